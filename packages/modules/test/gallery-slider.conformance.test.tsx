/** Conformance suite for the gallery slider. */
import { click, describeBehavior } from '@enliven/testing';
import { gallerySlider } from '../src/gallery-slider';
import { css, gallery } from './slider-markup';

describeBehavior(gallerySlider, {
  html: gallery() + css,
  act: (element) => void click(element.querySelector('.et-pb-arrow-next') as Element),
});
