/** Lists of the page with what is wrong about them, for those who reckon with it. */
import { asList, asRecord, asText, collectProblems } from '@enliven/core';
import { type AnimationEntry, animationEntries } from '../animation/entry';
import { type ParallaxLayer, parallaxLayers } from '../parallax/layer';
import { isNoList } from './is-no-list';
import { type Problem, type ProblemKind, reportProblems } from './problems';

const ignore = () => {};

/** @param isComplete whether an entry says what it is about, for each selector it should have */
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

/**
 * Lists are joined in the order they are given; an entry without fields is kept, since what is hidden must be shown.
 *
 * @param lists `et_animation_data`, `diviElementAnimationData`
 */
export const readAnimations = (...lists: unknown[]): { entries: AnimationEntry[]; problems: Problem[] } => ({
  entries: animationEntries(lists, ignore),
  problems: animationProblems(...lists),
});

export const parallaxProblems = (list: unknown): Problem[] =>
  problemsOf('diviElementBackgroundParallaxData', [list], ({ selector, data }) =>
    asList(data).map((layer) => !!asText(selector) && !!asText(asRecord(layer).uniqueSelector)),
  );

/**
 * Reads a list of parallax backgrounds, with what is wrong about it.
 *
 * @param list `diviElementBackgroundParallaxData`
 * @param forced whether every layer must be moved, as on iOS
 */
export const readParallax = (list: unknown, forced = false): { layers: ParallaxLayer[]; problems: Problem[] } => ({
  layers: parallaxLayers(list, ignore).map((layer) => ({ ...layer, moves: forced || layer.moves })),
  problems: parallaxProblems(list),
});

const PROBLEMS: Record<string, (...lists: unknown[]) => Problem[]> = {
  animation: (four, five) => animationProblems(four, five),
  parallax: parallaxProblems,
};

/** @param values of the globals with these names @param invalidSelector the first selector that does not parse */
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
