/** Claims that mark an element as busy (docs/reference/shop.md#cart). */
import type { WantedClaim } from '@enliven/core';

/** The platform covers a busy element with a white overlay. Here it fades, unless the answer arrives at once. */
export const busyClaims = (element: WantedClaim[0]): WantedClaim[] => [
  [element, 'class:processing', true],
  [element, 'attr:aria-busy', 'true'],
  [element, 'style:transition', 'opacity 0.2s 0.2s'],
  [element, 'style:opacity', '0.4'],
];
