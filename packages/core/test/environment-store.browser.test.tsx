/** Stores over a real window: current without listeners, updated with listeners, detached with the last one. */
import { countListeners, root, until } from '@enliven/testing';
import type { ReadableAtom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { $breakpoint, $builder, $hash, $pageVisible, $reducedMotion, $scroll, $viewport, setHash } from '../src';
import { cleanUp } from './support/bring';

beforeEach(async () => {
  await page.viewport(1200, 800);
  root('<p id="faq">faq</p><div style="height:5000px"></div>');
  window.scrollTo({ top: 0, behavior: 'instant' });
});
afterEach(cleanUp);

/** Collects the values that a store announces. */
function listenTo<T>(store: ReadableAtom<T>) {
  const heard: T[] = [];
  const off = store.listen((value) => heard.push(value as T));
  return { heard, off };
}

describe.each<[string, ReadableAtom<unknown>, string[]]>([
  ['$viewport', $viewport, ['resize', 'orientationchange', 'pageshow']],
  ['$scroll', $scroll, ['scroll', 'pageshow']],
  ['$hash', $hash, ['hashchange']],
  ['$pageVisible', $pageVisible, ['visibilitychange', 'pagehide', 'pageshow']],
  ['$reducedMotion', $reducedMotion, ['change']],
  ['$breakpoint', $breakpoint, ['resize', 'orientationchange', 'pageshow']],
  ['$builder', $builder, []],
])('%s', (_name, store, types) => {
  it('listens to the window from the first subscriber to the last', () => {
    const listeners = countListeners();
    const open = () =>
      listeners
        .left()
        .map((text) => text.split(' ')[0])
        .sort();
    store.get();
    expect(open()).toEqual([]);
    const first = store.listen(() => {});
    const second = store.subscribe(() => {});
    expect(open()).toEqual([...types].sort());
    first();
    expect(open()).toEqual([...types].sort());
    second();
    expect(open()).toEqual([]);
    listeners.stop();
  });
});

describe('$viewport', () => {
  it('is the size of the window without its scroll bar', async () => {
    const { heard, off } = listenTo($viewport);
    expect($viewport.get()).toEqual({ width: document.documentElement.clientWidth, height: window.innerHeight });
    await page.viewport(700, 500);
    await until(() => heard.length > 0);
    off();
    expect(heard.at(-1)).toEqual({ width: document.documentElement.clientWidth, height: window.innerHeight });
    expect(heard.at(-1)?.width).toBeLessThanOrEqual(700);
  });
});

describe('$breakpoint', () => {
  it('follows the width and announces only changes of the breakpoint', async () => {
    const { heard, off } = listenTo($breakpoint);
    for (const [width, mode] of [
      [1000, 'desktop'],
      [900, 'tablet'],
      [600, 'phone'],
    ] as const) {
      await page.viewport(width, 800);
      await until(() => $breakpoint.get() === mode);
    }
    off();
    expect(heard).toEqual(['tablet', 'phone']);
  });
});

describe('$scroll', () => {
  it('follows the scroll position of the page, also without listeners', async () => {
    const { heard, off } = listenTo($scroll);
    window.scrollTo({ top: 321, behavior: 'instant' });
    await until(() => heard.length > 0);
    off();
    expect(heard.at(-1)).toEqual({ x: 0, y: 321 });
    window.scrollTo({ top: 0, behavior: 'instant' });
    expect($scroll.get()).toEqual({ x: 0, y: 0 });
  });
});

describe('$hash', () => {
  it('follows a hash that a module writes, without scrolling the page', async () => {
    const { heard, off } = listenTo($hash);
    window.scrollTo({ top: 1500, behavior: 'instant' });
    setHash('faq', [2]);
    await until(() => heard.length > 0);
    off();
    expect(heard).toEqual(['#faq|2']);
    expect(location.hash).toBe('#faq|2');
    expect(window.scrollY).toBe(1500);
  });

  it('escapes parameters that an address cannot hold, and writes the same hash only once', async () => {
    setHash('faq', ['a|b', 'é ü', '<b>']);
    expect(location.hash).toBe('#faq|a%7Cb|%C3%A9%20%C3%BC|%3Cb%3E');
    const length = history.length;
    setHash('faq', ['a|b', 'é ü', '<b>']);
    expect(history.length).toBe(length);
  });

  it('dispatches et_hashchange on the module when the visitor goes back', async () => {
    const heard = vi.fn();
    const faq = document.querySelector('#faq') as Element;
    faq.addEventListener('et_hashchange', (event) => heard((event as Event & { params: string[] }).params));
    const { off } = listenTo($hash);
    setHash('faq', [1]);
    await until(() => heard.mock.calls.length === 1);
    setHash('faq', [2]);
    await until(() => heard.mock.calls.length === 2);
    history.back();
    await until(() => heard.mock.calls.length === 3);
    off();
    expect(heard.mock.calls).toEqual([[['1']], [['2']], [['1']]]);
  });
});
