/** Finds what page globals say about an element: they are read once for all elements, and again only when others are printed. */
import type { Page } from '@enliven/core';
import { bySelector } from './by-selector';

const lengthOf = (value: unknown): unknown => (Array.isArray(value) ? value.length : undefined);

/** A mistake in the page's data is put into words by code that is fetched only then. */
type Named = 'animation' | 'parallax';

/**
 * @param behavior who asks; what is wrong with the data is told in its name
 * @param read gets the values in the order of their names, and whom to tell that something is wrong
 */
/* @__NO_SIDE_EFFECTS__ */
export function lookup<T extends { selector: string }>(
  behavior: Named,
  names: readonly string[],
  read: (values: readonly unknown[], odd: () => void) => readonly T[],
): (element: Element, page: Pick<Page, 'global'>) => T | undefined {
  let seen: readonly unknown[] | undefined;
  let find: (element: Element) => T | undefined;
  return (element, page) => {
    const values = names.map((name) => page.global(name));
    // Lists that arrive with more content are added to the ones that are there.
    const now = [...values, ...values.map(lengthOf)];
    if (!seen?.every((value, at) => Object.is(value, now[at]))) {
      let broken: string | undefined;
      let told = false;
      const odd = (): void => {
        if (told) return;
        told = true;
        // The page is no worse for a remark that did not come.
        queueMicrotask(() =>
          import('./tell-list').then(
            (code) => code.tellList(behavior, values, names, broken),
            () => {},
          ),
        );
      };
      find = bySelector(read(values, odd), (selector) => {
        broken = selector;
        odd();
      });
    }
    seen = now;
    return find(element);
  };
}
