/** Finds, formats and reports problems of the page's data: of the lists of animations and parallax backgrounds. Fetched when there are any. */
import {
  asList,
  asRecord,
  asText,
  type Problem as CollectedProblem,
  collectProblems,
  kindOf,
  problemTexts,
  remark,
} from '@enliven/core';
import { isInvalidList } from './is-invalid-list';

const SENTENCES = {
  record: (name, value) => `${name} is ${kindOf(value)}, so nothing is taken from it. Print it as the theme does.`,
  list: (name, value) => `${name} is ${kindOf(value)} and not a list, so it is left out. Print it as the theme does.`,
  selector: (name) => `an entry of ${name} names no selector, so it moves nothing. Check its id, class or selector.`,
  unparsable: (selector, name) =>
    `"${selector}" of ${name} is no selector, so it is left out. Check that module's class.`,
  resolver: (id, value) =>
    `scroll effect "${value}" of "${id}" is not translateY, translateX, opacity, scale, rotate or blur, so it is left out. Check its resolver.`,
  number: (id, field, usual) =>
    `${field} of the scroll effect of "${id}" is no number, so ${usual} is used. Check that module.`,
  begins: (module) => `an interaction of "${module}" names no element, so nothing begins it. Check its triggerClass.`,
  trigger: (name, module) =>
    `trigger "${name}" of an interaction of "${module}" is none there is, so it never happens. Check that module.`,
  effect: (name, module) =>
    `effect "${name}" of an interaction of "${module}" is none there is, so it changes nothing. Check that module.`,
  grid: (id, count, most) => `"${id}" says it has ${count} children, so only ${most} move. Check its children_count.`,
} satisfies Record<string, (...details: unknown[]) => string>;

/** Kinds of problems. */
export type ProblemKind = keyof typeof SENTENCES;

/** A problem of the page's data. */
export type Problem = CollectedProblem<ProblemKind>;

/** Formats a problem as a message: what happened, why, and what to check. */
export const problemText = problemTexts<ProblemKind>(SENTENCES);

/** Reports problems of a behavior's data as remarks. */
export function reportProblems(problems: readonly Problem[], behavior: string): void {
  for (const problem of problems) remark(problemText(problem), { package: '@enliven/motion', behavior });
}

/** Finds the problems of lists. @param isComplete returns for each required selector of an entry whether it is there */
function problemsOf(
  name: string,
  lists: readonly unknown[],
  isComplete: (entry: Record<string, unknown>) => boolean[],
) {
  const problems = collectProblems<ProblemKind>();
  for (const list of lists) {
    if (isInvalidList(list)) problems.add('list', name, list);
    for (const entry of Array.from(asList(list), asRecord))
      for (const complete of isComplete(entry)) if (!complete) problems.add('selector', name);
  }
  return problems.list();
}

/** Finds problems of the lists of animations and parallax backgrounds. */
export const animationProblems = (...lists: unknown[]): Problem[] =>
  problemsOf('a list of animations', lists, ({ class: name }) => [!!asText(name)?.trim()]);

export const parallaxProblems = (list: unknown): Problem[] =>
  problemsOf('diviElementBackgroundParallaxData', [list], ({ selector, data }) =>
    asList(data).map((layer) => !!asText(selector) && !!asText(asRecord(layer).uniqueSelector)),
  );
