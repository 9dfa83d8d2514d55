/** Computes position and height of a parallax background (docs/reference/parallax.md#formula). */

/** Speed of the background relative to the content. */
const SPEED = 0.3;

/** CSS pixels. */
export interface ParallaxInput {
  scroll: number;
  /** Height of the window. */
  viewport: number;
  /** Of what the background is in, from the top of the document. */
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
