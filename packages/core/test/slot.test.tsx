/** New interface in an element of ours. */
import { countListeners, nextFrames, until } from '@enliven/testing';
import { atom } from 'nanostores';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Slot, type SlotProps, useStore } from '../src';
import { begin, cleanUp, mountAll, type Probe, probe, settled } from './support/bring';

afterEach(cleanUp);

const SERVER = '<ul class="probe"><li>server</li></ul>';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

/** A component that shows a counter in a slot, as the store says. */
function slotted(first: Partial<SlotProps> | null) {
  const $props = atom(first);
  const component: Probe = ({ element }) => {
    const props = useStore($props);
    return props ? (
      <Slot at={element} {...props}>
        <Counter />
      </Slot>
    ) : null;
  };
  return { $props, component };
}

const button = () => document.querySelector<HTMLButtonElement>('button') as HTMLButtonElement;

describe('Slot', () => {
  it.each<[InsertPosition, string]>([
    ['beforebegin', '[]<ul class="probe"><li>server</li></ul>'],
    ['afterbegin', '<ul class="probe">[]<li>server</li></ul>'],
    ['beforeend', '<ul class="probe"><li>server</li>[]</ul>'],
    ['afterend', '<ul class="probe"><li>server</li></ul>[]'],
  ])('stands %s, and goes without a trace', async (where, expected) => {
    const { stop } = await mountAll(slotted({ where }).component, SERVER);
    const ours = '<div data-enliven-ignore=""><button type="button">0</button></div>';
    expect(document.body.innerHTML).toBe(expected.replace('[]', ours));
    await stop();
    expect(document.body.innerHTML).toBe(SERVER);
  });

  it('has the tag and the classes it is given', async () => {
    await mountAll(slotted({ tag: 'nav', className: 'arrows big' }).component, SERVER);
    expect(button().parentElement?.outerHTML).toMatch(/^<nav class="arrows big" data-enliven-ignore="">/);
  });

  it('is at the end unless it is told otherwise', async () => {
    const { element } = await mountAll(slotted({}).component, SERVER);
    expect(element.lastElementChild).toBe(button().parentElement);
  });

  it('answers its visitors', async () => {
    await mountAll(slotted({}).component, SERVER);
    button().click();
    await until(() => button().textContent === '1');
  });

  it('moves when it is told to, and leaves nothing where it was', async () => {
    const { $props, component } = slotted({ where: 'beforebegin' });
    await mountAll(component, SERVER);
    $props.set({ where: 'afterend', tag: 'p' });
    await until(() => document.body.lastElementChild?.localName === 'p');
    await nextFrames();
    expect(document.querySelectorAll('button')).toHaveLength(1);
    $props.set(null);
    await until(() => document.body.innerHTML === SERVER);
  });

  it('survives its host being emptied, and so do its neighbours', async () => {
    document.body.innerHTML = SERVER + SERVER;
    const runtime = begin([probe(slotted({}).component)]);
    await settled(runtime);
    const [first, second] = document.querySelectorAll<HTMLElement>('.probe');
    (first as HTMLElement).innerHTML = '';
    await nextFrames();
    const alive = second?.querySelector('button') as HTMLButtonElement;
    alive.click();
    await until(() => alive.textContent === '1');
    await runtime.stop();
    expect(document.body.innerHTML).toBe(`<ul class="probe"></ul>${SERVER}`);
  });

  it('is not looked into for behaviors', async () => {
    const { runtime } = await mountAll(
      ({ element }) => (
        <Slot at={element}>
          <i className="probe" />
        </Slot>
      ),
      SERVER,
    );
    await nextFrames(3);
    expect(document.querySelectorAll('.probe')).toHaveLength(2);
    expect(runtime.mounts.size).toBe(1);
  });

  it('leaves no listener on the page', async () => {
    const listeners = countListeners();
    const { stop } = await mountAll(slotted({}).component, SERVER);
    await stop();
    expect(listeners.left()).toEqual([]);
    listeners.stop();
  });
});
