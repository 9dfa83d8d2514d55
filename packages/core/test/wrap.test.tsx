/** One element of ours around everything inside a server element. */
import { nextFrames, root, until } from '@enliven/testing';
import { atom } from 'nanostores';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useAttr, useStore, useWrap, wrapContent } from '../src';
import { cleanUp, mountAll } from './support/bring';

afterEach(cleanUp);

const SERVER = '<h5 class="probe">Text <b>bold</b><!-- note --> end</h5>';

describe('wrapContent', () => {
  it('moves the same nodes in, and out again', () => {
    const parent = root(SERVER);
    const nodes = [...parent.childNodes];
    const wraps: HTMLElement[] = [];
    const unwrap = wrapContent(parent, 'button', (wrapper) => wraps.push(wrapper));
    expect(parent.innerHTML).toBe('<button>Text <b>bold</b><!-- note --> end</button>');
    expect([...(wraps[0] as Element).childNodes]).toEqual(nodes);
    unwrap();
    expect(document.body.innerHTML).toBe(SERVER);
    expect([...parent.childNodes]).toEqual(nodes);
  });

  it('wraps nothing, too', () => {
    const parent = root('<p></p>');
    const unwrap = wrapContent(parent, 'span', () => {});
    expect(parent.innerHTML).toBe('<span></span>');
    unwrap();
    expect(parent.outerHTML).toBe('<p></p>');
  });

  it('tells of the wrapper once, and keeps quiet while nothing is replaced', async () => {
    const told = vi.fn();
    const unwrap = wrapContent(root(SERVER), 'span', told);
    await nextFrames();
    expect(told).toHaveBeenCalledOnce();
    unwrap();
  });

  it('wraps again what replaces its content', async () => {
    const parent = root(SERVER);
    const told = vi.fn();
    const unwrap = wrapContent(parent, 'span', told);
    parent.innerHTML = 'new <i>text</i>';
    await until(() => told.mock.calls.length === 2);
    expect(parent.innerHTML).toBe('<span>new <i>text</i></span>');
    expect(told.mock.lastCall?.[0]).toBe(parent.firstElementChild);
    await nextFrames();
    expect(told).toHaveBeenCalledTimes(2);
    unwrap();
    expect(parent.innerHTML).toBe('new <i>text</i>');
  });

  it('leaves alone what somebody put beside it', async () => {
    const parent = root(SERVER);
    const unwrap = wrapContent(parent, 'span', () => {});
    parent.append('beside');
    await nextFrames();
    unwrap();
    expect(parent.innerHTML).toBe('Text <b>bold</b><!-- note --> endbeside');
  });

  it('does not put back what was thrown away with it', () => {
    const parent = root(SERVER);
    const unwrap = wrapContent(parent, 'span', () => {});
    parent.innerHTML = 'new';
    unwrap();
    expect(parent.innerHTML).toBe('new');
  });

  it('stops watching', async () => {
    const parent = root(SERVER);
    const told = vi.fn();
    wrapContent(parent, 'span', told)();
    parent.innerHTML = 'new';
    await nextFrames();
    expect(told).toHaveBeenCalledOnce();
    expect(parent.innerHTML).toBe('new');
  });

  it('wraps where nothing can be watched', () => {
    vi.stubGlobal('MutationObserver', undefined);
    const parent = root(SERVER);
    wrapContent(parent, 'span', () => {})();
    expect(document.body.innerHTML).toBe(SERVER);
    vi.unstubAllGlobals();
  });
});

describe('useWrap', () => {
  it('gives the wrapper to its component, and takes it away with it', async () => {
    const { element, stop } = await mountAll(({ element }) => {
      const wrapper = useWrap(element, 'button');
      useAttr(wrapper, 'type', 'button');
      return null;
    }, SERVER);
    await until(() => element.innerHTML.startsWith('<button type="button">Text'));
    await stop();
    expect(document.body.innerHTML).toBe(SERVER);
  });

  it('is a span, and null without a parent', async () => {
    const $there = atom(false);
    const seen: (string | undefined)[] = [];
    const { element } = await mountAll(({ element }) => {
      seen.push(useWrap(useStore($there) ? element : null)?.localName);
      return null;
    }, SERVER);
    expect(new Set(seen)).toEqual(new Set([undefined]));
    $there.set(true);
    await until(() => seen.at(-1) === 'span');
    $there.set(false);
    await until(() => seen.at(-1) === undefined);
    expect(element.outerHTML).toBe(SERVER);
  });

  it('gives the new wrapper after its content was replaced', async () => {
    const { element } = await mountAll(({ element }) => {
      useAttr(useWrap(element), 'data-ours', '');
      return null;
    }, SERVER);
    element.innerHTML = 'new';
    await until(() => element.innerHTML === '<span data-ours="">new</span>');
  });
});
