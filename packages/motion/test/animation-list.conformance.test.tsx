/** Conformance suite for entrances of elements that only the lists name. */
import { describeBehavior, html, nextFrames } from '@enliven/testing';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { animationList } from '../src';
import { giveAnimations, takeAnimations } from './support/animations';

beforeAll(() =>
  giveAnimations('et_animation_data', [
    { class: 'et_pb_text_0', style: 'slideLeft', duration: '3000ms', starting_opacity: '100%' },
  ]),
);
beforeEach(() => scrollTo(0, 0));
afterAll(takeAnimations);

describeBehavior(animationList, {
  html: html`<main><h1>Below</h1><div style="height: 3000px"></div>
    <div class="et_pb_module et_pb_text et_pb_text_0" style="color: teal"><p>In from the left, <a href="/there">and there</a>.</p></div></main>`,
  async act() {
    document.querySelector('.et_pb_text_0')?.scrollIntoView();
    await nextFrames();
  },
});
