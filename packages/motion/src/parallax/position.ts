/** Where a parallax background stands, and how high it must be to reach (docs/reference/parallax.md#formula). */

/** How fast the background moves, measured by the content. */
export const SPEED = 0.3;

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
 * Where a parallax background stands at a scroll position, and how high it must be to reach.
 *
 * @returns the shift of the background and its height, in pixels
 */
export const parallaxAt = ({ scroll, viewport, top, height }: ParallaxInput): ParallaxState => ({
  y: SPEED * (scroll + viewport - top),
  height: SPEED * viewport + height,
});

/** The whole way from entering the window to leaving it, in pixels: what a `cover` timeline runs through. */
export const parallaxTravel = ({ viewport, height }: Pick<ParallaxInput, 'viewport' | 'height'>): number =>
  SPEED * (viewport + height);
