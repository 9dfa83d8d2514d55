/** Conformance suite for the accordion. */
import { click, describeBehavior } from '@enliven/testing';
import { accordion } from '../src';
import { css, accordion as markup } from './markup';

describeBehavior(accordion, {
  html: markup() + css,
  act: (element) => void click(element.querySelectorAll('.et_pb_toggle_title')[1] as Element),
});
