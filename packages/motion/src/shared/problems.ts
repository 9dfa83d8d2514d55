/** What is wrong with a page's data, in words: what happened, why, and where to look. */
import { kindOf, problemTexts, remark, type Problem as Told } from '@enliven/core';

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
  grid: (id, told, most) => `"${id}" says it has ${told} children, so only ${most} move. Check its children_count.`,
} satisfies Record<string, (...details: unknown[]) => string>;

/** Kinds of what may be wrong. */
export type ProblemKind = keyof typeof SENTENCES;

/** Something that is wrong with the data of a page. */
export type Problem = Told<ProblemKind>;

/** Says a problem in words: what happened, why, and where to look. */
export const problemText = problemTexts<ProblemKind>(SENTENCES);

export function reportProblems(problems: readonly Problem[], behavior: string): void {
  for (const problem of problems) remark(problemText(problem), { package: '@enliven/motion', behavior });
}
