/** One measurement of the header in both its states, and of the page around it. */
import { type Claim, claim, putStyleSheet } from '@enliven/core';
import { type Heights, isTall, pageOffset } from './geometry';
import type { HeaderParts } from './header-parts';

export interface MeasuredHeader extends Heights {
  width: number;
  /** Room the page leaves for it. */
  offset: number;
  /** It can be hidden and still be found: the page is long enough to scroll to where it shows. */
  tall: boolean;
  /** How far the page can be scrolled. */
  scrollable: number;
  /** The bar that opens the menu on narrow windows is in the place of the menu. */
  mobile: boolean;
  /** What the navigation keeps clear for the logo; 0 where it does not come near. */
  clear: number;
  side: 'left' | 'right';
  /** It takes its room in the page by itself, as child themes let it do on narrow windows. */
  inFlow: boolean;
}

/** Without transitions, so that each state is measured as it will be at rest. */
const AT_REST = '#main-header,#main-header *,#top-header,#top-header *{transition:none!important}';

const within = (element: Element | null | undefined): number => element?.clientHeight ?? 0;

/** Pixels beside the logo. */
const GAP = 30;

/** What the navigation has to leave free so that it does not lie over the logo. */
function clearance({ navigation, logo, left }: HeaderParts, side: 'left' | 'right'): number {
  const box = logo?.getBoundingClientRect();
  if (!left || !navigation || !box?.width) return 0;
  // Without the room that was made for an earlier size; where there is none, the layout that is there says it all.
  const bare = Number.parseFloat(getComputedStyle(navigation)[side === 'left' ? 'paddingLeft' : 'paddingRight']) === 0;
  const own = bare ? undefined : claim(navigation, `style:padding-${side}`, '0px');
  const menu = navigation.getBoundingClientRect();
  own?.();
  // Below the logo it is in nobody's way.
  if (menu.top >= box.bottom || menu.bottom <= box.top) return 0;
  const room = side === 'left' ? menu.left - box.right : box.left - menu.right;
  return room < GAP ? box.width + GAP : 0;
}

/** How high the page is without room for the header, which a header that hides has only where it is too low to hide. */
const pageHeight = ({ owner, container }: HeaderParts): number =>
  owner.documentElement.scrollHeight - (container ? Number.parseFloat(getComputedStyle(container).paddingTop) || 0 : 0);

/** Whether bars and page still have the sizes that were measured. A layout read. */
export function isAsMeasured(parts: HeaderParts, known: MeasuredHeader, fixed: boolean): boolean {
  const { owner, view, header, top, hides } = parts;
  const near = (element: Element | null, height: number) => Math.abs(within(element) - height) <= 1;
  return (
    near(header, fixed ? known.fixed : known.header) &&
    near(top, known.top) &&
    near(owner.getElementById('wpadminbar'), known.adminBar) &&
    (!hides || isTall(known, pageHeight(parts), view.innerHeight) === known.tall)
  );
}

/** The header is given back as it was before it returns, so whoever measures next finds the page unchanged. */
export function readHeader(parts: HeaderParts): MeasuredHeader {
  const { owner, view, header, top, content, transparent } = parts;
  const width = owner.documentElement.clientWidth;
  // What the state of the header does not change is read while the page is as it was laid out.
  const mobile = (header.querySelector('.mobile_menu_bar_toggle')?.getClientRects().length ?? 0) > 0;
  const takeOff = putStyleSheet(owner, AT_REST);
  // Until it is measured our optional sheet has it stand in the page.
  const settled = claim(header, 'attr:data-height-loaded', 'true');
  const bars = top ? [header, top] : [header];
  const { direction, position } = getComputedStyle(header);
  const side = direction === 'rtl' ? 'right' : 'left';
  const inFlow = position !== 'absolute' && position !== 'fixed';
  const states: Claim[] = bars.map((bar) => claim(bar, 'class:et-fixed-header', false));
  const heights = {
    adminBar: within(owner.getElementById('wpadminbar')),
    top: within(top),
    header: within(header),
    fixed: 0,
  };
  const { scrollHeight } = owner.documentElement;
  const height = pageHeight(parts);
  const clear = clearance(parts, side);
  for (const state of states) state.to(true);
  heights.fixed = within(header);
  for (const giveBack of states) giveBack();
  // The styles are computed once more while nothing moves: a transition begins with the next change that is seen.
  void getComputedStyle(header).color;
  takeOff();
  settled();
  const scene = {
    width,
    transparent,
    sections: owner.querySelector('.et-l:not(.et-l--footer) .et_pb_section') !== null,
    container: content?.firstElementChild?.matches('.container') ?? false,
  };
  return {
    ...heights,
    width,
    offset: pageOffset(heights, scene),
    tall: isTall(heights, height, view.innerHeight),
    scrollable: scrollHeight - view.innerHeight,
    mobile,
    clear,
    side,
    inFlow,
  };
}
