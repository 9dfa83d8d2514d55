/** Which links lead to a place on the same page, and which of them are somebody else's (docs/reference/header.md#links-within-the-page). */
import { decodePart } from '@enliven/core';

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
  '[class*="popmake-"]',
  '[class*="popmake-"] *',
  '[download]',
  '[target]:not([target="_self"],[target=""])',
  '[role=button]',
  '[role=tab]',
].join();

type Place = Pick<Location, 'hostname' | 'pathname'>;

const samePath = (one: string, other: string) => one.replace(/\/$/, '') === other.replace(/\/$/, '');

/** What the link leads to; undefined where it leads away, to nothing, or is answered by others. */
export function placeOf(link: HTMLAnchorElement, here: Place): HTMLElement | undefined {
  const { hash, hostname, pathname } = link;
  if (hash.length < 2 || hostname !== here.hostname || !samePath(pathname, here.pathname)) return undefined;
  if (link.matches(OTHERS)) return undefined;
  const owner = link.ownerDocument;
  const name = decodePart(hash.slice(1));
  return owner.getElementById(name) ?? owner.getElementsByName(name)[0];
}
