/** When an animation begins and ends, with and without support by the browser. */
import { finishAnimations, nextFrames, PATIENCE } from '@enliven/testing';
import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Motion, SWING, useAnimation, useStore } from '../src';
import { cleanUp, consoleMessagesOf, mountAll, type Probe } from './support/bring';

const $motion = atom<Motion | null>(null);
const finished = vi.fn();
const Moving: Probe = ({ element }) => {
  useAnimation(element, useStore($motion), finished);
  return null;
};
const FRAMES = [{ opacity: 0 }, { opacity: 1 }];
const fade: Motion = { frames: () => FRAMES, duration: 300 };

async function play(motion: Motion | null): Promise<void> {
  $motion.set(motion);
  await nextFrames();
}

const { animate } = Element.prototype;
let animateCalls: [Keyframe[], KeyframeAnimationOptions][];
let cancelled = 0;

beforeEach(() => {
  $motion.set(null);
  finished.mockReset();
  animateCalls = [];
  cancelled = 0;
  Element.prototype.animate = function (this: Element, ...args) {
    animateCalls.push(args as (typeof animateCalls)[number]);
    const animation = animate.apply(this, args);
    const { cancel } = animation;
    animation.cancel = () => {
      cancelled += 1;
      cancel.call(animation);
    };
    return animation;
  };
});
afterEach(async () => {
  Element.prototype.animate = animate;
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await cleanUp();
});

const reduced = () =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));

describe('useAnimation', () => {
  it('plays the measured keyframes, and ends once', async () => {
    await mountAll(Moving);
    await play(fade);
    expect(animateCalls).toEqual([[FRAMES, { duration: 300, easing: SWING }]]);
    expect(finished).not.toHaveBeenCalled();
    await finishAnimations();
    await finishAnimations();
    expect(finished).toHaveBeenCalledOnce();
  });

  it('uses the easing of the motion', async () => {
    await mountAll(Moving);
    await play({ ...fade, easing: 'linear' });
    expect(animateCalls[0]?.[1]).toEqual({ duration: 300, easing: 'linear' });
  });

  it('passes the element to the measurement, in the shared read phase', async () => {
    const frames = vi.fn(() => null);
    const { element } = await mountAll(Moving);
    $motion.set({ frames, duration: 100 });
    await nextFrames();
    expect(frames).toHaveBeenCalledWith(element);
  });

  it('holds the first keyframe until the measurement', async () => {
    const hold = { height: '0px' };
    await mountAll(Moving);
    await play({ ...fade, hold });
    expect(animateCalls[0]).toEqual([[hold, hold], { duration: 1e9 }]);
    expect(animateCalls).toHaveLength(2);
    expect(cancelled).toBe(1);
  });

  it('ends at once without keyframes', async () => {
    await mountAll(Moving);
    await play({ frames: () => null, duration: 5000 });
    expect(animateCalls).toEqual([]);
    expect(finished).toHaveBeenCalledOnce();
  });

  it('ends at once, without an animation, under reduced motion', async () => {
    reduced();
    await mountAll(Moving);
    await play(fade);
    await vi.waitFor(() => expect(finished).toHaveBeenCalledOnce(), PATIENCE);
    expect(animateCalls).toEqual([]);
  });

  it('ends after its duration in a browser without animations', async () => {
    await mountAll(Moving);
    (Element.prototype as { animate?: unknown }).animate = undefined;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    $motion.set(fade);
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(299);
    expect(finished).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(finished).toHaveBeenCalledOnce();
  });

  it('restarts for a new motion, and only the new one ends', async () => {
    await mountAll(Moving);
    await play(fade);
    await play({ ...fade });
    expect(animateCalls).toHaveLength(2);
    await finishAnimations();
    expect(finished).toHaveBeenCalledOnce();
  });

  it('plays given keyframes without a measurement', async () => {
    await mountAll(Moving);
    $motion.set({ frames: FRAMES, duration: 300 });
    await vi.waitFor(() => expect(animateCalls).toEqual([[FRAMES, { duration: 300, easing: SWING }]]), PATIENCE);
    await finishAnimations();
    expect(finished).toHaveBeenCalledOnce();
  });

  it('is cancelled by null and by the end of its mount', async () => {
    const { stop } = await mountAll(Moving);
    await play(fade);
    await play(null);
    expect(cancelled).toBe(1);
    await play(fade);
    await stop();
    expect(cancelled).toBe(2);
    await finishAnimations();
    expect(finished).not.toHaveBeenCalled();
  });

  it('does not start an animation when the mount ends before the measurement', async () => {
    const frames = vi.fn(() => FRAMES);
    const { stop } = await mountAll(Moving);
    $motion.set({ ...fade, frames });
    await stop();
    await nextFrames();
    expect(animateCalls).toEqual([]);
  });

  it.each<[string, Partial<Motion>]>([
    [
      'the measurement',
      {
        frames: () => {
          throw new Error('no height');
        },
      },
    ],
    ['the callback', {}],
  ])('reports an error that %s throws, and ends', async (_what, more) => {
    if (!more.frames) finished.mockImplementation(() => expect.fail('no height'));
    const { errors } = await consoleMessagesOf(async () => {
      const { mount } = await mountAll(Moving, '<p class="probe" id="x"></p>');
      await play({ ...fade, ...more });
      await finishAnimations();
      expect(mount.state).toBe('mounted');
    });
    expect(finished).toHaveBeenCalledOnce();
    expect(errors).toEqual(['[enliven/probe] probe on "#x": no height']);
  });

  it('does not stop other animations when a measurement throws', async () => {
    const $second = atom<Motion | null>(null);
    await consoleMessagesOf(async () => {
      await mountAll((props) => {
        useAnimation(props.element, useStore($second), finished);
        return <Moving {...props} />;
      });
      const broken = () => {
        throw new Error('no height');
      };
      $motion.set({ ...fade, frames: broken });
      $second.set({ ...fade, frames: () => null });
      await nextFrames();
    });
    expect(finished).toHaveBeenCalledTimes(2);
  });
});
