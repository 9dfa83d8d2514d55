/** Elements of the theme that act as buttons. */
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

/** Mounts a button, and returns it with a listener of its clicks. */
async function mountButton() {
  const { element, stop } = await mountAll(Button, SERVER);
  const pressed = vi.fn();
  element.addEventListener('click', pressed);
  return { element, stop, pressed };
}

onEitherPage('an element that acts as a button', () => {
  it('has the role and tabindex of a button until it is restored', async () => {
    const { element, stop } = await mountButton();
    expect([element.getAttribute('role'), element.getAttribute('tabindex')]).toEqual(['button', '0']);
    await stop();
    expect(document.body.innerHTML).toBe(SERVER);
  });

  it('is clicked by Enter and Space only, once while the key is held', async () => {
    const { element, pressed } = await mountButton();
    for (const name of ['Enter', ' ']) {
      key(name, element);
      key(name, element, { repeat: true });
    }
    for (const name of ['a', 'Tab', 'ArrowDown', 'Escape']) key(name, element);
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('ignores keys pressed in a link inside', async () => {
    const { element, pressed } = await mountButton();
    const inner = element.querySelector('a') as HTMLElement;
    const heard = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    expect([inner.dispatchEvent(heard), pressed.mock.calls.length]).toEqual([true, 0]);
  });
});
