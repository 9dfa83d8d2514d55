/** Shows elements that the theme hides until script runs, when that script fails. */
import type { Release } from '../claims/claim';

/** Property → the value that hides an element and the one that shows it. */
const SHOW = {
  display: ['none', 'block'],
  visibility: ['hidden', 'visible'],
  opacity: ['0', '1'],
  height: ['0px', 'auto'],
} as const;

export type Hiding = keyof typeof SHOW;

/** Sets a style. @returns the function that restores it */
export type Put = (element: Element, key: `style:${Hiding}`, value: string) => Release;

/** Sets a style without claims: if their code failed to load, nothing else writes. */
export const putPlainly: Put = (element, key, value) => {
  const before = element.getAttribute('style');
  const [text = '', important] = value.split(' !');
  (element as HTMLElement).style.setProperty(key.slice('style:'.length), text, important);
  return () => {
    element.setAttribute('style', before ?? '');
    // Chromium may leave an empty attribute.
    if (before === null) element.removeAttribute('style');
  };
};

/**
 * Shows those of the elements that are hidden now.
 *
 * @param by which ways of hiding count @default all
 * @returns the function that hides them again
 */
export function unhide(
  elements: Iterable<Element>,
  put: Put,
  by: readonly Hiding[] = Object.keys(SHOW) as Hiding[],
): Release {
  const releases: Release[] = [];
  for (const element of elements) {
    const style = getComputedStyle(element);
    for (const property of by) {
      const [hidden, shown] = SHOW[property];
      if (style[property] !== hidden) continue;
      releases.unshift(put(element, `style:${property}`, shown));
      // Some of the theme's rules are important.
      if (style[property] === hidden) releases.unshift(put(element, `style:${property}`, `${shown} !important`));
    }
  }
  return () => {
    for (const release of releases) release();
  };
}
