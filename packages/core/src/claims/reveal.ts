/** Hidden elements that are shown by claims. */
import { claim, type Release } from './claim';

/** Property → the value that hides an element and the one that shows it. */
const SHOW = {
  display: ['none', 'block'],
  visibility: ['hidden', 'visible'],
  opacity: ['0', '1'],
  height: ['0px', 'auto'],
} as const;

/** Style property that hides an element. */
export type Hiding = keyof typeof SHOW;

/**
 * Shows those of the elements that are hidden now.
 *
 * @param by properties that count as hiding @default all
 * @returns the function that hides them again
 */
export function revealHidden(
  elements: Iterable<Element>,
  by: readonly Hiding[] = Object.keys(SHOW) as Hiding[],
): Release {
  const releases: Release[] = [];
  for (const element of elements) {
    const style = getComputedStyle(element);
    for (const property of by) {
      const [hidden, shown] = SHOW[property];
      if (style[property] !== hidden) continue;
      releases.unshift(claim(element, `style:${property}`, shown));
      // Some of the theme's rules are important.
      if (style[property] === hidden) releases.unshift(claim(element, `style:${property}`, `${shown} !important`));
    }
  }
  return () => {
    for (const release of releases) release();
  };
}
