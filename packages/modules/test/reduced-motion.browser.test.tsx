/** Animations of the theme's style sheet that behaviors start by classes: under reduced motion they are at their end at once. */
import { slider } from '@enliven/modules/slider';
import { waypoint } from '@enliven/modules/waypoint';
import { html, nextFrames, renderBehavior } from '@enliven/testing';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import { slider as slides } from './slider-markup';

const prefer = (value: 'reduce' | '') =>
  (cdp() as unknown as { send(method: string, data: object): Promise<void> }).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });

beforeEach(async () => {
  await prefer('reduce');
  onTestFinished(async () => {
    document.body.innerHTML = '';
    await prefer('');
  });
});

/** Models the theme: images slide in, and the text of a slide is transparent without its animation. */
const css = html`<style>
  @keyframes fly { from { opacity: 0; transform: translateX(-30%) } to { opacity: 1; transform: none } }
  .et-waypoint { opacity: 0 }
  .et-waypoint.et_pb_animation_left.et-animated { opacity: 1; animation: fly 60s 1 }
  .et_pb_slide_description { opacity: 0 }
  .et-pb-active-slide .et_pb_slide_description { animation: fly 60s 60s both }
</style>`;

it.each([
  ['an image', waypoint, html`<img class="et-waypoint et_pb_animation_left" alt="A cup" src="data:,">`, '.et-waypoint'],
  ['the content of a slide', slider, slides(), '.et-pb-active-slide .et_pb_slide_description'],
])('under reduced motion, %s is at the end of its animation at once', async (_name, behavior, markup, selector) => {
  const { stop } = await renderBehavior(behavior, markup + css);
  onTestFinished(stop);
  await nextFrames(3);
  const { opacity, transform } = getComputedStyle(document.querySelector(selector) as Element);
  // A finished animation with fill mode forwards keeps its own transform.
  expect([opacity, transform.replace('none', 'matrix(1, 0, 0, 1, 0, 0)')]).toEqual(['1', 'matrix(1, 0, 0, 1, 0, 0)']);
  expect(document.getAnimations().filter(({ playState }) => playState === 'running')).toEqual([]);
});
