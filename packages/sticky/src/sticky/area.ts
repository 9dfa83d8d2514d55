/** Above what a stuck module lies: by the part of the page it is in (contract B §6.1). */

/** Part of a theme builder's page. */
export type Area = 'header' | 'body' | 'footer';

export const STICKY_Z_INDEX: Readonly<Record<Area, number>> = { header: 10010, body: 10000, footer: 9990 };

export const areaOf = (element: Element): Area =>
  element.closest('.et-l--header') ? 'header' : element.closest('.et-l--footer') ? 'footer' : 'body';
