/** Search of a menu module, which covers the menu (docs/reference/header.md#search). */
import { $viewport, FIXED_ABOVE, matches, measure, query, useClaims, useStore, type WantedClaim } from '@enliven/core';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { menuOpened } from '../shared/menu-opened';
import type { OpenedProps } from '../shared/opener';
import { isSearching, isSearchMoving, type SearchState, useSearch } from '../shared/use-search';

/** Gap below a logo in pixels. */
const GAP = 30;

/** Minimum width of the field beside the logo in pixels. A narrower field would hide its text, so the search then covers the logo as well. */
const FIELD = 160;

export default function ModuleSearch(props: OpenedProps): ReactNode {
  const { root: module } = props;
  const container = props.container as HTMLElement;
  const input = query<HTMLInputElement>(container, '.et_pb_menu__search-input');
  const closer = query<HTMLElement>(container, '.et_pb_menu__close-search-button');
  const wrap = query(module, '.et_pb_menu__wrap');
  const [state] = useSearch(props, container, input, closer);
  const [fit, setFit] = useState<WantedClaim[]>([]);
  const { width } = useStore($viewport);
  const searching = isSearching(state);
  useEffect(() => {
    // Closes an open mobile menu.
    if (searching) menuOpened.emit(container);
  }, [searching, container]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the layout depends on the window's width.
  useLayoutEffect(() => {
    if (searching) return measure(() => fitOf(module, container, input), setFit);
  }, [searching, width, module, container, input]);
  useClaims([...classes(state, wrap, container), ...(searching ? fit : [])]);
  return null;
}

/** Returns the position beside or below the logo, and the font size of the menu. Reads layout. */
function fitOf(module: Element, container: Element, input: Element | null): WantedClaim[] {
  const logoWrap = query(module, '.et_pb_menu__logo-wrap');
  const logo = logoWrap?.getBoundingClientRect();
  const link = query(module, '.et_pb_menu__menu a');
  const beside = matches(module, '[class*="--style-left_aligned"]');
  const { clientWidth } = module.ownerDocument.documentElement;
  const below = !beside && (clientWidth <= FIXED_ABOVE || matches(module, '[class*="--style-centered"]'));
  const side = getComputedStyle(container).direction === 'rtl' ? 'right' : 'left';
  const covered = beside && container.clientWidth - (logo?.width ?? 0) < FIELD;
  const fit: WantedClaim[] = [
    [covered && logoWrap, 'style:visibility', 'hidden'],
    [container, 'style:padding-top', `${below && logo?.height ? logo.height + GAP : 0}px`],
    [container, `style:padding-${side}`, `${beside && !covered ? (logo?.width ?? 0) : 0}px`],
  ];
  if (input && link) fit.push([input, 'style:font-size', getComputedStyle(link).fontSize]);
  return fit;
}

function classes(state: SearchState, wrap: Element | null, container: Element): WantedClaim[] {
  if (state === 'unused') return [];
  const searching = isSearching(state);
  const name = 'et_pb_menu__search-container--';
  const claims: WantedClaim[] = [
    [container, `class:${name}disabled`, state === 'closed'],
    [container, `class:${name}visible`, searching],
    [container, `class:${name}hidden`, !searching],
    [container, `class:et_pb_${isSearchMoving(state) ? 'is_animating' : 'no_animation'}`, true],
  ];
  if (wrap) {
    claims.push(
      [wrap, 'class:et_pb_menu__wrap--visible', !searching],
      [wrap, 'class:et_pb_menu__wrap--hidden', searching],
    );
    if (state === 'open') claims.push([wrap, 'class:et_pb_no_animation', true]);
  }
  return claims;
}
