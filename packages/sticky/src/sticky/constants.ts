/** Constants of sticky modules. */

/** CSS pixels. Lower windows are zoomed, or phones in landscape: there stuck modules would cover too much. */
export const LOW_WINDOW = 480;

/** Part of a theme builder's page. */
export type Area = 'header' | 'body' | 'footer';

/** The `z-index` of a stuck module by the part of the page that holds it (docs/reference/sticky.md#start-and-end). */
export const STICKY_Z_INDEX: Readonly<Record<Area, number>> = { header: 10010, body: 10000, footer: 9990 };
