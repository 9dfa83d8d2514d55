/** Conformance suite for the circle counter. */
import { describeBehavior, hover } from '@enliven/testing';
import { beforeEach } from 'vitest';
import { circleCounter } from '../src/circle-counter';
import { below, circleCounter5, css, circleCounter as markup, scrollThere } from './counters-markup';

// The previous test may have scrolled down.
beforeEach(() => scrollTo(0, 0));

const colorful = markup('data-number-value="64" data-bar-bg-color="#7cda24" data-color-hover="#f00"');

describeBehavior(circleCounter, {
  html: below(colorful + circleCounter5()) + css,
  act(element) {
    scrollThere(element);
    hover(element.querySelector('.et_pb_circle_counter_inner') as Element);
  },
});
