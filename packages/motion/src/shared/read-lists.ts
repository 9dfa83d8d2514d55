/** Reads the lists of animations and parallax backgrounds with their problems. */
import { type AnimationEntry, animationEntries } from '../animation/entry';
import { type ParallaxLayer, parallaxLayers } from '../parallax/layer';
import { animationProblems, type Problem, parallaxProblems } from './problems';

const ignore = () => {};

/**
 * Lists are joined in the order they are given; an entry without fields is kept, since its hidden element must be shown.
 *
 * @param lists `et_animation_data`, `diviElementAnimationData`
 */
export const readAnimations = (...lists: unknown[]): { entries: AnimationEntry[]; problems: Problem[] } => ({
  entries: animationEntries(lists, ignore),
  problems: animationProblems(...lists),
});

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
