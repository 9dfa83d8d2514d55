/** Conformance suite for background videos. */
import { click, describeBehavior, nextFrames } from '@enliven/testing';
import { backgroundVideo } from '../src';
import { backgroundVideo as markup, mediaCss } from './media-markup';

describeBehavior(backgroundVideo, {
  html: markup() + markup(5) + mediaCss,
  async act(element) {
    element.dispatchEvent(new MouseEvent('mouseenter'));
    await nextFrames();
    const button = element.querySelector('.enliven-video-switch');
    if (button) click(button);
  },
});
