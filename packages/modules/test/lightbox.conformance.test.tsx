/** Conformance suite for the lightbox. */
import { click, describeBehavior, nextFrames } from '@enliven/testing';
import { lightbox } from '../src';
import { gallery } from './grid-markup';

describeBehavior(lightbox, {
  html: gallery(3, 3),
  async act(element) {
    click(element.querySelector('.et_pb_gallery_image a') ?? element);
    await nextFrames();
  },
});
