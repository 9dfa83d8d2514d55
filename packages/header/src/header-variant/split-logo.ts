/** Logo of a split header, which moves among the menu's items in wide windows (docs/reference/header.md#split-header). */
import { FIXED_ABOVE, matches, numberAttribute, query, type Scope } from '@enliven/core';
import type { HeaderVariant } from '../header/header-controller';
import type { HeaderParts } from '../header/read-header';

/** Room above and below the logo in pixels. */
const ROOM = 22;

/** Returns the index of the item before the logo. */
export const splitIndex = (count: number): number => Math.round(count / 2) - 1;

/** Returns the width of the logo. @param bar height of the bar @param percentage height of the logo in percent of the bar @param width natural width @param height natural height */
export const splitWidth = (bar: number, percentage: number, width: number, height: number): number =>
  height > 0 ? width * (((bar * percentage) / 100 + ROOM) / height) : 0;

export function splitLogo({ owner, view, header, navigation, logo }: HeaderParts, scope: Scope): HeaderVariant {
  const menu = query(header, '#top-menu');
  const box = query(header, '.logo_container');
  const claims = scope.claims();
  let moved: { item: HTMLLIElement; parent: Node; next: Node | null } | undefined;

  function moveLogoIn(): void {
    const items = menu ? [...menu.children].filter((child) => matches(child, 'li')) : [];
    const before = items[splitIndex(items.length)];
    if (moved || !before || !box?.parentNode) return;
    const item = owner.createElement('li');
    item.className = 'centered-inline-logo-wrap';
    item.setAttribute('data-enliven-ignore', '');
    moved = { item, parent: box.parentNode, next: box.nextSibling };
    before.after(item);
    item.append(box);
  }

  function moveLogoBack(): void {
    claims.set([]);
    if (!moved || !box) return;
    const { item, parent, next } = moved;
    moved = undefined;
    parent.insertBefore(box, next?.parentNode === parent ? next : parent.firstChild);
    item.remove();
  }

  scope.add(moveLogoBack);
  return {
    update(_size, fixed) {
      if (view.innerWidth <= FIXED_ABOVE) return moveLogoBack();
      moveLogoIn();
      const hidden = owner.body.classList.contains(fixed ? 'et_hide_fixed_logo' : 'et_hide_primary_logo');
      const bar = numberAttribute(navigation, fixed ? 'data-fixed-height' : 'data-height', 'length');
      const width = splitWidth(
        bar,
        numberAttribute(logo, 'data-height-percentage'),
        logo?.naturalWidth ?? 0,
        logo?.naturalHeight ?? 0,
      );
      if (moved && (width || hidden)) claims.set([[moved.item, 'style:width', `${hidden ? 0 : width}px`]]);
    },
  };
}
