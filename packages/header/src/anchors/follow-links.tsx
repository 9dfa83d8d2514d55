/** Scrolls softly to where links within the page lead, with the focus, and below whatever is fixed. */
import {
  decodePart,
  isPlainPress,
  measure,
  page,
  SCROLL_DURATION,
  scrollOffset,
  scrollToY,
  useEvent,
} from '@enliven/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { scrollToTarget } from '../shared/scroll-to-target';

const OTHERS = [
  '.et_smooth_scroll_disabled *',
  '.et_smooth_scroll_disabled',
  '.woocommerce-tabs .tabs *',
  '.tt_tabs_navigation *',
  '.et_pb_tabs_controls *',
  '.eab-shortcode_calendar-navigation-link',
  '.view-cart-lnk',
  '.acomment-reply',
  '.woocommerce-review-link',
  '.wp-block-woocommerce-cart *',
  '.wp-block-woocommerce-checkout *',
  '[class*="popmake-"]',
  '[class*="popmake-"] *',
  '[download]',
  '[target]:not([target="_self"],[target=""])',
  '[role=button]',
  '[role=tab]',
].join();

type Place = Pick<Location, 'hostname' | 'pathname' | 'search'>;

const samePath = (one: string, other: string) => one.replace(/\/$/, '') === other.replace(/\/$/, '');

/** What the link leads to; undefined where it leads away, to nothing, or is answered by others. */
export function placeOf(link: HTMLAnchorElement, here: Place): HTMLElement | undefined {
  const { hash, hostname, pathname, search } = link;
  // Links in pictures (SVG) have no hash of their own.
  if (!hash || hostname !== here.hostname || !samePath(pathname, here.pathname)) return undefined;
  // Addresses without permalinks, of lists in another order and the like are other pages; one without a query is this page.
  if (search && search !== here.search) return undefined;
  if (link.matches(OTHERS)) return undefined;
  const owner = link.ownerDocument;
  const name = decodePart(hash.slice(1));
  return owner.getElementById(name) ?? owner.getElementsByName(name)[0];
}

/** Controls that do more than open. */
const LEADS_ON = 'a[href]:not([href^="#"]),button,input,label';

/**
 * Opens what a place is hidden in, the outermost first: closed toggles, and tabs behind others. They answer to a press.
 *
 * @returns whether there is any
 */
function openAround(place: Element): boolean {
  const box = place.parentElement?.closest('.et_pb_toggle_close,.et_pb_tab:not(.et_pb_active_content)');
  if (!box?.parentElement) return false;
  openAround(box);
  const index = [...box.parentElement.children].indexOf(box);
  const opener = box.matches('.et_pb_tab')
    ? box.closest('.et_pb_tabs')?.querySelectorAll<HTMLElement>('.et_pb_tabs_controls>li>a')[index]
    : box.querySelector<HTMLElement>('.et_pb_toggle_title');
  // What leads away, or sends something, is pressed by visitors only: markup may only look like a toggle or a tab.
  if (!opener?.closest(LEADS_ON)) opener?.click();
  return true;
}

/** Pixels within which the page still stands where the browser has jumped to. */
const JUMPED = 300;

/** Generation 5 jumps where the site has not chosen soft scrolling. */
const durationIn = (owner: Document): number =>
  page().generation === 5 && !owner.body.matches('.et_smooth_scroll') ? 0 : SCROLL_DURATION;

/** The browser has jumped before anything was measured; a visitor who has scrolled on is left alone. */
function correctJump(owner: Document): () => void {
  const view = owner.defaultView as Window;
  const target = owner.getElementById(decodePart(view.location.hash.slice(1)));
  if (!target) return () => {};
  // There the browser has not jumped.
  if (openAround(target)) return scrollToTarget(target, durationIn(owner));
  return measure(
    () => {
      const { top } = target.getBoundingClientRect();
      const wrong = top - scrollOffset(target, page().generation);
      return top > -JUMPED && top < JUMPED && Math.abs(wrong) > 1 ? view.scrollY + wrong : undefined;
    },
    (y) => y !== undefined && scrollToY(Math.max(0, Math.round(y)), 0),
  );
}

export default function FollowLinks({ element }: { element: Element }): ReactNode {
  const owner = element.ownerDocument;
  const stop = useRef(() => {});
  useEvent<MouseEvent>(element, 'click', (event) => {
    const view = owner.defaultView as Window;
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
    if (!link || event.defaultPrevented || !isPlainPress(event)) return;
    const target = placeOf(link, view.location);
    if (!target) return;
    event.preventDefault();
    // Reviews lie in a tab that is closed.
    if (link.matches('.widget_recent_reviews *'))
      owner.querySelector<HTMLElement>('li.reviews_tab a,.et_pb_tab_nav_item_reviews a')?.click();
    openAround(target);
    stop.current();
    if (link.hash !== view.location.hash) view.history.pushState(null, '', link.hash);
    stop.current = scrollToTarget(target, durationIn(owner));
  });
  useEffect(() => {
    stop.current = correctJump(owner);
    return () => stop.current();
  }, [owner]);
  return null;
}
