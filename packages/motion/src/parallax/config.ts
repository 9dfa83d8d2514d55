/** Reads how a background is to move: by us, by the style sheet, or not at all on this device. */
import { deviceClasses, type Page } from '@enliven/core';
import { bySelector } from '../shared/by-selector';
import { fromGlobals } from '../shared/from-globals';
import { tellProblems } from '../shared/tell-problems';
import { readParallax } from './layer';

export interface ParallaxConfig {
  /** What the background is in and measured by. */
  owner: HTMLElement | null;
  /** Moved by us; else the style sheet fixes it to the window. */
  moves: boolean;
  /** The style sheet fixes it, and the browser cannot. */
  loose: boolean;
}

const layerLookup = fromGlobals(['diviElementBackgroundParallaxData'], (list) => {
  const { layers, problems } = readParallax(list);
  tellProblems(problems, 'parallax');
  return bySelector(layers);
});

/** Its browsers, all of one kind, paint fixed backgrounds as if they were not. */
const isIos = (element: Element): boolean =>
  (element.ownerDocument.defaultView as (Window & typeof globalThis) | null)?.CSS?.supports?.(
    '-webkit-touch-callout: none',
  ) === true;

export function config(element: Element, page: Page): ParallaxConfig {
  const owner = element.parentElement;
  const fixed = element.matches('.et_pb_parallax_css,.et-pb-parallax-background--css');
  if (element.matches('.et-pb-parallax-background')) {
    const moves = layerLookup(page)(element)?.moves ?? !fixed;
    const loose = !moves && isIos(element);
    return { owner, moves: moves || loose, loose };
  }
  // Divi 4 moves nothing on mobile devices.
  const mobile = deviceClasses(element.ownerDocument.defaultView?.navigator.userAgent ?? '').includes(
    'et_mobile_device',
  );
  return { owner, moves: !fixed && !mobile, loose: false };
}
