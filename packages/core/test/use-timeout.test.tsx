/** Timers that end with their mount: useTimeout, useInterval and useFrame. */
import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFrame, useInterval, useStore, useTimeout } from '../src';
import { cleanUp, consoleMessagesOf, mountAll, type Probe } from './support/bring';

/** Waits until React has rendered a change of a store, without running the timers under test. */
const rendered = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

let hidden = false;
const turn = (to: boolean) => {
  hidden = to;
  document.dispatchEvent(new Event('visibilitychange'));
  return rendered();
};

const $delay = atom<number | null>(null);
const $active = atom(false);
const called = vi.fn();

const $turn = atom(0);

const Timed: Probe = () => {
  useTimeout(called, useStore($delay), useStore($turn));
  return null;
};
const Repeated: Probe = () => {
  useInterval(called, useStore($delay));
  return null;
};
const Framed: Probe = () => {
  useFrame(called, useStore($active));
  return null;
};

/** Mounts before the timers are faked, so that only the hook's own timers are counted. */
async function alive(component: Probe, markup?: string) {
  const brought = await mountAll(component, markup);
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
  return brought;
}

async function set(delay: number | null): Promise<void> {
  $delay.set(delay);
  await rendered();
}

beforeEach(() => {
  hidden = false;
  $delay.set(null);
  $active.set(false);
  called.mockReset();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (hidden ? 'hidden' : 'visible'));
});
afterEach(async () => {
  vi.useRealTimers();
  await cleanUp();
  vi.restoreAllMocks();
});

describe('useTimeout', () => {
  it('restarts when its third argument changes', async () => {
    await alive(Timed);
    await set(100);
    vi.advanceTimersByTime(80);
    $turn.set($turn.get() + 1);
    await rendered();
    vi.advanceTimersByTime(80);
    expect(called).not.toHaveBeenCalled();
    vi.advanceTimersByTime(20);
    expect(called).toHaveBeenCalledTimes(1);
  });

  it('calls once, after its delay', async () => {
    await alive(Timed);
    await set(500);
    vi.advanceTimersByTime(499);
    expect(called).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(called).toHaveBeenCalledOnce();
  });

  it('restarts with another delay and stops with null', async () => {
    await alive(Timed);
    await set(500);
    vi.advanceTimersByTime(400);
    await set(300);
    vi.advanceTimersByTime(299);
    expect(called).not.toHaveBeenCalled();
    await set(null);
    vi.advanceTimersByTime(5000);
    expect(called).not.toHaveBeenCalled();
  });

  it('is cancelled at the end of its mount', async () => {
    const { stop } = await alive(Timed);
    await set(500);
    await stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(5000);
    expect(called).not.toHaveBeenCalled();
  });

  it('reports an error of its callback', async () => {
    called.mockImplementation(() => {
      throw new Error('timer failed');
    });
    const { errors } = await consoleMessagesOf(async () => {
      const { mount } = await alive(Timed, '<div class="probe" id="ad"></div>');
      await set(10);
      vi.advanceTimersByTime(10);
      expect(mount.state).toBe('mounted');
    });
    expect(errors).toEqual(['[enliven/probe] probe on "#ad": timer failed']);
  });
});

describe('useInterval', () => {
  it('calls repeatedly until the delay is null', async () => {
    await alive(Repeated);
    await set(100);
    vi.advanceTimersByTime(350);
    expect(called).toHaveBeenCalledTimes(3);
    await set(null);
    vi.advanceTimersByTime(1000);
    expect(called).toHaveBeenCalledTimes(3);
  });

  it('pauses while the page is hidden, and starts a whole interval afterwards', async () => {
    await alive(Repeated);
    await set(100);
    vi.advanceTimersByTime(150);
    await turn(true);
    vi.advanceTimersByTime(10_000);
    expect(called).toHaveBeenCalledTimes(1);
    await turn(false);
    vi.advanceTimersByTime(99);
    expect(called).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(called).toHaveBeenCalledTimes(2);
  });

  it('pauses while the page is in the back/forward cache', async () => {
    await alive(Repeated);
    await set(100);
    window.dispatchEvent(new Event('pagehide'));
    await rendered();
    vi.advanceTimersByTime(1000);
    expect(called).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pageshow'));
    await rendered();
    vi.advanceTimersByTime(100);
    expect(called).toHaveBeenCalledOnce();
  });

  it('is cancelled at the end of its mount', async () => {
    const { stop } = await alive(Repeated);
    await set(100);
    await stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('reports an error of its callback, and continues', async () => {
    const { errors } = await consoleMessagesOf(async () => {
      called.mockImplementationOnce(() => {
        throw new Error('round failed');
      });
      await alive(Repeated);
      await set(10);
      vi.advanceTimersByTime(30);
    });
    expect(called).toHaveBeenCalledTimes(3);
    expect(errors).toHaveLength(1);
  });
});

describe('useFrame', () => {
  it('calls before each frame with the time while it is active', async () => {
    await alive(Framed);
    $active.set(true);
    await rendered();
    for (let frame = 0; frame < 3; frame += 1) vi.advanceTimersToNextFrame();
    expect(called).toHaveBeenCalledTimes(3);
    const times = called.mock.calls.map(([time]) => time as number);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    $active.set(false);
    await rendered();
    vi.advanceTimersToNextFrame();
    expect(called).toHaveBeenCalledTimes(3);
  });

  it('requests one frame for all mounts, and none without mounts', async () => {
    const { stop } = await alive(Framed, '<div class="probe"></div><div class="probe"></div>');
    $active.set(true);
    await rendered();
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersToNextFrame();
    expect([called.mock.calls.length, vi.getTimerCount()]).toEqual([2, 1]);
    await stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is cancelled at the end of its mount', async () => {
    const { stop } = await alive(Framed);
    $active.set(true);
    await rendered();
    await stop();
    vi.advanceTimersToNextFrame();
    expect(called).not.toHaveBeenCalled();
  });

  it('continues after its callback has thrown', async () => {
    const { errors } = await consoleMessagesOf(async () => {
      called.mockImplementationOnce(() => {
        throw new Error('frame failed');
      });
      await alive(Framed);
      $active.set(true);
      await rendered();
      vi.advanceTimersToNextFrame();
      vi.advanceTimersToNextFrame();
    });
    expect(called).toHaveBeenCalledTimes(2);
    expect(errors).toHaveLength(1);
  });
});
