/** Finds and reports problems of a page's interactions. Fetched when there are any. */
import { asList, asRecord, asText, collectProblems } from '@enliven/core';
import { type ProblemKind, reportProblems } from './problems';

/** @param data `diviElementInteractionsData` @param known match the names of triggers and effects */
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
