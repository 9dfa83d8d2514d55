/** Strategies: when a behavior wakes. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idle, interaction, now, strategies, visible } from '../src/runtime/strategies';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const element = () => document.createElement('div');

it('strategies are now, visible, idle and interaction', () => {
  expect(strategies).toEqual({ now, visible, idle, interaction });
});

it('now wakes at once', () => {
  const wake = vi.fn();
  now(element(), wake)();
  expect(wake).toHaveBeenCalledOnce();
});

it('interaction does not wake by itself', () => {
  const wake = vi.fn();
  interaction(element(), wake)();
  expect(wake).not.toHaveBeenCalled();
});

describe('visible', () => {
  /** Observer that sees the elements which the test shows. */
  class Eye {
    static readonly open = new Set<Eye>();
    readonly watched = new Set<Element>();
    constructor(
      readonly see: (entries: { target: Element; isIntersecting: boolean }[]) => void,
      readonly options: IntersectionObserverInit,
    ) {
      Eye.open.add(this);
    }
    observe = (target: Element) => void this.watched.add(target);
    unobserve = (target: Element) => void this.watched.delete(target);
    disconnect = () => void Eye.open.delete(this);
  }
  const eye = () => [...Eye.open][0] as Eye;
  const show = (target: Element, isIntersecting = true) => eye().see([{ target, isIntersecting }]);

  beforeEach(() => {
    Eye.open.clear();
    vi.stubGlobal('IntersectionObserver', Eye);
  });

  it('wakes an element near the window and no other', () => {
    const [near, far] = [element(), element()];
    const [wakeNear, wakeFar] = [vi.fn(), vi.fn()];
    const offs = [visible(near, wakeNear), visible(far, wakeFar)];
    show(far, false);
    show(near);
    expect(wakeNear).toHaveBeenCalledOnce();
    expect(wakeFar).not.toHaveBeenCalled();
    for (const off of offs) off();
  });

  it('has a margin of 300 px', () => {
    const off = visible(element(), () => {});
    expect(eye().options.rootMargin).toBe('300px 0px');
    off();
  });

  it('shares one observer, which ends with the last element', () => {
    const offs = [element(), element(), element()].map((target) => visible(target, () => {}));
    expect(Eye.open.size).toBe(1);
    expect(eye().watched.size).toBe(3);
    offs[0]?.();
    expect(eye().watched.size).toBe(2);
    for (const off of offs.slice(1)) off();
    expect(Eye.open.size).toBe(0);
    visible(element(), () => {})();
    expect(Eye.open.size).toBe(0);
  });

  it('wakes every behavior on one element, except a cancelled one', () => {
    const target = element();
    const wakes = [vi.fn(), vi.fn()];
    const [first, second] = wakes.map((wake) => visible(target, wake));
    first?.();
    expect(eye().watched.has(target)).toBe(true);
    show(target);
    expect(wakes[0]).not.toHaveBeenCalled();
    expect(wakes[1]).toHaveBeenCalledOnce();
    second?.();
    second?.();
    expect(Eye.open.size).toBe(0);
  });

  it('can be cancelled while it wakes', () => {
    const target = element();
    const offs: (() => void)[] = [];
    const wakes = [0, 1].map((at) => vi.fn(() => offs[at]?.()));
    for (const wake of wakes) offs.push(visible(target, wake));
    show(target);
    expect(wakes.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(Eye.open.size).toBe(0);
  });

  it('wakes at once without IntersectionObserver', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const wake = vi.fn();
    visible(element(), wake)();
    expect(wake).toHaveBeenCalledOnce();
  });
});

describe('idle', () => {
  const state = (value: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(value);
  /** Browser that is idle when the test calls `rest`. */
  function browser() {
    const idleCalls: [callback: () => void, options: object | undefined][] = [];
    vi.stubGlobal('requestIdleCallback', (...args: (typeof idleCalls)[number]) => idleCalls.push(args));
    return { idleCalls, rest: () => idleCalls.map(([callback]) => callback()) };
  }

  it('waits for idle time of the browser, for at most two seconds', () => {
    const { idleCalls, rest } = browser();
    state('complete');
    const wake = vi.fn();
    idle(element(), wake);
    expect(idleCalls.map(([, options]) => options)).toEqual([{ timeout: 2000 }]);
    expect(wake).not.toHaveBeenCalled();
    rest();
    expect(wake).toHaveBeenCalledOnce();
  });

  it('waits 200 ms without requestIdleCallback', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // Stubbed first, so that the stub's removal restores the function afterwards.
    vi.stubGlobal('requestIdleCallback', undefined);
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    state('complete');
    const wake = vi.fn();
    idle(element(), wake);
    vi.advanceTimersByTime(199);
    expect(wake).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(wake).toHaveBeenCalledOnce();
  });

  it.each(['loading', 'interactive'] as const)('waits for the load event while the page is %s', (readyState) => {
    const { idleCalls, rest } = browser();
    state(readyState);
    const wake = vi.fn();
    idle(element(), wake);
    expect(idleCalls).toEqual([]);
    window.dispatchEvent(new Event('load'));
    window.dispatchEvent(new Event('load'));
    expect(idleCalls).toHaveLength(1);
    rest();
    expect(wake).toHaveBeenCalledOnce();
  });

  it('does not wake a cancelled element, before or after the load event', () => {
    const { idleCalls, rest } = browser();
    const wake = vi.fn();
    state('complete');
    idle(element(), wake)();
    rest();
    idleCalls.length = 0;
    state('loading');
    idle(element(), wake)();
    window.dispatchEvent(new Event('load'));
    rest();
    expect(idleCalls).toEqual([]);
    expect(wake).not.toHaveBeenCalled();
  });
});
