/** Our own element around all content of a server element. */
import { nextFrames, root, until } from '@enliven/testing';
import { atom } from 'nanostores';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useAttr, useStore, useWrap, wrapContent } from '../src';
import { cleanUp, mountAll } from './support/bring';

afterEach(cleanUp);

const SERVER = '<h5 class="probe">Text <b>bold</b><!-- note --> end</h5>';

describe('wrapContent', () => {
  it('moves the nodes into the wrapper, and out again', () => {
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

  it('wraps empty content', () => {
    const parent = root('<p></p>');
    const unwrap = wrapContent(parent, 'span', () => {});
    expect(parent.innerHTML).toBe('<span></span>');
    unwrap();
    expect(parent.outerHTML).toBe('<p></p>');
  });

  it('calls its callback once while the content is not replaced', async () => {
    const onChange = vi.fn();
    const unwrap = wrapContent(root(SERVER), 'span', onChange);
    await nextFrames();
    expect(onChange).toHaveBeenCalledOnce();
    unwrap();
  });

  it('wraps content that replaces the wrapped content', async () => {
    const parent = root(SERVER);
    const onChange = vi.fn();
    const unwrap = wrapContent(parent, 'span', onChange);
    parent.innerHTML = 'new <i>text</i>';
    await until(() => onChange.mock.calls.length === 2);
    expect(parent.innerHTML).toBe('<span>new <i>text</i></span>');
    expect(onChange.mock.lastCall?.[0]).toBe(parent.firstElementChild);
    await nextFrames();
    expect(onChange).toHaveBeenCalledTimes(2);
    unwrap();
    expect(parent.innerHTML).toBe('new <i>text</i>');
  });

  it('does not move content that another script adds beside the wrapper', async () => {
    const parent = root(SERVER);
    const unwrap = wrapContent(parent, 'span', () => {});
    parent.append('beside');
    await nextFrames();
    unwrap();
    expect(parent.innerHTML).toBe('Text <b>bold</b><!-- note --> endbeside');
  });

  it('does not restore content that was removed with the wrapper', () => {
    const parent = root(SERVER);
    const unwrap = wrapContent(parent, 'span', () => {});
    parent.innerHTML = 'new';
    unwrap();
    expect(parent.innerHTML).toBe('new');
  });

  it('ends its observation when it is undone', async () => {
    const parent = root(SERVER);
    const onChange = vi.fn();
    wrapContent(parent, 'span', onChange)();
    parent.innerHTML = 'new';
    await nextFrames();
    expect(onChange).toHaveBeenCalledOnce();
    expect(parent.innerHTML).toBe('new');
  });

  it('wraps without MutationObserver', () => {
    vi.stubGlobal('MutationObserver', undefined);
    const parent = root(SERVER);
    wrapContent(parent, 'span', () => {})();
    expect(document.body.innerHTML).toBe(SERVER);
    vi.unstubAllGlobals();
  });
});

describe('useWrap', () => {
  it('returns the wrapper, and removes it when the component unmounts', async () => {
    const { element, stop } = await mountAll(({ element }) => {
      const wrapper = useWrap(element, 'button');
      useAttr(wrapper, 'type', 'button');
      return null;
    }, SERVER);
    await until(() => element.innerHTML.startsWith('<button type="button">Text'));
    await stop();
    expect(document.body.innerHTML).toBe(SERVER);
  });

  it('returns a span by default, and nothing without a parent', async () => {
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

  it('returns the new wrapper after the content was replaced', async () => {
    const { element } = await mountAll(({ element }) => {
      useAttr(useWrap(element), 'data-ours', '');
      return null;
    }, SERVER);
    element.innerHTML = 'new';
    await until(() => element.innerHTML === '<span data-ours="">new</span>');
  });
});
