/** Takes an element out of sight, but not out of reach: what the theme does not display at all is nobody's to use. */
import { UNSEEN } from '@enliven/core';
import type { Claims } from '../shared/claims';

const STYLE = { display: 'inline-block !important', ...UNSEEN };

/** Those of the elements that are not displayed now. */
export function makeReachable(elements: readonly Element[], claims: Claims): void {
  for (const element of elements.filter((one) => getComputedStyle(one).display === 'none'))
    for (const [name, value] of Object.entries(STYLE)) claims.set(element, `style:${name}`, value);
}
