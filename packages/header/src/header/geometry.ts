/** Where the page begins below the header, and from where on the header is fixed (docs/reference/header.md#fixed-header). */
import { FIXED_ABOVE } from '@enliven/core';

/** Heights in CSS pixels, without borders. */
export interface Heights {
  adminBar: number;
  /** The bar above the header; 0 while it is not displayed. */
  top: number;
  /** The header at the top of the page. */
  header: number;
  /** The header while it is fixed. */
  fixed: number;
}

/** Headers up to this height shrink by less. */
const LOW = 90;
/** The admin bar scrolls away on windows up to this width. */
const ADMIN_BAR_ABOVE = 600;

/** Distance from the window's top at which the content makes the header fixed. */
export function switchOffset({ adminBar, top, header }: Heights): number {
  const all = header + top;
  return all - (all <= LOW ? 29 : 56) + adminBar;
}

/**
 * The scroll position from which on the header is fixed.
 *
 * @param watched top of what decides, from the document's top
 */
export function fixedFrom(heights: Heights, watched: number): number {
  const offset = switchOffset(heights);
  return watched < offset ? offset : watched - offset;
}

/** Room that the page leaves for the header. */
export const pageOffset = ({ header, top }: Heights, width: number): number =>
  header + top - (width > FIXED_ABOVE ? 0 : 1);

/** What fixed bars cover of the window, for whatever is focused or jumped to. @param isFixed the header can be fixed */
export function coveredHeight({ adminBar, top, fixed }: Heights, width: number, isFixed: boolean): number {
  return (isFixed && width > FIXED_ABOVE ? top + fixed - 1 : 0) + (width > ADMIN_BAR_ABOVE ? adminBar : 0);
}
