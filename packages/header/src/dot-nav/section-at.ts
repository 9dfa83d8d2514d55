/** Current section of the page (docs/reference/header.md#dot-navigation), and menus that mark it. */
import {
  $scroll,
  $viewport,
  measureLaidOut,
  page,
  queryAll,
  type Scope,
  scrollOffset,
  type WantedClaim,
  watchSize,
} from '@enliven/core';
import { placeOf } from '../anchors/follow-links';

/** Returns the top margin that centers the list: minus half its height, in pixels. */
export const dotsMargin = (count: number): number => -(20 * count + 40) / 2;

/** Returns the index of the current section. @param tops of the sections, from the document's top @param atEnd whether the page is scrolled to its end */
export function sectionAt(tops: readonly number[], offset: number, y: number, atEnd: boolean): number {
  if (atEnd) return tops.length - 1;
  return Math.max(0, tops.map((top) => top - offset <= y).lastIndexOf(true));
}

export interface Bars {
  adminBar: number;
  topHeader: number;
  header: number;
}

/** Returns the distance from the window's top at which a section becomes current. @param classic whether the page has the theme's header and no theme builder parts */
export function readingOffset(
  { adminBar, topHeader, header }: Bars,
  { fixedNav, vertical, classic }: { fixedNav: boolean; vertical: boolean; classic: boolean },
): number {
  if (vertical) return topHeader + adminBar + 60;
  return topHeader + header + (fixedNav ? 20 : classic ? -90 : 0) + adminBar;
}

/** Marks the menu item of the current section (docs/reference/header.md#one-page-menus). */
export function trackPlaces(menu: Element, scope: Scope): void {
  const owner = menu.ownerDocument;
  const view = owner.defaultView as Window;
  const claims = scope.claims();
  const links = queryAll<HTMLAnchorElement>(menu, 'a[href*="#"]').flatMap((link) => {
    const place = placeOf(link, view.location);
    return place ? [{ link, place }] : [];
  });
  let tops: readonly number[] = [];
  let current = -2;
  let cancel = () => {};

  function follow(): void {
    const { y } = $scroll.get();
    // The last one in the order of the page, which may differ from the menu's.
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
