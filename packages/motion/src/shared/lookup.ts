/** Finds what page globals say about an element: they are read once for all elements, and again only when others are printed. */
import type { Page } from '@enliven/core';
import { bySelector } from './by-selector';
import type { Problem } from './problem-text';
import { tellProblems } from './tell-problems';

interface Read<T> {
  entries: readonly T[];
  problems?: readonly Problem[];
}

const lengthOf = (value: unknown): unknown => (Array.isArray(value) ? value.length : undefined);

/**
 * @param behavior who asks; what is wrong with the data is told in its name
 * @param read gets the values in the order of their names
 */
/* @__NO_SIDE_EFFECTS__ */
export function lookup<T extends { selector: string }>(
  behavior: string,
  names: readonly string[],
  read: (...values: unknown[]) => Read<T>,
): (element: Element, page: Pick<Page, 'global'>) => T | undefined {
  let seen: readonly unknown[] | undefined;
  let find: (element: Element) => T | undefined;
  return (element, page) => {
    const values = names.map((name) => page.global(name));
    // Lists that arrive with more content are added to the ones that are there.
    const now = [...values, ...values.map(lengthOf)];
    if (!seen?.every((value, at) => Object.is(value, now[at]))) {
      const { entries, problems = [] } = read(...values);
      tellProblems(problems, behavior);
      find = bySelector(entries, (selector) =>
        tellProblems([{ kind: 'unparsable', details: [selector, names.join(' or ')], more: 0 }], behavior),
      );
    }
    seen = now;
    return find(element);
  };
}
