/** The elements of a header, what is measured of them, and where the page begins (docs/reference/header.md#fixed-header). */
import { FIXED_ABOVE, numberAttribute } from '@enliven/core';

export interface HeaderParts {
  owner: Document;
  view: Window;
  header: HTMLElement;
  /** The bar above it. */
  top: HTMLElement | null;
  /** What begins below it. */
  container: HTMLElement | null;
  content: HTMLElement | null;
  navigation: HTMLElement | null;
  logo: HTMLImageElement | null;
  /** Above the page, and always in the window. */
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
    fixedNav: owner.body.matches('.et_fixed_nav:not(.et_vertical_nav)'),
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

/** The admin bar scrolls away on windows up to this width. */
const ADMIN_BAR_ABOVE = 600;

/** Room that the page leaves for the header. */
export const pageOffset = ({ header, top }: Heights, width: number): number =>
  header + top - (width > FIXED_ABOVE ? 0 : 1);

/** What fixed bars cover of the window, for whatever is focused or jumped to. @param isFixed the header can be fixed */
export function coveredHeight({ adminBar, top, fixed, width }: Heights & { width: number }, isFixed: boolean): number {
  return (isFixed && width > FIXED_ABOVE ? top + fixed - 1 : 0) + (width > ADMIN_BAR_ABOVE ? adminBar : 0);
}

export interface MeasuredHeader extends Heights {
  width: number;
  /** Room the page leaves for it. */
  offset: number;
  /** What the navigation keeps clear for the logo; 0 where it does not come near. */
  clear: number;
  /** The logo's own width; 0 until it has come. */
  logoWidth: number;
}

const within = (element: Element | null): number => element?.clientHeight ?? 0;

/** Pixels beside the logo. */
const GAP = 30;

/**
 * What the navigation of a left header has to leave free so that it does not lie over the logo.
 *
 * @param known what it leaves free: where it came near once it follows the logo's width
 */
function clearance({ owner, navigation, logo }: HeaderParts, known: number | undefined): number {
  const box = logo?.getBoundingClientRect();
  const menu = navigation?.getBoundingClientRect();
  if (!menu || !box?.width || !owner.body.matches('.et_header_style_left')) return 0;
  // Below the logo it is in nobody's way.
  const isNear = menu.y < box.bottom && menu.x < box.right + GAP && box.x < menu.right + GAP;
  return known || isNear ? box.width + GAP : 0;
}

/**
 * Reads what is laid out. Of the two heights of a header one is seen; the other is what it was in a window of this width,
 * or differs by as much as what the site has chosen for both.
 *
 * @param known what was measured last
 */
export function readHeader(parts: HeaderParts, known?: MeasuredHeader): MeasuredHeader {
  const { owner, header, top, navigation, logo, fixedNav } = parts;
  const width = owner.documentElement.clientWidth;
  const now = within(header);
  // A hidden one looks so while it has the focus, too.
  const isFixed = header.matches('.et-fixed-header');
  // One that is not fixed, or is beside the page, keeps its height.
  const shrinks = fixedNav
    ? numberAttribute(navigation, 'data-height') - numberAttribute(navigation, 'data-fixed-height')
    : 0;
  const same = known?.width === width ? known : undefined;
  const heights: Heights = {
    // It may come later than the header.
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
