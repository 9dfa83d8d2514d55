/** Motions asked for by code: they end once, alone, and with their mount. */
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

it('plays at once, several at a time, and tells each end once', async () => {
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

it('needs nobody who waits for the end', async () => {
  const { element } = await mountAll(Moving);
  play(element, fade);
  await finishAnimations();
});

it('is called off by the end of its mount', async () => {
  const { element, stop } = await mountAll(Moving);
  play(element, fade, first);
  await stop();
  await finishAnimations();
  expect(first).not.toHaveBeenCalled();
});

it('reports what goes wrong at the end, with its place', async () => {
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
