/** Reads page globals once for all elements, and again only when the page has printed others. */
import type { Page } from '@enliven/core';

const lengthOf = (value: unknown): unknown => (Array.isArray(value) ? value.length : undefined);

/** @param read gets the values in the order of their names */
/* @__NO_SIDE_EFFECTS__ */
export function fromGlobals<T>(
  names: readonly string[],
  read: (...values: unknown[]) => T,
): (page: Pick<Page, 'global'>) => T {
  let seen: readonly unknown[] | undefined;
  let answer: T;
  return (page) => {
    const values = names.map((name) => page.global(name));
    // Lists that arrive with more content are added to the ones that are there.
    const now = [...values, ...values.map(lengthOf)];
    if (!seen?.every((value, at) => Object.is(value, now[at]))) answer = read(...values);
    seen = now;
    return answer;
  };
}
