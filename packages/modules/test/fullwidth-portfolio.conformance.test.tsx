/** Conformance suite for the fullwidth portfolio. */
import { click, describeBehavior, nextFrames } from '@enliven/testing';
import { fullwidthPortfolio } from '../src';
import { gridCss, fullwidth as markup } from './grid-markup';

describeBehavior(fullwidthPortfolio, {
  html: markup({ auto: 'on' }) + gridCss,
  async act(element) {
    await nextFrames(3);
    click(element.querySelector('.et-pb-arrow-next') ?? element);
    await nextFrames(2);
  },
});
