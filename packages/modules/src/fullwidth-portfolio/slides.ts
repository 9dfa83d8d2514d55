/** How groups of projects pass one another. */
import type { Motion } from '@enliven/core';

/** Milliseconds of a slide (docs/reference/galleries-and-portfolios.md#fullwidth-portfolio). */
const SLIDE_DURATION = 700;

const move = (from: string, to: string): Motion => ({
  duration: SLIDE_DURATION,
  frames: [{ transform: from }, { transform: to }],
});

const HERE = 'translateX(0)';
const RIGHT = 'translateX(100%)';
const LEFT = 'translateX(-100%)';

/** "Next" comes from the right in every reading direction, as its arrow points (docs/reference/shared.md#reading-direction). */
export const SLIDES = {
  next: { entering: move(RIGHT, HERE), leaving: move(HERE, LEFT) },
  previous: { entering: move(LEFT, HERE), leaving: move(HERE, RIGHT) },
} as const;
