/** Conformance suite for bar counters. */
import { describeBehavior } from '@enliven/testing';
import { barCounters } from '../src/bar-counters';
import { css, barCounters as markup } from './counters-markup';

describeBehavior(barCounters, {
  html: `${markup([
    ['Roasting', '72%', '72%'],
    ['Packing', '102.5%', ''],
  ])}${css}`,
});
