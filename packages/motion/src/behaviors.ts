/** All behaviors of this package, for loaders that bring whatever a page needs. */
import type { AnyBehavior } from '@enliven/core';
import { animation } from './animation';
import { animationList } from './animation-list';
import { interactions } from './interactions';
import { parallax } from './parallax';
import { scrollEffects } from './scroll-effects';

/** All behaviors of this package, for loaders that bring whatever a page needs. */
export const behaviors: readonly AnyBehavior[] = [scrollEffects, animation, animationList, parallax, interactions];
