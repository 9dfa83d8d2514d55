/** Rules: which elements load at once, and which are ignored. */

/** Elements that load at once. */
export const EAGER = '.skip-lazy,[data-skip-lazy],[data-no-lazy],[loading=eager],[fetchpriority=high]';

/** Elements that another script has loaded, that the site excludes, that builders edit, and copies in `noscript`. */
export const TAKEN = '[data-ll-status],[data-enliven-ignore],[data-enliven-ignore] *,#et-fb-app *,noscript *';

/** Returns the box of an element; undefined if it is hidden. */
export const boxOf = (element: Element): DOMRect | undefined => element.getClientRects()[0];

/** On the screen as it is. */
export const isSeen = (element: Element): boolean | undefined => {
  const box = boxOf(element);
  return box && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
};
