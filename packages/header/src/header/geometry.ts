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

/** How far the page is scrolled before a header that is hidden shows, beyond its own height. */
const HIDDEN_FOR = 200;
/** Headers up to this height shrink by less. */
const LOW = 90;
/** What the style sheet adds above content that is not made of sections. */
const BARE_CONTENT = 58;

/** Distance from the window's top at which the content makes the header fixed. */
export function switchOffset({ adminBar, top, header }: Heights): number {
  const all = header + top;
  return all - (all <= LOW ? 29 : 56) + adminBar;
}

/**
 * The scroll position from which on the header is fixed.
 *
 * @param watched top of what decides, from the document's top
 * @param hides whether the header is hidden at the top of the page
 */
export function fixedFrom(heights: Heights, watched: number, hides: boolean): number {
  const offset = switchOffset(heights);
  if (hides) return watched - offset + heights.header + heights.top + HIDDEN_FOR;
  return watched < offset ? offset : watched - offset;
}

/** What the page is, as far as its offset depends on it. */
export interface Scene {
  width: number;
  /** The header lies over the page's beginning. */
  transparent: boolean;
  /** The page is made of the builder's sections. */
  sections: boolean;
  /** The content begins with a plain container. */
  container: boolean;
}

/** Room that the page leaves for the header. */
export function pageOffset({ header, top }: Heights, { width, transparent, sections, container }: Scene): number {
  const bare = transparent && (width > FIXED_ABOVE ? container : !sections);
  return header + top + (bare ? BARE_CONTENT : 0) - (width > FIXED_ABOVE ? 0 : 1);
}

/** What the page is moved by while the header is fixed: it loses what the header loses. */
export const fixedMargin = ({ fixed, top }: Heights, padding: number): number => fixed + top - padding - 1;

/** Whether the page can be scrolled far enough for a header that is hidden to show. */
export const isTall = ({ header, top }: Heights, page: number, window: number): boolean =>
  page > window + header + top + HIDDEN_FOR;

/** What fixed bars cover of the window, for whatever is focused or jumped to. @param isFixed the header can be fixed */
export function coveredHeight({ adminBar, top, fixed }: Heights, width: number, isFixed: boolean): number {
  return (isFixed && width > FIXED_ABOVE ? top + fixed - 1 : 0) + (width > ADMIN_BAR_ABOVE ? adminBar : 0);
}

/** The admin bar scrolls away on windows up to this width. */
const ADMIN_BAR_ABOVE = 600;
