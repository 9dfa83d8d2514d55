/** Whether the site asks anything of its forms: all that pages without options have to know. */
import { bring } from './bring';

/** Where configurations stand; what reads all of one is only fetched when there is something in it. */
const BLOCKS = '#enliven-config,[id="wp-script-module-data-@enliven/runtime"]';

export const hasFormOptions = ({ ownerDocument }: Element): boolean =>
  [...ownerDocument.querySelectorAll(BLOCKS)].some((block) => block.textContent?.includes('"forms"'));

/**
 * Drafts and the tag manager, on sites that want them.
 *
 * @param root what the form is in; the form itself may be replaced by a fresh one
 * @param answered event on the form that tells its answer
 * @param onRestored something that was typed before is there again
 * @returns the function that ends it
 */
export const bringExtras = (root: Element, answered: string, onRestored: () => void): (() => void) | undefined =>
  hasFormOptions(root)
    ? bring(import('./form-extras').then((code) => code.followForm({ root, answered, onRestored })))
    : undefined;
