/** Drawn content in an element of ours. */
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

/** Returns a component that draws a counter in a slot with the props of the store. */
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
  ])('is inserted %s, and removed without a trace', async (where, expected) => {
    const { stop } = await mountAll(slotted({ where }).component, SERVER);
    const ours = '<div data-enliven-ignore=""><button type="button">0</button></div>';
    expect(document.body.innerHTML).toBe(expected.replace('[]', ours));
    await stop();
    expect(document.body.innerHTML).toBe(SERVER);
  });

  it('has the given tag and classes', async () => {
    await mountAll(slotted({ tag: 'nav', className: 'arrows big' }).component, SERVER);
    expect(button().parentElement?.outerHTML).toMatch(/^<nav class="arrows big" data-enliven-ignore="">/);
  });

  it('is the last child by default', async () => {
    const { element } = await mountAll(slotted({}).component, SERVER);
    expect(element.lastElementChild).toBe(button().parentElement);
  });

  it('handles clicks', async () => {
    await mountAll(slotted({}).component, SERVER);
    button().click();
    await until(() => button().textContent === '1');
  });

  it('moves when its position changes, and leaves nothing behind', async () => {
    const { $props, component } = slotted({ where: 'beforebegin' });
    await mountAll(component, SERVER);
    $props.set({ where: 'afterend', tag: 'p' });
    await until(() => document.body.lastElementChild?.localName === 'p');
    await nextFrames();
    expect(document.querySelectorAll('button')).toHaveLength(1);
    $props.set(null);
    await until(() => document.body.innerHTML === SERVER);
  });

  it('survives the removal of its host’s content, as do other slots', async () => {
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

  it('is not searched for behaviors', async () => {
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

  it('removes its listeners from the page', async () => {
    const listeners = countListeners();
    const { stop } = await mountAll(slotted({}).component, SERVER);
    await stop();
    expect(listeners.left()).toEqual([]);
    listeners.stop();
  });
});
