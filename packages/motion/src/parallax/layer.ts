/** Reads the page's list of parallax backgrounds (Divi 5, docs/reference/parallax.md#markup), and computes where one is. */
import { asBoolean, asList, asRecord, asText } from '@enliven/core';
import { isInvalidList } from '../shared/is-invalid-list';

/** One background of an element; style sheets show one for each device and state. */
export interface ParallaxLayer {
  /** Of the element. */
  owner: string;
  /** Of the background itself. */
  selector: string;
  breakpoint: string;
  state: string;
  /** Moved by script; else the style sheet fixes it to the window. */
  moves: boolean;
  image: string | undefined;
}

/** @param list `diviElementBackgroundParallaxData` @param onProblem hears that something is wrong */
export function parallaxLayers(list: unknown, onProblem: () => void): ParallaxLayer[] {
  if (isInvalidList(list)) onProblem();
  return asList(list).flatMap((entry) => {
    const { selector, data } = asRecord(entry);
    return asList(data).flatMap((layer) => {
      const { uniqueSelector, breakpoint, state, enabled, trueParallax, imageUrl } = asRecord(layer);
      const [owner, own] = [asText(selector), asText(uniqueSelector)];
      if (!owner || !own) onProblem();
      if (!owner || !own || !asBoolean(enabled)) return [];
      return {
        owner,
        selector: own,
        breakpoint: asText(breakpoint) ?? 'desktop',
        state: asText(state) ?? 'value',
        moves: asBoolean(trueParallax),
        image: asText(imageUrl),
      };
    });
  });
}

/** Speed of the background relative to the content. */
const SPEED = 0.3;

/** Computes position and height of a parallax background (docs/reference/parallax.md#formula). CSS pixels. */
export interface ParallaxInput {
  scroll: number;
  /** Height of the window. */
  viewport: number;
  /** Top of the element that contains the background, measured from the top of the document. */
  top: number;
  height: number;
}

/** Shift and height of a parallax background, in pixels. */
export interface ParallaxState {
  y: number;
  height: number;
}

/**
 * Returns the translation and height of a parallax background at a scroll position, in pixels.
 */
export const parallaxAt = ({ scroll, viewport, top, height }: ParallaxInput): ParallaxState => ({
  y: SPEED * (scroll + viewport - top),
  height: SPEED * viewport + height,
});

/** Returns the distance from entering the window to leaving it, in pixels: that of a `cover` timeline. */
export const parallaxTravel = ({ viewport, height }: Pick<ParallaxInput, 'viewport' | 'height'>): number =>
  SPEED * (viewport + height);
