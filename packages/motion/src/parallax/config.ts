/** Reads how a background is to move: by us, by the style sheet, or not at all on this device. */
import type { Page } from '@enliven/core';
import { lookup } from '../shared/lookup';
import { parallaxLayers } from './layer';

export interface ParallaxConfig {
  /** What the background is in and measured by. */
  owner: HTMLElement | null;
  /** Moved by us; else the style sheet fixes it to the window. */
  moves: boolean;
  /** The style sheet fixes it, and the browser cannot. */
  needsScroll: boolean;
}

const layerOf = lookup('parallax', ['diviElementBackgroundParallaxData'], ([list], onProblem) =>
  parallaxLayers(list, onProblem),
);

/** Browsers of iOS paint fixed backgrounds as if they were not. */
const isIos = (element: Element): boolean =>
  (element.ownerDocument.defaultView as Window & typeof globalThis).CSS?.supports?.('-webkit-touch-callout: none');

export function config(element: Element, page: Page): ParallaxConfig {
  const owner = element.parentElement;
  const fixed = element.matches('.et_pb_parallax_css,.et-pb-parallax-background--css');
  if (element.matches('.et-pb-parallax-background')) {
    const moves = layerOf(element, page)?.moves ?? !fixed;
    const needsScroll = !moves && isIos(element);
    return { owner, moves: moves || needsScroll, needsScroll };
  }
  // Divi 4 moves nothing on mobile devices.
  return { owner, moves: !fixed && !element.closest('.et_mobile_device'), needsScroll: false };
}
