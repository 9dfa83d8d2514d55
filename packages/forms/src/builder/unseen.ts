/** Takes an element out of sight, but not out of reach: what the theme does not display at all is nobody's to use. */
import type { Claims } from '../shared/claims';

/** Not the core's own, which would bring a chunk that pages with a form that nobody touches can do without. */
const UNSEEN = {
  display: 'inline-block !important',
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
  'white-space': 'nowrap',
} as const;

/** Those of the elements that are not displayed now. */
export function makeReachable(elements: readonly Element[], claims: Claims): void {
  for (const element of elements.filter((one) => getComputedStyle(one).display === 'none'))
    for (const [name, value] of Object.entries(UNSEEN)) claims.set(element, `style:${name}`, value);
}
