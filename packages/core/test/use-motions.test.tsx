/** Motions that code plays: each ends once, and all end with their mount. */
import { finishAnimations } from '@enliven/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Motion, onReport, type Play, useMotions } from '../src';
import { cleanUp, mountAll, type Probe } from './support/bring';

let play: Play;
const Moving: Probe = () => {
  play = useMotions();
  return null;
};
const fade: Motion = { frames: [{ opacity: 0 }, { opacity: 1 }], duration: 300 };
const first = vi.fn();
const second = vi.fn();

beforeEach(() => {
  first.mockReset();
  second.mockReset();
});
afterEach(cleanUp);

it('useMotions() plays several motions at once, and calls the callback of each once', async () => {
  const { element } = await mountAll(Moving);
  const animate = vi.spyOn(element, 'animate');
  play(element, fade, first);
  play(element, fade, second);
  expect(animate).toHaveBeenCalledTimes(2);
  expect(first).not.toHaveBeenCalled();
  await finishAnimations();
  await finishAnimations();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});

it('useMotions() plays a motion without a callback', async () => {
  const { element } = await mountAll(Moving);
  play(element, fade);
  await finishAnimations();
});

it('useMotions() cancels its motions at the end of its mount', async () => {
  const { element, stop } = await mountAll(Moving);
  play(element, fade, first);
  await stop();
  await finishAnimations();
  expect(first).not.toHaveBeenCalled();
});

it('useMotions() reports an error of a callback', async () => {
  const heard = vi.fn();
  const off = onReport(heard);
  const { element } = await mountAll(Moving);
  play(element, fade, () => {
    throw new Error('the end is broken');
  });
  await finishAnimations();
  off();
  expect(heard).toHaveBeenCalledOnce();
});
