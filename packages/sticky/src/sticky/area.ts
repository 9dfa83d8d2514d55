/** Above what a stuck module lies: by the part of the page it is in (docs/reference/sticky.md#start-and-end). */

/** Part of a theme builder's page. */
export type Area = 'header' | 'body' | 'footer';

const HEADER = 10010;
const BODY = 10000;
const FOOTER = 9990;

/** The `z-index` of a stuck module, by the part of the page it is in. */
export const STICKY_Z_INDEX: Readonly<Record<Area, number>> = { header: HEADER, body: BODY, footer: FOOTER };

export const zIndexOf = (element: Element): number =>
  element.closest('.et-l--header') ? HEADER : element.closest('.et-l--footer') ? FOOTER : BODY;
