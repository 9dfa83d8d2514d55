/** Checks whether the site has options for forms, and fetches the code for them. */
import { lazyPart } from '@enliven/core';
import { PLACE } from './constants';

/** Blocks with configurations. The code that parses them is fetched only if they mention forms. */
const BLOCKS = '#enliven-config,[id="wp-script-module-data-@enliven/runtime"]';

export const hasFormOptions = ({ ownerDocument }: Element): boolean =>
  [...ownerDocument.querySelectorAll(BLOCKS)].some((block) => block.textContent?.includes('"forms"'));

/**
 * Starts drafts and the tag manager on sites that enable them.
 *
 * @param root the element around the form, which a reply may replace
 * @param answered event of an answer
 * @param onRestored called after a draft was restored
 * @returns the function that stops it
 */
export const startExtras = (root: Element, answered: string, onRestored: () => void): (() => void) | undefined =>
  hasFormOptions(root)
    ? lazyPart(import('./form-extras'), (code) => code.watchForm({ root, answered, onRestored }), PLACE)
    : undefined;
