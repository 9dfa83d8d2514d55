/** Conformance suite for the gallery grid. */
import { click, describeBehavior, nextFrames } from '@enliven/testing';
import { gallery } from '../src';
import { gridCss, gallery as markup } from './grid-markup';

describeBehavior(gallery, {
  html: markup() + gridCss,
  async act(element) {
    await nextFrames();
    click(element.querySelector('a.page-2') ?? element);
  },
});
