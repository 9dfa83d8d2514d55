/** Conformance suite for the simple carousel. */
import { click, describeBehavior } from '@enliven/testing';
import { carousel } from '../src/carousel';
import { css, carousel as markup } from './slider-markup';

describeBehavior(carousel, {
  html: markup() + css,
  act: (element) => void click(element.querySelector('.et-pb-arrow-next') as Element),
});
