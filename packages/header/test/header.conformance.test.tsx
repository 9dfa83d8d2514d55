/** Conformance suite for the header. */
import { describeBehavior, nextFrames } from '@enliven/testing';
import { afterEach } from 'vitest';
import { header, headerVariant } from '../src';
import { HEADER, page, TOP } from './support/page';

const act = async () => {
  for (const y of [400, 0, 300]) {
    window.scrollTo(0, y);
    window.dispatchEvent(new Event('scroll'));
    await nextFrames(3);
  }
};

afterEach(() => window.scrollTo(0, 0));

// Its search is another behavior's to name.
const html = page(TOP + HEADER.replace('title=', 'aria-label='));

describeBehavior(header, { body: 'et_fixed_nav et_show_nav et_header_style_left', html, act });
describeBehavior(headerVariant, {
  body: 'et_fixed_nav et_hide_nav et_transparent_nav et_header_style_split',
  html,
  act,
});
