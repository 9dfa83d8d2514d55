/** Shows hidden elements by claims. */

import { type Hiding, unhide } from '../runtime/outcome';
import { claim, type Release } from './claim';

/**
 * Shows those of the elements that are hidden now.
 *
 * @param by which ways of hiding count @default all
 * @returns the function that hides them again
 */
export const revealHidden = (elements: Iterable<Element>, by?: readonly Hiding[]): Release =>
  unhide(elements, claim, by);
