/** What is to be left alone, for behaviors that look for elements themselves. */
import { ALWAYS_IGNORED } from './scanner';
import { shared } from './shared';

/** One for each start, so that equal ones may end one after the other. */
const starts = shared('ignored', () => new Set<{ ignored: string }>());

/** @returns the function that takes it back */
export function alsoIgnore(ignored: string): () => void {
  const entry = { ignored };
  starts.add(entry);
  return () => void starts.delete(entry);
}

/** Whether the element is in a subtree that is to be left alone. */
export const isIgnored = (element: Element): boolean =>
  element.closest([ALWAYS_IGNORED, ...[...starts].map(({ ignored }) => ignored)].join()) !== null;
