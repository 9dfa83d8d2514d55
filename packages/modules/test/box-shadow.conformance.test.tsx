/** Conformance suite for box shadows over the content. */
import { describeBehavior, html } from '@enliven/testing';
import { afterAll, beforeAll } from 'vitest';
import { boxShadow } from '../src/box-shadow';

beforeAll(() => {
  Object.assign(globalThis, { et_pb_box_shadow_elements: ['.et_pb_image_0', '.et_pb_video_0 > .box'] });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'et_pb_box_shadow_elements');
});

describeBehavior(boxShadow, { html: html`<div class="et_pb_image_0"><img src="data:,"  alt="A cup"></div>` });
