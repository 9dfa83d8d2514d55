/** Conformance suite for the video slider. */
import { click, describeBehavior } from '@enliven/testing';
import { videoSlider } from '../src/video-slider';
import { css, videoSlider as markup } from './slider-markup';

describeBehavior(videoSlider, {
  html: markup() + css,
  act: (element) => void click(element.querySelector('.et-pb-arrow-next') as Element),
});
