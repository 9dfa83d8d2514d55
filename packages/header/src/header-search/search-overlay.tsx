/** Overlay of the header's search, which covers the menu (docs/reference/header.md#search). */
import { matches, query, queryAll, useClaims, useEvent, type WantedClaim, watchSize } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { OpenedProps } from '../shared/opener';
import { isSearching, type SearchState, useSearch } from '../shared/use-search';

/** Room for the button beside the menu, in pixels. */
const BUTTON = 60;

/** Returns the styles of the overlay: height of the header, width and font size of the menu; undefined if the style sheet has no search. Reads layout. */
function fitOf(header: Element, container: Element): WantedClaim[] | undefined {
  if (container.parentElement && getComputedStyle(container.parentElement).display === 'none') return undefined;
  const menu = query(header, '#top-menu');
  const link = query(menu, 'a');
  const input = query(container, '.et-search-field');
  const form = query(container, '.et-search-form');
  const left = matches(header.ownerDocument.body, '.et_header_style_left');
  const fit: WantedClaim[] = [[container, 'style:height', `${header.clientHeight}px`]];
  if (menu?.clientWidth)
    fit.push([left && form ? form : container, 'style:max-width', `${menu.clientWidth + BUTTON}px`]);
  if (input && link) fit.push([input, 'style:font-size', getComputedStyle(link).fontSize]);
  return fit;
}

export default function SearchOverlay(props: OpenedProps): ReactNode {
  const { root: header } = props;
  const container = props.container as HTMLElement;
  const input = query<HTMLInputElement>(container, '.et-search-field');
  const closer = query<HTMLElement>(container, '.et_close_search_field');
  const [state, close] = useSearch(props, container, input, closer);
  const [fit, setFit] = useState<WantedClaim[]>([]);
  const searching = isSearching(state);
  const latest = useRef(close);
  latest.current = close;
  useLayoutEffect(() => {
    if (!searching) return;
    const watched = [header, ...queryAll(header, '#top-menu')];
    return watchSize(
      watched,
      () => fitOf(header, container),
      (now) => (now ? setFit(now) : latest.current()),
    );
  }, [searching, header, container]);
  useEvent<MouseEvent>(searching ? header.ownerDocument : null, 'mouseup', ({ target }) => {
    if (!header.contains(target as Node)) close();
  });
  const menu = query(header, '.et_menu_container');
  useClaims([...classes(state, menu, container), ...(searching ? fit : [])]);
  return null;
}

function classes(state: SearchState, menu: Element | null, container: Element): WantedClaim[] {
  if (state === 'unused') return [];
  const searching = isSearching(state);
  const settled = state === 'open' || state === 'closed';
  const claims: WantedClaim[] = [
    [container, 'class:et_pb_search_visible', searching],
    [container, 'class:et_pb_search_form_hidden', !searching],
    [container, `class:et_pb_${settled ? 'no_animation' : 'is_animating'}`, true],
  ];
  if (menu) {
    claims.push([menu, 'class:et_pb_menu_hidden', searching], [menu, 'class:et_pb_menu_visible', !searching]);
    if (settled) claims.push([menu, 'class:et_pb_no_animation', true]);
  }
  return claims;
}
