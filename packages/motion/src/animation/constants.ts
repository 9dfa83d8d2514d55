/** What an entrance animation is when the page does not say (contract C §1). */

/** Milliseconds, and percent. */
export const DEFAULTS = { duration: 500, delay: 0, intensity: 50, startingOpacity: 0 } as const;

export const CURVES = ['linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out'] as const;
export type Curve = (typeof CURVES)[number];
