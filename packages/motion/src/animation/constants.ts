/** What an entrance animation is when the page does not say (docs/reference/animation.md#data). */

/** Milliseconds. */
export const DURATION = 500;
export const DELAY = 0;
/** Percent. */
export const INTENSITY = 50;
export const STARTING_OPACITY = 0;

/** What an entrance animation is when the page does not say. */
export const DEFAULTS = {
  duration: DURATION,
  delay: DELAY,
  intensity: INTENSITY,
  startingOpacity: STARTING_OPACITY,
} as const;

export type Curve = 'linear' | 'ease' | 'ease-in' | 'ease-out' | 'ease-in-out';

export const isCurve = (text: string | undefined): text is Curve => /^(linear|ease(-in)?(-out)?)$/.test(text ?? '');
