/** Conformance suite for elements that are links. */
import { describeBehavior, key } from '@enliven/testing';
import { afterEach, beforeEach } from 'vitest';
import { linkOptions } from '../src/link-options';
import { clickable } from './small-markup';

beforeEach(() => {
  const entry = { class: 'et_pb_blurb_0', url: '#there', target: '_self' };
  Object.assign(globalThis, { et_link_options_data: [entry] });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'et_link_options_data');
});

describeBehavior(linkOptions, {
  html: `${clickable()}${clickable('<p>With <a href="#x">another link</a></p>')}<p id="there">There</p>`,
  act: (element) => void key('Enter', element),
});
