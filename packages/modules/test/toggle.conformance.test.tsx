/** Conformance suite for the toggle. */
import { click, describeBehavior } from '@enliven/testing';
import { toggle } from '../src';
import { css, toggle as markup } from './markup';

describeBehavior(toggle, {
  html: markup() + markup('open').replace('id="shipping"', '') + css,
  act: (element) => void click(element.querySelector('.et_pb_toggle_title') as Element),
});
