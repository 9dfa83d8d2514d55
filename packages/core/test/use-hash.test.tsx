/** Module state in the address: read on mount, followed on change, written without changing other entries. */
import { countListeners, nextFrames, withJQuery } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $hash, HashEvent, setHash, useHash } from '../src';
import { cleanUp, mountAll, type Probe } from './support/bring';

const applied = vi.fn<(params: string[]) => void>();
const Hashed: Probe = ({ element }) => {
  useHash(element, applied);
  return null;
};

/** Changes the address as the visitor or another script does. */
function go(hash: string): void {
  history.replaceState(null, '', hash || location.pathname);
  window.dispatchEvent(new Event('hashchange'));
}

beforeEach(() => void applied.mockReset());
afterEach(cleanUp);

describe('useHash', () => {
  it('applies the parameters of the address on mount', async () => {
    go('#other|1||faq|2|x');
    await mountAll(Hashed, '<div class="probe" id="faq"></div>');
    expect(applied).toHaveBeenLastCalledWith(['2', 'x']);
  });

  it.each(['', '#', '#faq', '#other|2', '#|2', '#faq2|1'])('applies nothing for %j', async (hash) => {
    go(hash);
    await mountAll(Hashed, '<div class="probe" id="faq"></div>');
    expect(applied).not.toHaveBeenCalled();
  });

  it('ignores an element without id', async () => {
    go('#|2');
    await mountAll(Hashed, '<div class="probe"></div>');
    expect(applied).not.toHaveBeenCalled();
  });

  it('follows its entry of the address, and ignores other entries', async () => {
    await mountAll(Hashed, '<div class="probe" id="faq"></div>');
    go('#faq|1');
    go('#other|7');
    go('#faq|2||other|7');
    expect(applied.mock.calls).toEqual([[['1']], [['2']]]);
  });

  it('handles the event et_hashchange of other scripts, and converts its parameters to text', async () => {
    const { element } = await mountAll(Hashed, '<div class="probe" id="faq"></div>');
    element.dispatchEvent(Object.assign(new Event('et_hashchange'), { params: [3, 'b'] }));
    element.dispatchEvent(new Event('et_hashchange'));
    expect(applied.mock.calls).toEqual([[['3', 'b']], [[]]]);
  });

  it('ignores the event of a child', async () => {
    const { element } = await mountAll(Hashed, '<div class="probe" id="outer"><div id="inner"></div></div>');
    element.firstElementChild?.dispatchEvent(new HashEvent(['1']));
    go('#inner|1');
    expect(applied).not.toHaveBeenCalled();
  });

  it('handles an event that jQuery triggers, once', () =>
    withJQuery(async ($) => {
      const { element } = await mountAll(Hashed, '<div class="probe" id="faq"></div>');
      $(element).trigger($.Event('et_hashchange', { params: ['2'] }));
      expect(applied.mock.calls).toEqual([[['2']]]);
      go('#faq|4');
      expect(applied.mock.calls).toEqual([[['2']], [['4']]]);
    }));

  it('also calls listeners that jQuery has added to the element', () =>
    withJQuery(async ($) => {
      const { element } = await mountAll(Hashed, '<div class="probe" id="faq"></div>');
      const heard: unknown[] = [];
      $(element).on('et_hashchange', (event) => heard.push((event as unknown as { params: unknown }).params));
      go('#faq|1');
      $(element).off('et_hashchange');
      expect(heard).toEqual([['1']]);
    }));

  it('removes its listeners with its mount', async () => {
    const listeners = countListeners();
    const { stop, element } = await mountAll(Hashed, '<div class="probe" id="faq"></div>');
    await stop();
    go('#faq|1');
    element.dispatchEvent(new HashEvent(['1']));
    expect(applied).not.toHaveBeenCalled();
    expect(listeners.left()).toEqual([]);
    listeners.stop();
  });
});

describe('$hash', () => {
  it('returns the hash of the address', () => {
    go('#faq|1');
    expect($hash.get()).toBe('#faq|1');
  });

  it('dispatches et_hashchange on the modules that a new hash names', () => {
    document.body.innerHTML = '<p id="a"></p><p id="b"></p><p id="c"></p>';
    const heard: unknown[] = [];
    document.body.addEventListener('et_hashchange', (event) => {
      heard.push([(event.target as Element).id, (event as HashEvent).params]);
    });
    const off = $hash.listen(() => {});
    go('#a|1||nobody|2||b|x|y||c');
    off();
    go('#a|2');
    expect(heard).toEqual([
      ['a', ['1']],
      ['b', ['x', 'y']],
    ]);
  });

  it('does not use an id as a selector', () => {
    document.body.innerHTML = '<p class="victim"></p>';
    const heard = vi.fn();
    document.body.addEventListener('et_hashchange', heard, { once: true });
    const off = $hash.listen(() => {});
    for (const hash of ['#.victim|1', '#p|1', '#%3Cimg src=x%3E|1', '#*|1']) expect(() => go(hash)).not.toThrow();
    off();
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('setHash', () => {
  beforeEach(() => {
    document.body.innerHTML = '<p id="faq"></p><p id="works"></p>';
  });

  it('writes an entry and keeps the others', () => {
    setHash('faq', [1]);
    expect(location.hash).toBe('#faq|1');
    setHash('works', ['print', 2]);
    expect(location.hash).toBe('#faq|1||works|print|2');
    setHash('faq', [0]);
    expect(location.hash).toBe('#faq|0||works|print|2');
  });

  it('keeps a plain anchor as the first entry', () => {
    go('#pricing');
    setHash('faq', [1]);
    expect(location.hash).toBe('#pricing||faq|1');
  });

  it('adds at most one history entry, and none when nothing changes', async () => {
    await nextFrames();
    const before = history.length;
    setHash('faq', [1]);
    const after = history.length;
    setHash('faq', [1]);
    expect(history.length).toBe(after);
    expect(after - before).toBeLessThanOrEqual(1);
  });

  it('does nothing for a module that is not on the page', () => {
    setHash('nobody', [1]);
    expect(location.hash).toBe('');
  });
});
