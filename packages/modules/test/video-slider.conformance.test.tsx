/** The video slider keeps to the rules every behavior keeps to. */
import { click, describeBehavior } from '@enliven/testing';
import { videoSlider } from '../src/video-slider';
import { css, videoSlider as markup } from './slider-markup';

describeBehavior(videoSlider, {
  html: markup() + css,
  act: (element) => void click(element.querySelector('.et-pb-arrow-next') as Element),
});
