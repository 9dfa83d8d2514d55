/** What must not wait, and what is not ours to touch. */

/** Wishes of the site that something loads at once. */
export const EAGER = '.skip-lazy,[data-skip-lazy],[data-no-lazy],[loading=eager],[fetchpriority=high]';

/** What somebody has begun, what the site wants left alone, what builders edit, and copies for readers without script. */
export const TAKEN = '[data-ll-status],[data-enliven-ignore],[data-enliven-ignore] *,#et-fb-app *,noscript *';

/** What it takes up; nothing if it is hidden. */
export const boxOf = (element: Element): DOMRect | undefined => element.getClientRects()[0];

/** On the screen as it is. */
export const isSeen = (element: Element): boolean | undefined => {
  const box = boxOf(element);
  return box && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
};
