/** Conformance suite for the tabs. */
import { click, describeBehavior } from '@enliven/testing';
import { tabs } from '../src';
import { css, tabs as markup } from './markup';

describeBehavior(tabs, {
  html: markup() + css,
  act: (element) => void click(element.querySelectorAll('.et_pb_tabs_controls a')[1] as Element),
});
