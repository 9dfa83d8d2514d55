/** Reports problems of the lists of animations and parallax backgrounds. Apart from these lists, so that a page fetches no more than the report. */
import { animationProblems, parallaxProblems } from './list-problems';
import { type Problem, reportProblems } from './problems';

const PROBLEMS: Record<string, (...lists: unknown[]) => Problem[]> = {
  animation: (four, five) => animationProblems(four, five),
  parallax: parallaxProblems,
};

/** Reports the problems of a behavior's lists. @param values of the globals with these names @param invalidSelector the first selector that does not parse */
export function reportDataProblems(
  behavior: string,
  values: readonly unknown[],
  names: readonly string[],
  invalidSelector?: string,
): void {
  const unparsable: Problem = { kind: 'unparsable', details: [invalidSelector, names.join(' or ')], more: 0 };
  reportProblems(
    [...(PROBLEMS[behavior]?.(...values) ?? []), ...(invalidSelector === undefined ? [] : [unparsable])],
    behavior,
  );
}
