/** Plain elements of the theme that act as buttons. */
import { key, onEitherPage } from '@enliven/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { useButton } from '../src';
import { cleanUp, mountAll } from './support/bring';

afterEach(cleanUp);

const SERVER = '<span class="probe">Play <a href="#more">more</a></span>';

function Button({ element }: { element: Element }): null {
  useButton(element as HTMLElement);
  return null;
}

/** The button, and what hears that it is pressed. */
async function mountButton() {
  const { element, stop } = await mountAll(Button, SERVER);
  const pressed = vi.fn();
  element.addEventListener('click', pressed);
  return { element, stop, pressed };
}

onEitherPage('a button of a plain element', () => {
  it('is one for keyboard and screen reader, and is given back', async () => {
    const { element, stop } = await mountButton();
    expect([element.getAttribute('role'), element.getAttribute('tabindex')]).toEqual(['button', '0']);
    await stop();
    expect(document.body.innerHTML).toBe(SERVER);
  });

  it('is clicked by Enter and Space, once however long they are held, and by no other key', async () => {
    const { element, pressed } = await mountButton();
    for (const name of ['Enter', ' ']) {
      key(name, element);
      key(name, element, { repeat: true });
    }
    for (const name of ['a', 'Tab', 'ArrowDown', 'Escape']) key(name, element);
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('leaves the keys of what stands in it alone', async () => {
    const { element, pressed } = await mountButton();
    const inner = element.querySelector('a') as HTMLElement;
    const heard = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    expect([inner.dispatchEvent(heard), pressed.mock.calls.length]).toEqual([true, 0]);
  });
});
