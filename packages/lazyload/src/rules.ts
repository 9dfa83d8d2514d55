/** What must not wait, and what is not ours to touch. */

/** Copies for readers without script, what builders edit, and what the site wants left alone. */
const APART = 'noscript,#et-fb-app,[data-enliven-ignore]';

/** Wishes of the site that something loads at once: the end of a selector, as the next one. */
export const EAGER = ':is(.skip-lazy,[data-skip-lazy],[data-no-lazy],[loading=eager],[fetchpriority=high])';

/** One query for all of them is several times faster than asking each. */
export const UNTOUCHED = `:not([data-ll-status],[data-enliven-ignore],:is(${APART}) *)`;

/** What it takes up; nothing if it is hidden. */
export const boxOf = (element: Element): DOMRect | undefined => element.getClientRects()[0];

/** On the screen as it is. */
export const isSeen = (element: Element): boolean | undefined => {
  const box = boxOf(element);
  return box && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
};
