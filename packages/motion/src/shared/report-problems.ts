/** Reports problems of animations, parallax backgrounds and interactions. Lazy part: apart from what finds them, so that a page fetches no more than the report. */

import { asList, asRecord, asText, collectProblems } from '@enliven/core';
import { animationProblems, type Problem, type ProblemKind, parallaxProblems, reportProblems } from './problems';

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

/**
 * Finds and reports problems of a page's interactions. Fetched when there are any.
 *
 * @param data `diviElementInteractionsData` @param known match the names of triggers and effects
 */
export function reportInteractionProblems(data: unknown, known: { TRIGGER: RegExp; EFFECT: RegExp }): void {
  const problems = collectProblems<ProblemKind>();
  if (typeof data !== 'object' || Array.isArray(data)) problems.add('record', 'diviElementInteractionsData', data);
  for (const [module, list] of Object.entries(asRecord(data)))
    for (const one of asList(list).map(asRecord)) {
      const [trigger, effect] = [asText(one.trigger) ?? '', asText(one.effect) ?? ''];
      if (!asText(one.triggerClass)) problems.add('begins', module);
      if (!known.TRIGGER.test(trigger)) problems.add('trigger', trigger, module);
      if (!known.EFFECT.test(effect)) problems.add('effect', effect, module);
    }
  reportProblems(problems.list(), 'interactions');
}
