/** Finds problems of the lists of animations and parallax backgrounds. */
import { asList, asRecord, asText, collectProblems } from '@enliven/core';
import { isNoList } from './is-no-list';
import type { Problem, ProblemKind } from './problems';

/** Finds the problems of lists. @param isComplete returns for each required selector of an entry whether it is there */
function problemsOf(
  name: string,
  lists: readonly unknown[],
  isComplete: (entry: Record<string, unknown>) => boolean[],
) {
  const problems = collectProblems<ProblemKind>();
  for (const list of lists) {
    if (isNoList(list)) problems.add('list', name, list);
    for (const entry of Array.from(asList(list), asRecord))
      for (const complete of isComplete(entry)) if (!complete) problems.add('selector', name);
  }
  return problems.list();
}

export const animationProblems = (...lists: unknown[]): Problem[] =>
  problemsOf('a list of animations', lists, ({ class: name }) => [!!asText(name)?.trim()]);

export const parallaxProblems = (list: unknown): Problem[] =>
  problemsOf('diviElementBackgroundParallaxData', [list], ({ selector, data }) =>
    asList(data).map((layer) => !!asText(selector) && !!asText(asRecord(layer).uniqueSelector)),
  );
