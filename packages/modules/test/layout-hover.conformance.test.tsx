/** Conformance suite for text that turns light. */
import { describeBehavior, hover, html } from '@enliven/testing';
import { layoutHover } from '../src/layout-hover';

describeBehavior(layoutHover, {
  html: html`<div class="et_pb_module et_pb_bg_layout_dark" data-background-layout="dark" data-background-layout-hover="light"><p>Words</p></div>`,
  act: (element) => void hover(element),
});
