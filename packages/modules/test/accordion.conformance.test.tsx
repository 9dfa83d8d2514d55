/** The accordion keeps to the rules every behavior keeps to. */
import { click, describeBehavior } from '@enliven/testing';
import { accordion } from '../src';
import { css, accordion as markup } from './markup';

describeBehavior(accordion, {
  html: markup() + css,
  act: (element) => void click(element.querySelectorAll('.et_pb_toggle_title')[1] as Element),
});
