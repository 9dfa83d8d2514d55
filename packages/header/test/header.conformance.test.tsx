/** The header keeps to the rules of all behaviors. */
import { describeBehavior, nextFrames } from '@enliven/testing';
import { afterEach, beforeEach } from 'vitest';
import { header } from '../src';
import { HEADER, page, TOP } from './support/page';

// The suite empties the body's classes before the test's own hooks run.
beforeEach(() => document.body.classList.add('et_fixed_nav', 'et_show_nav', 'et_header_style_left'));

afterEach(() => {
  document.body.className = '';
  window.scrollTo(0, 0);
});

describeBehavior(header, {
  // Its search is another behavior's to name.
  html: page(TOP + HEADER.replace('title=', 'aria-label=')),
  async act() {
    window.scrollTo(0, 400);
    await nextFrames(3);
    window.scrollTo(0, 0);
    await nextFrames(3);
    window.scrollTo(0, 300);
    await nextFrames(3);
  },
});
