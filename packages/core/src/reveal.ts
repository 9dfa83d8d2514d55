/** The fail-safe: what the theme hides until script runs is shown when that script will not run. */
import { claim, type Release } from './claim';

/** Shows every match inside `element` that is hidden now. @returns the function that hides it again. */
export function revealHidden(element: Element, selector: string | undefined): Release {
  const releases: Release[] = [];
  for (const hidden of selector ? element.querySelectorAll(selector) : []) {
    const style = getComputedStyle(hidden);
    if (style.display === 'none') releases.push(claim(hidden, 'style:display', 'block'));
    if (style.visibility === 'hidden') releases.push(claim(hidden, 'style:visibility', 'visible'));
    if (Number(style.opacity) === 0) releases.push(claim(hidden, 'style:opacity', '1'));
  }
  return () => {
    for (const release of releases) release();
  };
}
