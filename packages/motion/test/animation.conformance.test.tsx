/** Conformance suite for entrance animations: those with data and those without. */
import { describeBehavior, html, nextFrames } from '@enliven/testing';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { animation } from '../src';
import { giveAnimations, takeAnimations } from './support/animations';

beforeAll(() =>
  giveAnimations('et_animation_data', [
    { class: 'et_pb_text_0', style: 'slideLeft', duration: '3000ms', starting_opacity: '100%' },
  ]),
);
beforeEach(() => scrollTo(0, 0));
afterAll(takeAnimations);

describeBehavior(animation, {
  // Below the fold, so that nothing begins before the visitor comes by.
  html: html`<div style="height: 3000px"></div>
    <div class="et_pb_module et_pb_text et_pb_text_0 et_animated" style="color: teal"><p>In from the left, <a href="/there">and there</a>.</p></div>
    <div class="et_pb_module et_pb_text et_pb_text_1 et_animated"><p>Nobody says how.</p></div>
    <style>
      .et_animated { opacity: 0; animation-duration: 1s; animation-fill-mode: both !important; }
      .et_animated.slideLeft { animation-name: et_pb_slideLeft; }
      @keyframes et_pb_slideLeft { to { opacity: 1; transform: translate3d(0, 0, 0); } }
    </style>`,
  async act(element) {
    element.scrollIntoView();
    await nextFrames();
  },
});
