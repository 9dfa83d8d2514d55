/** The fail-safe: what the theme hides until script runs is shown when that script will not run. */
import { claim, type Release } from './claim';

/** How to bring back what is hidden by each property. */
const SHOW = {
  display: { hidden: 'none', shown: 'block' },
  visibility: { hidden: 'hidden', shown: 'visible' },
  opacity: { hidden: '0', shown: '1' },
  height: { hidden: '0px', shown: 'auto' },
} as const;

type Hiding = keyof typeof SHOW;

/**
 * Shows those of the elements that are hidden now.
 *
 * @param by which ways of hiding count @default all
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
      const { hidden, shown } = SHOW[property];
      if (style[property] === hidden) releases.push(claim(element, `style:${property}`, shown));
    }
  }
  return () => {
    for (const release of releases) release();
  };
}
