/** Animations in a browser. */
import { nextFrames, until } from '@enliven/testing';
import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Motion, SWING, useAnimation, useStore } from '../src';
import { swing } from '../src/dom/scroll-to';
import { cleanUp, mountAll, type Probe } from './support/bring';

const $motion = atom<Motion | null>(null);
const finished = vi.fn();
const Moving: Probe = ({ element }) => {
  useAnimation(element, useStore($motion), finished);
  return null;
};
const SERVER = '<div class="probe" style="height: 200px; overflow: hidden">text</div>';
const slide: Motion = {
  frames: (element) => [{ height: '0px' }, { height: `${(element as HTMLElement).scrollHeight}px` }],
  duration: 200,
};
const height = (element: Element) => Number.parseFloat(getComputedStyle(element).height);
const running = (element: Element) => element.getAnimations().filter(({ playState }) => playState === 'running');

beforeEach(() => {
  $motion.set(null);
  finished.mockReset();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await cleanUp();
});

describe('useAnimation', () => {
  it('moves through intermediate values, and writes no styles', async () => {
    const { element } = await mountAll(Moving, SERVER);
    $motion.set({ ...slide, duration: 2000 });
    await until(() => running(element).length === 1);
    await until(() => height(element) > 0 && height(element) < 200);
    expect(element.outerHTML).toBe(SERVER);
    expect(finished).not.toHaveBeenCalled();
  });

  it('ends once, and leaves no animation and no styles behind', async () => {
    const { element } = await mountAll(Moving, SERVER);
    $motion.set({ ...slide, duration: 60 });
    await until(() => finished.mock.calls.length === 1);
    await nextFrames(3);
    expect(finished).toHaveBeenCalledOnce();
    expect(element.getAnimations()).toEqual([]);
    expect(height(element)).toBe(200);
    expect(element.outerHTML).toBe(SERVER);
  });

  it('follows the theme’s easing', async () => {
    const { element } = await mountAll(Moving, SERVER);
    $motion.set({ ...slide, duration: 1000 });
    await until(() => running(element).length === 1);
    const [animation] = running(element) as [Animation];
    animation.pause();
    expect((animation.effect as KeyframeEffect).getTiming().easing).toBe(SWING);
    for (const progress of [0, 0.25, 0.5, 0.75]) {
      animation.currentTime = 1000 * progress;
      // The easing curve is within two hundredths of half a cosine.
      expect(Math.abs(height(element) / 200 - swing(progress))).toBeLessThan(0.02);
    }
  });

  it('holds the first keyframe from the commit to the measurement', async () => {
    const seen: number[] = [];
    const { element } = await mountAll(Moving, SERVER);
    const watch = () => {
      if (element.getAnimations().length > 0) seen.push(height(element));
      if (seen.length < 3) requestAnimationFrame(watch);
    };
    $motion.set({ ...slide, hold: { height: '0px' }, duration: 5000 });
    watch();
    await until(() => seen.length === 3);
    expect(Math.max(...seen)).toBeLessThan(50);
  });

  it('measures without the effect of the held keyframe', async () => {
    let measured = 0;
    const { element } = await mountAll(Moving, '<div class="probe"><p style="height:123px;margin:0"></p></div>');
    $motion.set({
      hold: { height: '0px', overflow: 'hidden' },
      frames(target) {
        measured = target.scrollHeight;
        return null;
      },
      duration: 100,
    });
    await until(() => finished.mock.calls.length === 1);
    expect(measured).toBe(123);
    expect(element.getAnimations()).toEqual([]);
  });

  it('is cancelled with its mount', async () => {
    const { element, stop } = await mountAll(Moving, SERVER);
    $motion.set({ ...slide, duration: 5000 });
    await until(() => running(element).length === 1);
    await stop();
    expect(element.getAnimations()).toEqual([]);
    expect(finished).not.toHaveBeenCalled();
    expect(element.outerHTML).toBe(SERVER);
  });

  it('ends at once under reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(
      Object.assign(new EventTarget(), { matches: true }) as MediaQueryList,
    );
    const { element } = await mountAll(Moving, SERVER);
    const animate = vi.spyOn(element, 'animate');
    $motion.set({ ...slide, duration: 60_000 });
    await until(() => finished.mock.calls.length === 1);
    expect(animate).not.toHaveBeenCalled();
  });

  it('ends only the second of two motions when the first is reversed', async () => {
    const { element } = await mountAll(Moving, SERVER);
    $motion.set({ ...slide, duration: 5000 });
    await until(() => running(element).length === 1);
    $motion.set({ frames: () => [{ height: '200px' }, { height: '0px' }], duration: 50 });
    await until(() => finished.mock.calls.length === 1);
    await nextFrames(3);
    expect(finished).toHaveBeenCalledOnce();
    expect(element.getAnimations()).toEqual([]);
  });
});
