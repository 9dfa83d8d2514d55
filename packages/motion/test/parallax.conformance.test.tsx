/** Conformance suite for parallax backgrounds: moved and fixed ones, in both generations' markup. */
import { describeBehavior, html } from '@enliven/testing';
import { afterEach } from 'vitest';
import { parallax } from '../src';

afterEach(() => scrollTo(0, 0));

describeBehavior(parallax, {
  html: html`<div class="et_pb_section et_pb_section_parallax">
      <span class="et_parallax_bg_wrap"><span class="et_parallax_bg" style="background-image: none;"></span></span><p>Sky</p>
    </div>
    <div class="et_pb_section et_pb_section_parallax">
      <span class="et_parallax_bg_wrap"><span class="et_parallax_bg et_pb_parallax_css" style="background-image: none"></span></span><p>Sea</p>
    </div>
    <div class="et_pb_section et_pb_section_parallax">
      <span class="et-pb-parallax-wrapper"><span class="et-pb-parallax-background et-pb-parallax-background-module--divi-section-2"></span></span><p>Sand</p>
    </div>
    <style>
      .et_pb_section { position: relative; height: 300px; }
      .et_parallax_bg_wrap, .et-pb-parallax-wrapper { position: absolute; inset: 0; overflow: hidden; }
      .et_parallax_bg, .et-pb-parallax-background { position: absolute; bottom: 0; left: 0; width: 100%; height: 100%; }
    </style>`,
  async act() {
    scrollTo(0, 120);
    dispatchEvent(new Event('scroll'));
  },
});
