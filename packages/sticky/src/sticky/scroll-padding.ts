/** Keeps what is focused or jumped to clear of what is stuck (WCAG 2.4.11, contract B §16). */
import { type Claim, claim } from '@enliven/core';
import type { Edge } from './sticky-setting';

/** What covers less of the window's width than this is beside the text rather than over it. */
export const COVERS = 0.5;

/** @returns the function that says how many pixels are covered now, and gives all back for null */
export function scrollPadding(root: Element): (covered: Readonly<Record<Edge, number>> | null) => void {
  const claims: Partial<Record<Edge, Claim>> = {};
  return (covered) => {
    for (const edge of ['top', 'bottom'] as const) {
      const pixels = covered?.[edge] ?? 0;
      const known = claims[edge];
      if (known && pixels) known.to(`${pixels}px`);
      else if (pixels) claims[edge] = claim(root, `style:scroll-padding-${edge}`, `${pixels}px`);
      else {
        known?.();
        delete claims[edge];
      }
    }
  };
}
