/** Marks in a menu which place of the page is being read, where a site asks for it (docs/reference/header.md#menus-of-one-page). */
import {
  $scroll,
  $viewport,
  claimSet,
  measureLaidOut,
  page,
  scrollOffset,
  type Wanted,
  watchSize,
} from '@enliven/core';
import { placeOf } from '../anchors/in-page';

/** @returns the function that ends it */
export function trackPlaces(menu: Element): () => void {
  const owner = menu.ownerDocument;
  const view = owner.defaultView as Window;
  const claims = claimSet();
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
      links.flatMap(({ link }, index): Wanted[] => [
        ...(link.parentElement ? [[link.parentElement, 'class:current-menu-item', index === now] as Wanted] : []),
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

  if (links.length === 0) return () => {};
  const off = [$scroll.listen(follow), $viewport.listen(update), watchSize([owner.body], update)];
  update();
  return () => {
    for (const stop of off) stop();
    cancel();
    claims.set([]);
  };
}
