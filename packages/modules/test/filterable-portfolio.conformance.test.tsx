/** Conformance suite for the filterable portfolio. */
import { click, describeBehavior, nextFrames } from '@enliven/testing';
import { filterablePortfolio } from '../src';
import { gridCss, filterable as markup } from './grid-markup';

describeBehavior(filterablePortfolio, {
  html: markup() + gridCss,
  async act(element) {
    await nextFrames();
    click(element.querySelector('[data-category-slug=print]') ?? element);
    await nextFrames();
    click(element.querySelector('a.page-2') ?? element);
  },
});
