/** Finds and reports problems of a page's interactions. Fetched when there are any. */
import { asList, asRecord, asText, collectProblems } from '@enliven/core';
import { EFFECT, TRIGGER } from '../interactions/interaction';
import { type ProblemKind, reportProblems } from './problems';

/** @param data `diviElementInteractionsData` */
export function reportInteractionProblems(data: unknown): void {
  const problems = collectProblems<ProblemKind>();
  if (typeof data !== 'object' || Array.isArray(data)) problems.add('record', 'diviElementInteractionsData', data);
  for (const [module, list] of Object.entries(asRecord(data)))
    for (const one of asList(list).map(asRecord)) {
      const [trigger, effect] = [asText(one.trigger) ?? '', asText(one.effect) ?? ''];
      if (!asText(one.triggerClass)) problems.add('begins', module);
      if (!TRIGGER.test(trigger)) problems.add('trigger', trigger, module);
      if (!EFFECT.test(effect)) problems.add('effect', effect, module);
    }
  reportProblems(problems.list(), 'interactions');
}
