/** A header beside the page is as high as its menu needs, and stands at the page's edge (docs/reference/header.md#vertical-header). */
import { claimSet, type Wanted } from '@enliven/core';
import type { HeaderVariant } from '../header/header-controller';
import type { HeaderParts } from '../header/header-parts';

/** Pixels. */
const WIDTH = 225;
const ROOM = 100;

const marginOf = (element: Element | null): number =>
  (element && Number.parseFloat(getComputedStyle(element).marginRight)) || 0;

export function placeVertical({ owner, header, navigation, logo, container }: HeaderParts): HeaderVariant {
  const claims = claimSet();
  return {
    update(_size, _fixed, resized) {
      if (!resized) return;
      // Read without what was written last.
      claims.set([]);
      const wanted: Wanted[] = [];
      const menu = navigation?.offsetHeight ?? 0;
      if (header.offsetHeight < menu)
        wanted.push([header, 'style:height', `${menu + (logo?.offsetHeight ?? 0) + ROOM}px`]);
      if (owner.body.matches('.et_boxed_layout.et_vertical_fixed.et_vertical_right')) {
        const right = marginOf(container) + marginOf(owner.getElementById('et-main-area')) - WIDTH;
        wanted.push([header, 'class:et_vertical_menu_set', true], [header, 'style:right', `${Math.max(0, right)}px`]);
      }
      claims.set(wanted);
    },
    end: () => claims.set([]),
  };
}
