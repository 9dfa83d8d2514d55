/** When a page's behaviors wake, as the runtime sees it: their own choice, the site's, and the sweep at the end. */
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
  // Nothing is ever near the window.
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
  ])('that wakes "%s" is %s before anything has happened', async (when, state) => {
    const runtime = begin([waiting(when)]);
    await until(() => states(runtime).join() !== 'loading');
    await nextFrames(3);
    expect(states(runtime)).toEqual([state]);
    expect(load).toHaveBeenCalledTimes(when === 'now' ? 1 : 0);
  });

  it('waits to be seen unless it says otherwise', async () => {
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
  ])('wakes when the site says %j', async (when, state) => {
    const runtime = begin([waiting()], { when: { probe: when, other: 'now' } });
    await until(() => states(runtime).join() !== 'loading');
    await nextFrames(3);
    expect(states(runtime)).toEqual([state]);
  });

  it.each(['visible', 'idle', 'interaction'] as const)(
    'that wakes "%s" is swept once the page is idle',
    async (when) => {
      const swept = vi.fn();
      const runtime = begin([waiting(when)], { onSwept: swept });
      await nextFrames();
      expect(swept).not.toHaveBeenCalled();
      beIdle();
      expect(swept).toHaveBeenCalledOnce();
      await until(() => states(runtime).join() === 'mounted');
      expect(load).toHaveBeenCalledOnce();
    },
  );
});

describe('the sweep', () => {
  it('comes again for what arrives after it', async () => {
    const swept = vi.fn();
    const runtime = begin([waiting()], { onSwept: swept });
    beIdle();
    document.body.insertAdjacentHTML('beforeend', '<p class="probe"></p>');
    await until(() => runtime.mounts.size === 2);
    beIdle();
    await until(() => states(runtime).join() === 'mounted,mounted');
    expect(swept).toHaveBeenCalledTimes(2);
  });

  it('is asked for once, however often the page is scanned', () => {
    const runtime = begin([waiting('interaction')]);
    runtime.scan();
    runtime.scan();
    expect(idle).toHaveLength(1);
  });

  it('does not come after the end', async () => {
    const swept = vi.fn();
    const runtime = begin([waiting()], { onSwept: swept });
    await runtime.stop();
    beIdle();
    await nextFrames();
    expect(swept).not.toHaveBeenCalled();
    expect(load).not.toHaveBeenCalled();
  });
});
