/** When a runtime wakes its mounts: by the behavior's strategy, by the site's, and by the sweep. */
import { nextFrames, root, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { When } from '../src';
import { begin, cleanUp, probe, states } from './support/bring';

/** Replaces the browser's idle callback. */
let idle: (() => void)[];
const beIdle = () => {
  for (const callback of idle.splice(0)) callback();
};

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  vi.stubGlobal('cancelIdleCallback', () => {});
  // No element is ever near the window.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(async () => {
  await cleanUp();
  vi.unstubAllGlobals();
});

const load = vi.fn(async () => ({ default: () => null }));
const waiting = (when?: When) => {
  load.mockClear();
  root('<p class="probe"></p>');
  return probe(() => null, { load, when: when ?? ('visible' as const) });
};

describe('a behavior', () => {
  it.each<[When, string]>([
    ['now', 'mounted'],
    ['visible', 'waiting'],
    ['idle', 'waiting'],
    ['interaction', 'waiting'],
  ])('with the strategy "%s" is %s before any event', async (when, state) => {
    const runtime = begin([waiting(when)]);
    await until(() => states(runtime).join() !== 'loading');
    await nextFrames(3);
    expect(states(runtime)).toEqual([state]);
    expect(load).toHaveBeenCalledTimes(when === 'now' ? 1 : 0);
  });

  it('waits to be near the window by default', async () => {
    const { when: _when, ...behavior } = waiting();
    const runtime = begin([behavior]);
    await nextFrames(3);
    expect(states(runtime)).toEqual(['waiting']);
  });

  it.each([
    ['now', 'mounted'],
    ['interaction', 'waiting'],
    ['nonsense', 'waiting'],
    [7, 'waiting'],
    [null, 'waiting'],
  ])('follows the site’s strategy %j', async (when, state) => {
    const runtime = begin([waiting()], { when: { probe: when as When } });
    await until(() => states(runtime).join() !== 'loading');
    await nextFrames(3);
    expect(states(runtime)).toEqual([state]);
  });

  it.each(['visible', 'idle', 'interaction'] as const)('with the strategy "%s" wakes in the sweep', async (when) => {
    const swept = vi.fn();
    const runtime = begin([waiting(when)], { onSwept: swept });
    await nextFrames();
    expect(swept).not.toHaveBeenCalled();
    beIdle();
    expect(swept).toHaveBeenCalledOnce();
    await until(() => states(runtime).join() === 'mounted');
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('the sweep', () => {
  it('runs again for elements that arrive after it', async () => {
    const swept = vi.fn();
    const runtime = begin([waiting()], { onSwept: swept });
    beIdle();
    document.body.insertAdjacentHTML('beforeend', '<p class="probe"></p>');
    await until(() => runtime.mounts.size === 2);
    beIdle();
    await until(() => states(runtime).join() === 'mounted,mounted');
    expect(swept).toHaveBeenCalledTimes(2);
  });

  it('is requested once, however often the page is scanned', () => {
    const runtime = begin([waiting('interaction')]);
    runtime.scan();
    runtime.scan();
    expect(idle).toHaveLength(1);
  });

  it('does not run after stop()', async () => {
    const swept = vi.fn();
    const runtime = begin([waiting()], { onSwept: swept });
    await runtime.stop();
    beIdle();
    await nextFrames();
    expect(swept).not.toHaveBeenCalled();
    expect(load).not.toHaveBeenCalled();
  });
});
