/** Conformance suite for the in-view effect. */
import { describeBehavior, html } from '@enliven/testing';
import { waypoint } from '../src/waypoint';

describeBehavior(waypoint, {
  html: html`<div class="et_pb_image et-waypoint et_pb_animation_left"><img src="data:," alt="A cup"></div>`,
});
