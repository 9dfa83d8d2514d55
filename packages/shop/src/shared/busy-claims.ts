/** What says of an element that something is under way with it (docs/reference/shop.md#cart). */
import type { WantedClaim } from '@enliven/core';

/** The platform lays something white over it; here it is as pale, and stays as it is where the answer comes at once. */
export const busyClaims = (element: WantedClaim[0]): WantedClaim[] => [
  [element, 'class:processing', true],
  [element, 'attr:aria-busy', 'true'],
  [element, 'style:transition', 'opacity 0.2s 0.2s'],
  [element, 'style:opacity', '0.4'],
];
