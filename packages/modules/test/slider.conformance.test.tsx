/** Conformance suite for the slider. */
import { click, describeBehavior } from '@enliven/testing';
import { slider } from '../src';
import { css, slider as markup } from './slider-markup';

describeBehavior(slider, {
  html: markup({ classes: 'et_slider_auto et_slider_speed_60000' }) + css,
  act: (element) => void click(element.querySelector('.et-pb-arrow-next') as Element),
});
