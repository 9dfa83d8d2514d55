/** Whether the site asks anything of its forms: all that pages without options have to know. */

/** Where configurations stand; what reads all of one is only fetched when there is something in it. */
const BLOCKS = '#enliven-config,[id="wp-script-module-data-@enliven/runtime"]';

export const hasFormOptions = ({ ownerDocument }: Element): boolean =>
  [...ownerDocument.querySelectorAll(BLOCKS)].some((block) => block.textContent?.includes('"forms"'));
