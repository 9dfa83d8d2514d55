/** Conformance suite for scroll effects. */
import { describeBehavior, html, nextFrames } from '@enliven/testing';
import { afterAll, beforeAll } from 'vitest';
import { scrollEffects } from '../src/scroll-effects';
import { entry, everywhere } from './support/scroll-page';

const page = globalThis as { et_pb_motion_elements?: unknown };

beforeAll(() => {
  page.et_pb_motion_elements = everywhere(
    entry('.et_pb_text_0', 'opacity', { midValue: 90, endValue: 100, startValue: 80 }),
    entry('.et_pb_text_1', 'translateY', { startValue: 4, midValue: 0, endValue: -4 }),
    entry('.et_pb_text_1', 'blur', { startValue: 10, midValue: 0, endValue: 0 }),
  );
});
afterAll(() => {
  delete page.et_pb_motion_elements;
});

describeBehavior(scrollEffects, {
  html: html`<main>
    <h1>Moving</h1>
    <div class="et_pb_module et_pb_text et_pb_text_0 et_animated"><p>One <a href="#more">more</a></p></div>
    <div class="et_pb_module et_pb_text et_pb_text_1" style="color: #333"><p>Two <input aria-label="Name" value="" /></p></div>
    <div style="height: 3000px"></div>
  </main>`,
  async act() {
    scrollTo(0, 120);
    await nextFrames();
    document.querySelector('a')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    await nextFrames();
    scrollTo(0, 0);
  },
});
