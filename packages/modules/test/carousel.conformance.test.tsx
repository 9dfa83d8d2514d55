/** The simple carousel keeps to the rules every behavior keeps to. */
import { click, describeBehavior } from '@enliven/testing';
import { carousel } from '../src/carousel';
import { css, carousel as markup } from './slider-markup';

describeBehavior(carousel, {
  html: markup() + css,
  act: (element) => void click(element.querySelector('.et-pb-arrow-next') as Element),
});
