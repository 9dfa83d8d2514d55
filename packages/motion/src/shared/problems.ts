/** Formats and reports problems of the page's data. Fetched when there are any. */
import { type Problem as CollectedProblem, kindOf, problemTexts, remark } from '@enliven/core';

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
