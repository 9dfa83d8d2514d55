/** Our own elements on a page that other scripts change. */
import { click, nextFrames, until } from '@enliven/testing';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Slot, useAttr, useWrap } from '../src';
import { begin, cleanUp, consoleMessagesOf, mountAll, type Probe, probe, settled, states } from './support/bring';

afterEach(cleanUp);

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
const Slotted: Probe = ({ element }) => (
  <Slot at={element} className="ours">
    <Counter />
  </Slot>
);
const SERVER = '<div class="probe"><p>server</p></div>';
const buttons = () => [...document.querySelectorAll('button')];

describe('Slot', () => {
  it('survives the removal of its host’s content, as do other slots', async () => {
    document.body.innerHTML = SERVER.repeat(3);
    const { errors } = await consoleMessagesOf(async () => {
      const runtime = begin([probe(Slotted)]);
      await settled(runtime);
      const [host] = document.querySelectorAll('.probe');
      (host as Element).innerHTML = '';
      await nextFrames(3);
      expect(states(runtime)).toEqual(['mounted', 'mounted', 'mounted']);
      for (const button of buttons()) click(button);
      await until(() => buttons().every(({ textContent }) => textContent === '1'));
      expect(buttons()).toHaveLength(2);
      await runtime.stop();
      expect(document.body.innerHTML).toBe(`<div class="probe"></div>${SERVER.repeat(2)}`);
    });
    expect(errors).toEqual([]);
  });

  it('is removed with its host, and drawn again with it', async () => {
    const { element, runtime } = await mountAll(Slotted, SERVER);
    element.remove();
    await until(() => element.outerHTML === SERVER);
    document.body.append(element);
    await until(() => states(runtime).join() === 'mounted');
    await until(() => buttons().length === 1);
  });

  it('keeps focus in the server element beside it', async () => {
    document.body.innerHTML = '<div class="probe"><input></div>';
    const field = document.querySelector('input') as HTMLInputElement;
    field.focus();
    const runtime = begin([probe(Slotted)]);
    await settled(runtime);
    expect(document.activeElement).toBe(field);
    await runtime.stop();
    expect(document.activeElement).toBe(field);
  });
});

const Wrapped: Probe = ({ element }) => {
  useAttr(useWrap(element, 'span'), 'data-ours', '');
  return null;
};

describe('useWrap', () => {
  it('wraps content that replaces the wrapped content', async () => {
    const { element, stop } = await mountAll(Wrapped, '<h5 class="probe">one <b>two</b></h5>');
    expect(element.innerHTML).toBe('<span data-ours="">one <b>two</b></span>');
    for (const content of ['three', '<i>four</i> five', '']) {
      element.innerHTML = content;
      await until(() => element.innerHTML === `<span data-ours="">${content}</span>`);
    }
    element.textContent = 'six';
    await until(() => element.innerHTML === '<span data-ours="">six</span>');
    await stop();
    expect(element.outerHTML).toBe('<h5 class="probe">six</h5>');
  });
});
