/** Tells what is wrong with a page's lists of animations or backgrounds. Fetched only where something is. */
import type { Problem } from './problem-text';
import { animationProblems, parallaxProblems } from './read-told';
import { tellProblems } from './tell-problems';

const PROBLEMS: Record<string, (...lists: unknown[]) => Problem[]> = {
  animation: (four, five) => animationProblems(four, five),
  parallax: parallaxProblems,
};

/** @param values of the globals with these names @param broken the first selector that does not parse */
export function tellList(
  behavior: string,
  values: readonly unknown[],
  names: readonly string[],
  broken?: string,
): void {
  const unparsable: Problem = { kind: 'unparsable', details: [broken, names.join(' or ')], more: 0 };
  tellProblems([...(PROBLEMS[behavior]?.(...values) ?? []), ...(broken === undefined ? [] : [unparsable])], behavior);
}
