/** What is wrong with a page's data, in words: what happened, why, and where to look. */
import type { Problem } from './problems';

/** What a value is instead of what was wanted: `a list`, `null`, `a value of type number`. */
export const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'a list' : value === null ? 'null' : `a value of type ${typeof value}`;

/**
 * Makes the function that puts problems into words.
 *
 * @param sentences for each kind of problem, made from its details
 */
/* @__NO_SIDE_EFFECTS__ */
export function problemTexts<Kind extends string>(
  sentences: Readonly<Record<Kind, (...details: unknown[]) => string>>,
): (problem: Problem<Kind>) => string {
  return ({ kind, details, more }) => {
    const sentence = sentences[kind](...details);
    return more ? `${sentence} So it is with ${more} more.` : sentence;
  };
}
