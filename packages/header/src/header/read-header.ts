/** Elements and measurements of a header, and the start of the page below it (docs/reference/header.md#fixed-header). */
import { FIXED_ABOVE, matches, numberAttribute } from '@enliven/core';

export interface HeaderParts {
  owner: Document;
  view: Window;
  header: HTMLElement;
  /** Secondary bar above the header. */
  top: HTMLElement | null;
  /** Page container, which starts below the header. */
  container: HTMLElement | null;
  content: HTMLElement | null;
  navigation: HTMLElement | null;
  logo: HTMLImageElement | null;
  /** Whether the header stays in the window. */
  fixedNav: boolean;
}

export function headerParts(header: HTMLElement): HeaderParts {
  const owner = header.ownerDocument;
  const byId = (id: string) => owner.getElementById(id);
  return {
    owner,
    view: owner.defaultView as Window,
    header,
    top: byId('top-header'),
    container: byId('page-container'),
    content: byId('main-content'),
    navigation: byId('et-top-navigation'),
    logo: byId('logo') as HTMLImageElement | null,
    fixedNav: matches(owner.body, '.et_fixed_nav:not(.et_vertical_nav)'),
  };
}

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

/** Maximum window width at which the admin bar scrolls away. */
const ADMIN_BAR_ABOVE = 600;

/** Returns the page's room for the header. */
export const pageOffset = ({ header, top }: Heights, width: number): number =>
  header + top - (width > FIXED_ABOVE ? 0 : 1);

/** Returns the height that fixed bars cover, for focused elements and targets. @param isFixed whether the header can be fixed */
export function coveredHeight({ adminBar, top, fixed, width }: Heights & { width: number }, isFixed: boolean): number {
  return (isFixed && width > FIXED_ABOVE ? top + fixed - 1 : 0) + (width > ADMIN_BAR_ABOVE ? adminBar : 0);
}

export interface MeasuredHeader extends Heights {
  width: number;
  /** Room of the page for the header. */
  offset: number;
  /** Width that the navigation keeps clear for the logo; 0 if they do not come near each other. */
  clear: number;
  /** Width of the logo; 0 until it has loaded. */
  logoWidth: number;
}

const within = (part: Element | null): number => part?.clientHeight ?? 0;

/** Gap beside the logo in pixels. */
const GAP = 30;

/**
 * Returns the width that the navigation of a left header must keep clear to not cover the logo.
 *
 * @param known the last result; a navigation that once came near follows the logo's width
 */
function clearance({ owner, navigation, logo }: HeaderParts, known: number | undefined): number {
  const box = logo?.getBoundingClientRect();
  const menu = navigation?.getBoundingClientRect();
  if (!menu || !box?.width || !matches(owner.body, '.et_header_style_left')) return 0;
  // A navigation below the logo covers nothing.
  const isNear = menu.y < box.bottom && menu.x < box.right + GAP && box.x < menu.right + GAP;
  return known || isNear ? box.width + GAP : 0;
}

/**
 * Measures the header. It is laid out with one of its two heights; the other is the one measured before in a window of this width, or differs
 * by the difference of the site's settings.
 *
 * @param known the last measurement
 */
export function readHeader(parts: HeaderParts, known?: MeasuredHeader): MeasuredHeader {
  const { owner, header, top, navigation, logo, fixedNav } = parts;
  const width = owner.documentElement.clientWidth;
  const now = within(header);
  // A hidden header with focus inside also has the class.
  const isFixed = matches(header, '.et-fixed-header');
  // A header that is not fixed, or is vertical, keeps its height.
  const shrinks = fixedNav
    ? numberAttribute(navigation, 'data-height') - numberAttribute(navigation, 'data-fixed-height')
    : 0;
  const same = known?.width === width ? known : undefined;
  const heights: Heights = {
    // The logo may load later than the header.
    adminBar: within(owner.getElementById('wpadminbar')),
    top: within(top),
    header: isFixed ? (same?.header ?? now + shrinks) : now,
    fixed: isFixed ? now : same?.header === now ? same.fixed : Math.max(0, now - shrinks),
  };
  return {
    ...heights,
    width,
    offset: pageOffset(heights, width),
    clear: isFixed && known ? known.clear : clearance(parts, known?.clear),
    logoWidth: logo?.naturalWidth ?? 0,
  };
}
