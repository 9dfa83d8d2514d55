/** What is wrong with a page's data, in words: what happened, why, and where to look. */
import { kindOf, problemTexts, type Problems as Tellers, type Problem as Told } from '@enliven/core';

const SENTENCES = {
  record: (name, value) => `${name} is ${kindOf(value)}, so nothing sticks because of it. Print it as the theme does.`,
  selector: (id) => `the sticky module "${id}" names no selector, so it does not stick. Check its entry.`,
  parse: (id, value) =>
    `the selector "${value}" of the sticky module "${id}" does not parse, so it does not stick. Check its entry.`,
  position: (id, value) =>
    `position "${value}" is not top, bottom, top_bottom or none, so "${id}" does not stick. Check its position.`,
  limit: (id, value, field) =>
    `limit "${value}" is not body, section, row or column, so no limit is applied. Check ${field} of "${id}".`,
} satisfies Record<string, (...details: unknown[]) => string>;

/** Kinds of what may be wrong. */
export type ProblemKind = keyof typeof SENTENCES;

/** Something that is wrong with the data of a page. */
export type Problem = Told<ProblemKind>;
export type Problems = Tellers<ProblemKind>;

/** Says a problem in words: what happened, why, and where to look. */
export const problemText = problemTexts<ProblemKind>(SENTENCES);
