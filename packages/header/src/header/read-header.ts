/** One measurement of the header in both its states, and of the page around it. */
import { claim, claimSet, putStyleSheet } from '@enliven/core';
import { type Heights, pageOffset } from './geometry';
import type { HeaderParts } from './header-parts';

export interface MeasuredHeader extends Heights {
  width: number;
  /** Room the page leaves for it. */
  offset: number;
  /** How far the page can be scrolled. */
  scrollable: number;
  /** The bar that opens the menu on narrow windows is in the place of the menu. */
  mobile: boolean;
  /** What the navigation keeps clear for the logo; 0 where it does not come near. */
  clear: number;
  /** It takes its room in the page by itself, as child themes let it do on narrow windows. */
  inFlow: boolean;
}

/** Without transitions, so that each state is measured as it will be at rest. */
const AT_REST = '#main-header,#main-header *,#top-header,#top-header *{transition:none!important}';

const within = (element: Element | null): number => element?.clientHeight ?? 0;
/** It may come later than the header. */
const adminBarIn = (owner: Document): number => within(owner.getElementById('wpadminbar'));

/** Pixels beside the logo. */
const GAP = 30;

/** What the navigation of a left header has to leave free so that it does not lie over the logo. */
function clearance({ owner, navigation, logo }: HeaderParts): number {
  const box = logo?.getBoundingClientRect();
  if (!navigation || !box?.width || !owner.body.matches('.et_header_style_left:not(.et_vertical_nav)')) return 0;
  // Without the room that was made for an earlier size; where there is none, the layout that is there says it all.
  const bare = Number.parseFloat(getComputedStyle(navigation).paddingInlineStart) === 0;
  const own = bare ? undefined : claim(navigation, 'style:padding-inline-start', '0px');
  const menu = navigation.getBoundingClientRect();
  own?.();
  const beside = Math.max(menu.left - box.right, box.left - menu.right);
  // Below the logo it is in nobody's way.
  const below = Math.max(menu.top - box.bottom, box.top - menu.bottom);
  return below < 0 && beside < GAP ? box.width + GAP : 0;
}

/** Whether the window is as wide and the bars are as high as they were measured. A layout read. */
export const isAsMeasured = (
  { owner, header, top }: HeaderParts,
  known: MeasuredHeader | undefined,
  fixed: boolean,
): boolean =>
  known?.width === owner.documentElement.clientWidth &&
  [
    within(header) - (fixed ? known.fixed : known.header),
    within(top) - known.top,
    adminBarIn(owner) - known.adminBar,
  ].every((change) => Math.abs(change) <= 1);

/** The header is given back as it was before it returns, so whoever measures next finds the page unchanged. */
export function readHeader(parts: HeaderParts): MeasuredHeader {
  const { owner, view, header, bars, top } = parts;
  const { documentElement } = owner;
  const width = documentElement.clientWidth;
  // What the state of the header does not change is read while the page is as it was laid out.
  const mobile = (header.querySelector('.mobile_menu_bar_toggle')?.getClientRects().length ?? 0) > 0;
  const takeOff = putStyleSheet(owner, AT_REST);
  const { set } = claimSet();
  const setFixed = (fixed: boolean) =>
    set([
      // Until it is measured our optional sheet has it stand in the page.
      [header, 'attr:data-height-loaded', 'true'],
      ...bars.map((bar) => [bar, 'class:et-fixed-header', fixed] as const),
    ]);
  setFixed(false);
  const inFlow = !/absolute|fixed/.test(getComputedStyle(header).position);
  const heights = { adminBar: adminBarIn(owner), top: within(top), header: within(header), fixed: 0 };
  const scrollable = documentElement.scrollHeight - view.innerHeight;
  const clear = clearance(parts);
  setFixed(true);
  heights.fixed = within(header);
  set([]);
  // The styles are computed once more while nothing moves: a transition begins with the next change that is seen.
  void getComputedStyle(header).color;
  takeOff();
  return {
    ...heights,
    width,
    offset: pageOffset(heights, width),
    scrollable,
    mobile,
    clear,
    inFlow,
  };
}

/** From the document's top, as it is while the header is not fixed. A layout read. */
export function topOf({ view, container }: HeaderParts, element: Element | null): number {
  if (!element) return 0;
  const moved = container?.contains(element) ? Number.parseFloat(getComputedStyle(container).marginTop) || 0 : 0;
  return element.getBoundingClientRect().top + view.scrollY - moved;
}
