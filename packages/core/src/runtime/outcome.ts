/** Ends a mount: it failed or was unmounted; what the theme hides is shown when its code fails. */
import type { Release } from '../claims/claim';
import { guard, report } from '../errors/report';
import { replayPress } from '../input/presses';
import type { Mount } from './mount';

/** Property → the value that hides an element and the one that shows it. */
const SHOW = {
  display: ['none', 'block'],
  visibility: ['hidden', 'visible'],
  opacity: ['0', '1'],
  height: ['0px', 'auto'],
} as const;

export type Hiding = keyof typeof SHOW;

/** Sets a style. @returns the function that restores it */
type Put = (element: Element, key: `style:${Hiding}`, value: string) => Release;

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

/** Notifies the queue and whatever else waits, once. */
export function settle(mount: Mount): void {
  const { settle, release } = mount;
  mount.settle = mount.release = undefined;
  settle?.();
  // Once what its effects have set is rendered.
  if (release) setTimeout(release);
}

/** Reports the error, and shows what the theme hides. */
export function fail(mount: Mount, error: unknown, put: Put): void {
  // Only the first failure is reported.
  if (mount.state === 'failed') return;
  report(error, mount.place);
  if (mount.state === 'gone') return;
  mount.state = 'failed';
  mount.error = error;
  settle(mount);
  guard(mount.place, () => {
    const { element, behavior } = mount;
    const { hides, unhides } = behavior;
    const inside = hides ? element.querySelectorAll(hides) : [];
    // `:scope` is the element itself.
    const isHidden = unhides || (hides && element.matches(hides));
    mount.conceal = unhide(isHidden ? [element, ...inside] : inside, put);
  })();
  // A link whose press was kept works natively now.
  replayPress(mount);
}

/** Ends a mount. */
export function leave(mount: Mount): void {
  mount.cancel?.();
  mount.conceal?.();
  mount.state = 'gone';
  settle(mount);
}
