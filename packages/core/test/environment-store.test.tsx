/** Stores over values of the browser: current without listeners, silent without changes, detached with the last one. */
import { countListeners, until } from '@enliven/testing';
import { atom } from 'nanostores';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { $breakpoint, $pageVisible, $reducedMotion, $viewport, environmentStore, useStore } from '../src';
import { cleanUp, mountAll } from './support/bring';

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await cleanUp();
});

/** Returns a value outside of the store, and a store that reads it. */
function world<T>(first: T, same?: (a: T, b: T) => boolean) {
  const outside = { value: first, tell: () => {}, attached: 0, detached: 0 };
  const store = environmentStore<T>(
    () => outside.value,
    (update) => {
      outside.attached += 1;
      outside.tell = update;
      return () => {
        outside.detached += 1;
      };
    },
    same,
  );
  return { outside, store };
}

describe('environmentStore', () => {
  it('returns the current value without listeners', () => {
    const { outside, store } = world(1);
    expect(store.get()).toBe(1);
    outside.value = 2;
    expect(store.get()).toBe(2);
    expect(outside.attached).toBe(0);
  });

  it('attaches with the first listener and detaches with the last', () => {
    const { outside, store } = world(1);
    const offs = [store.listen(() => {}), store.listen(() => {}), store.subscribe(() => {})];
    expect(outside.attached).toBe(1);
    for (const off of offs.slice(1)) off();
    expect(outside.detached).toBe(0);
    offs[0]?.();
    expect(outside.detached).toBe(1);
    store.listen(() => {})();
    expect([outside.attached, outside.detached]).toEqual([2, 2]);
  });

  it('detaches once, however often a listener is removed', () => {
    const { outside, store } = world(1);
    const off = store.listen(() => {});
    off();
    off();
    const stay = store.listen(() => {});
    off();
    expect([outside.attached, outside.detached]).toEqual([2, 1]);
    stay();
  });

  it('does not announce earlier changes to a new listener', () => {
    const { outside, store } = world(1);
    store.get();
    outside.value = 2;
    const heard = vi.fn();
    const off = store.listen(heard);
    expect(heard).not.toHaveBeenCalled();
    expect(store.get()).toBe(2);
    off();
  });

  it('calls a subscriber at once with the current value', () => {
    const { store } = world('now');
    const heard = vi.fn();
    store.subscribe((value) => heard(value))();
    expect(heard).toHaveBeenCalledExactlyOnceWith('now');
  });

  it('announces changes and no equal values', () => {
    const { outside, store } = world({ x: 1 }, (a, b) => a?.x === b.x);
    const heard = vi.fn();
    const off = store.listen(({ x }) => heard(x));
    outside.tell();
    outside.value = { x: 1 };
    outside.tell();
    outside.value = { x: 2 };
    outside.tell();
    expect(heard.mock.calls).toEqual([[2]]);
    off();
  });

  it('returns the same object while the value is equal', () => {
    const { outside, store } = world({ x: 1 }, (a, b) => a?.x === b.x);
    const first = store.get();
    outside.value = { x: 1 };
    expect(store.get()).toBe(first);
  });
});

describe('useStore', () => {
  it('renders with the selected part, and again only when the part changes', async () => {
    const $store = atom({ a: 1, b: 1 });
    const rendered: number[] = [];
    const { element, stop } = await mountAll(({ element }) => {
      const a = useStore($store, (value) => value.a);
      rendered.push(a);
      element.textContent = String(a);
      return null;
    });
    const before = rendered.length;
    $store.set({ a: 1, b: 2 });
    $store.set({ a: 1, b: 3 });
    $store.set({ a: 2, b: 3 });
    await until(() => element.textContent === '2');
    expect(rendered.slice(before).every((a) => a === 2)).toBe(true);
    await stop();
    expect($store.lc).toBe(0);
  });

  it('keeps the store attached while the component is mounted', async () => {
    const { outside, store } = world('phone');
    const { stop } = await mountAll(({ element }) => {
      element.id = useStore(store);
      return null;
    });
    expect(outside.attached - outside.detached).toBe(1);
    outside.value = 'tablet';
    outside.tell();
    await until(() => document.querySelector('.probe')?.id === 'tablet');
    await stop();
    expect(outside.attached).toBe(outside.detached);
  });
});

describe('core’s store', () => {
  it.each([
    ['$viewport', $viewport],
    ['$breakpoint', $breakpoint],
    ['$pageVisible', $pageVisible],
    ['$reducedMotion', $reducedMotion],
  ] as const)('%s removes its listeners from the window', (_name, store) => {
    const listeners = countListeners();
    const off = (store.listen as (listener: () => void) => () => void)(() => {});
    off();
    expect(listeners.left()).toEqual([]);
    listeners.stop();
  });

  it('$reducedMotion follows the media query, and is false without matchMedia', () => {
    const list = Object.assign(new EventTarget(), { matches: false });
    vi.stubGlobal('matchMedia', () => list);
    const heard: boolean[] = [];
    const off = $reducedMotion.listen((value) => heard.push(value));
    list.matches = true;
    list.dispatchEvent(new Event('change'));
    off();
    list.matches = false;
    list.dispatchEvent(new Event('change'));
    expect(heard).toEqual([true]);
    vi.stubGlobal('matchMedia', undefined);
    expect($reducedMotion.get()).toBe(false);
    $reducedMotion.listen(() => {})();
  });

  it('$breakpoint follows the width and uses the site’s own names', () => {
    let width = 1200;
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockImplementation(() => width);
    const heard: string[] = [];
    const off = $breakpoint.listen((mode) => heard.push(mode));
    const resize = (to: number) => {
      width = to;
      window.dispatchEvent(new Event('resize'));
    };
    expect($breakpoint.get()).toBe('desktop');
    for (const to of [1100, 980, 800, 767, 1300]) resize(to);
    vi.stubGlobal('diviBreakpointData', { enabledBreakpoints: [{ name: 'wide', minWidth: { value: '1300px' } }] });
    resize(1301);
    off();
    expect(heard).toEqual(['tablet', 'phone', 'desktop', 'wide']);
  });

  it('$pageVisible is false in a background tab and in the back/forward cache', () => {
    let state = 'visible';
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => state as DocumentVisibilityState);
    const heard: boolean[] = [];
    const off = $pageVisible.listen((value) => heard.push(value));
    state = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    state = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
    off();
    expect(heard).toEqual([false, true, false, true]);
  });
});
