/** Reads the lists of animations and parallax backgrounds with their problems. */
import { asList, asRecord, asText, collectProblems } from '@enliven/core';
import { type AnimationEntry, animationEntries } from '../animation/entry';
import { type ParallaxLayer, parallaxLayers } from '../parallax/layer';
import { isNoList } from './is-no-list';
import type { Problem, ProblemKind } from './problems';

const ignore = () => {};

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

/**
 * Lists are joined in the order they are given; an entry without fields is kept, since its hidden element must be shown.
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
 * Reads a list of parallax backgrounds with its problems.
 *
 * @param list `diviElementBackgroundParallaxData`
 * @param forced whether every layer is moved by script, as on iOS
 */
export const readParallax = (list: unknown, forced = false): { layers: ParallaxLayer[]; problems: Problem[] } => ({
  layers: parallaxLayers(list, ignore).map((layer) => ({ ...layer, moves: forced || layer.moves })),
  problems: parallaxProblems(list),
});
