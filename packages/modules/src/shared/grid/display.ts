/** The inline display of items that a page shows or hides. */
import type { Wanted } from '@enliven/core';

/** The theme hides them by style sheet, so they need a display to be seen; Divi 5's flex columns have their own. */
const shownDisplay = (item: Element) => (item.matches('[class*="et_flex_column"]') ? 'flex' : 'block');

export const displayClaims = (items: readonly Element[], shown: ReadonlySet<Element>): Wanted[] =>
  items.map((item) => [item, 'style:display', shown.has(item) ? shownDisplay(item) : 'none']);
