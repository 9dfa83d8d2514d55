/** Which section is the one a visitor reads (docs/reference/header.md#dots), and the menu that follows. */
import {
  $scroll,
  $viewport,
  measureLaidOut,
  page,
  type Scope,
  scrollOffset,
  type WantedClaim,
  watchSize,
} from '@enliven/core';
import { placeOf } from '../anchors/follow-links';

/** Half the height of the list in pixels, by which it stands higher. */
export const dotsMargin = (count: number): number => -(20 * count + 40) / 2;

/** @param tops of the sections, from the document's top @param atEnd the page is scrolled to its end */
export function sectionAt(tops: readonly number[], offset: number, y: number, atEnd: boolean): number {
  if (atEnd) return tops.length - 1;
  return Math.max(0, tops.map((top) => top - offset <= y).lastIndexOf(true));
}

export interface Bars {
  adminBar: number;
  topHeader: number;
  header: number;
}

/** How far below the window's top a section begins to be read. @param classic there is a header of the theme, and no part of a theme builder */
export function readingOffset(
  { adminBar, topHeader, header }: Bars,
  { fixedNav, vertical, classic }: { fixedNav: boolean; vertical: boolean; classic: boolean },
): number {
  if (vertical) return topHeader + adminBar + 60;
  return topHeader + header + (fixedNav ? 20 : classic ? -90 : 0) + adminBar;
}

/** Marks the item of a menu whose place on the page is read (docs/reference/header.md#menus-of-one-page). */
export function trackPlaces(menu: Element, scope: Scope): void {
  const owner = menu.ownerDocument;
  const view = owner.defaultView as Window;
  const claims = scope.claims();
  const links = [...menu.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')].flatMap((link) => {
    const place = placeOf(link, view.location);
    return place ? [{ link, place }] : [];
  });
  let tops: readonly number[] = [];
  let current = -2;
  let cancel = () => {};

  function follow(): void {
    const { y } = $scroll.get();
    // The last one in the page's order, which need not be the menu's.
    const passed = tops.map((top) => (top <= y ? top : -1));
    const now = passed.indexOf(Math.max(0, ...passed));
    if (now === current) return;
    current = now;
    claims.set(
      links.flatMap(({ link }, index): WantedClaim[] => [
        ...(link.parentElement ? [[link.parentElement, 'class:current-menu-item', index === now] as WantedClaim] : []),
        [link, 'attr:aria-current', index === now ? 'true' : null],
      ]),
    );
  }

  function update(): void {
    cancel();
    cancel = measureLaidOut(
      () =>
        links.map(({ place }) =>
          Math.max(0, place.getBoundingClientRect().top + view.scrollY - scrollOffset(place, page().generation) - 1),
        ),
      (measured) => {
        tops = measured;
        follow();
      },
    );
  }

  if (links.length === 0) return;
  scope.add(() => cancel());
  scope.subscribe($scroll, follow);
  scope.subscribe($viewport, update);
  scope.add(watchSize([owner.body], update));
  scope.on(view, 'ETDiviFixedHeaderTransitionEnd', update);
  update();
}
