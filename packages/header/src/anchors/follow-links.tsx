/** Smooth scrolling to the targets of links within the page, below fixed headers, with the focus. */
import {
  closestTo,
  decodePart,
  documentOf,
  isPlainPress,
  isSamePage,
  matches,
  measure,
  openReviews,
  page,
  query,
  queryAll,
  SCROLL_DURATION,
  scrollToY,
  useEvent,
} from '@enliven/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { scrollGoal, scrollToTarget } from '../shared/scroll-to-target';
import { followPlainly } from './anchors';

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

/** Returns the target of a link; undefined if the link leads to another page or to nothing, or if another script handles it. */
export function placeOf(link: HTMLAnchorElement, here: Place): HTMLElement | undefined {
  if (!isSamePage(link, here) || link.matches(OTHERS)) return undefined;
  const owner = link.ownerDocument;
  const name = decodePart(link.hash.slice(1));
  return owner.getElementById(name) ?? owner.getElementsByName(name)[0];
}

/** Controls that do more than open something. */
const LEADS_ON = 'a[href]:not([href^="#"]),button,input,label';
/** Attributes of a link that only opens something. A link with others may belong to another script, such as one that adds to the cart. */
const PLAIN = /^(href|role|tabindex|aria-[a-z]+)$/;

/** Whether a link has only such attributes. Ids that begin with `enliven-` are ours. */
const isPlain = (link: Element): boolean =>
  link.getAttributeNames().every((name) => PLAIN.test(name) || (name === 'id' && link.id.startsWith('enliven-')));

/** Whether a press on an element only opens something. */
function onlyOpens(opener: Element): boolean {
  const link = closestTo(opener, 'a');
  return !closestTo(opener, LEADS_ON) && (!link || isPlain(link));
}

/**
 * Opens closed toggles and hidden tabs around a target by clicks on their controls, the outermost first.
 *
 * @returns whether there are any
 */
function openAround(place: Element): boolean {
  const box = closestTo(place.parentElement, '.et_pb_toggle_close,.et_pb_tab:not(.et_pb_active_content)');
  if (!box?.parentElement) return false;
  openAround(box);
  const index = [...box.parentElement.children].indexOf(box);
  const opener = matches(box, '.et_pb_tab')
    ? queryAll<HTMLElement>(closestTo(box, '.et_pb_tabs'), '.et_pb_tabs_controls>li>a')[index]
    : query<HTMLElement>(box, '.et_pb_toggle_title');
  // Controls that lead away or send something are never clicked: markup of authors may only look like a toggle or a tab.
  if (opener && onlyOpens(opener)) opener.click();
  return true;
}

/** Pixels within which the page counts as being at the browser's jump target. */
const JUMPED = 300;

/** Whether the page scrolls smoothly. Generation 5 jumps unless the site has enabled smooth scrolling. */
const durationIn = (owner: Document): number =>
  page().generation === 5 && !matches(owner.body, '.et_smooth_scroll') ? 0 : SCROLL_DURATION;

/** Corrects the browser's jump to the hash of the address, unless the visitor has scrolled. */
function correctJump(owner: Document): () => void {
  const view = owner.defaultView as Window;
  const target = owner.getElementById(decodePart(view.location.hash.slice(1)));
  if (!target) return () => {};
  // The browser has not jumped.
  if (openAround(target)) return scrollToTarget(target, durationIn(owner));
  return measure(
    () => {
      const { top } = target.getBoundingClientRect();
      const y = scrollGoal(target, top);
      return top > -JUMPED && top < JUMPED && Math.abs(y - view.scrollY) > 1 ? y : undefined;
    },
    (y) => y !== undefined && scrollToY(y, 0),
  );
}

/** Scrolls to the target of a link. @returns the function that stops the scrolling; undefined without a target */
function follow(link: HTMLAnchorElement): (() => void) | undefined {
  const owner = link.ownerDocument;
  const view = owner.defaultView as Window;
  const target = placeOf(link, view.location);
  if (!target) return undefined;
  // Reviews are in a closed tab.
  if (link.matches('.widget_recent_reviews *')) openReviews(owner);
  openAround(target);
  if (link.hash !== view.location.hash) view.history.pushState(null, '', link.hash);
  return scrollToTarget(target, durationIn(owner));
}

interface FollowLinksProps {
  element: Element;
  /** The link that was pressed before this code was loaded. */
  first: HTMLAnchorElement | undefined;
}

export default function FollowLinks({ element, first }: FollowLinksProps): ReactNode {
  const owner = documentOf(element);
  const stop = useRef(() => {});
  useEvent<MouseEvent>(element, 'click', (event) => {
    const link = closestTo<HTMLAnchorElement>(event.target, 'a[href*="#"]');
    if (!link || event.defaultPrevented || !isPlainPress(event)) return;
    const scroll = follow(link);
    if (!scroll) return;
    event.preventDefault();
    stop.current();
    stop.current = scroll;
  });
  useEffect(() => {
    const scroll = first ? follow(first) : correctJump(owner);
    if (scroll) stop.current = scroll;
    else if (first) followPlainly(first);
    return () => stop.current();
  }, [owner, first]);
  return null;
}
