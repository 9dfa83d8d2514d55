/** Variants of the theme's header: vertical, hidden, transparent and split, and the scroll position that fixes each. */
import { type BehaviorProps, matches, type Scope, type WantedClaim } from '@enliven/core';
import type { ReactNode } from 'react';
import { useHeader } from '../header/header';
import type { HeaderVariant, OpenVariant } from '../header/header-controller';
import type { HeaderParts } from '../header/read-header';
import { hideHeader } from './hidden';
import { splitLogo } from './split-logo';
import { giveRoom, watchedElement } from './transparent';

/** Pixels. */
const WIDTH = 225;
const ROOM = 100;

const marginOf = (element: Element | null): number =>
  (element && Number.parseFloat(getComputedStyle(element).marginRight)) || 0;

export function placeVertical(
  { owner, header, navigation, logo, container }: HeaderParts,
  scope: Scope,
): HeaderVariant {
  const claims = scope.claims();
  return {
    update(_size, _fixed, resized) {
      if (!resized) return;
      // Measures without our own styles.
      claims.set([]);
      const wanted: WantedClaim[] = [];
      const menu = navigation?.offsetHeight ?? 0;
      if (header.offsetHeight < menu)
        wanted.push([header, 'style:height', `${menu + (logo?.offsetHeight ?? 0) + ROOM}px`]);
      if (matches(owner.body, '.et_boxed_layout.et_vertical_fixed.et_vertical_right')) {
        const right = marginOf(container) + marginOf(owner.getElementById('et-main-area')) - WIDTH;
        wanted.push([header, 'class:et_vertical_menu_set', true], [header, 'style:right', `${Math.max(0, right)}px`]);
      }
      claims.set(wanted);
    },
  };
}

const openVariant: OpenVariant = (parts, scope, update): HeaderVariant => {
  const is = (selector: string) => matches(parts.owner.body, selector);
  if (is('.et_vertical_nav')) {
    const vertical = placeVertical(parts, scope);
    return is('.et_vertical_fixed')
      ? { ...vertical, from: (_size, { topOf }) => topOf(parts, parts.content) }
      : vertical;
  }
  const transparent = is('.et_transparent_nav');
  const hidden =
    parts.fixedNav && is('.et_hide_nav,.et_hide_nav_disabled') ? hideHeader(parts, scope, update) : undefined;
  const room = transparent ? giveRoom(parts, scope, () => hidden?.isHidden() === true, update) : undefined;
  const all: HeaderVariant[] = [
    hidden,
    room,
    is('.et_header_style_split') ? splitLogo(parts, scope) : undefined,
  ].filter((one) => one !== undefined);
  const from: HeaderVariant['from'] = (size, { fixedFrom, switchOffset, topOf }) => {
    const watched = topOf(parts, transparent ? watchedElement(parts, size.adminBar) : parts.content);
    return hidden?.showsFrom(size, watched - switchOffset(size)) ?? fixedFrom(size, watched, room?.before());
  };
  return {
    from: parts.fixedNav && (transparent || hidden) ? from : undefined,
    update(size, fixed, resized) {
      for (const one of all) one.update(size, fixed, resized);
    },
  };
};

export default function VariantOfHeader({ element }: BehaviorProps): ReactNode {
  useHeader(element, openVariant);
  return null;
}
