/** List of the behaviors of this package, for loaders. */
import type { AnyBehavior } from '@enliven/core';
import { animation } from './animation';
import { animationList } from './animation-list';
import { interactions } from './interactions';
import { parallax } from './parallax';
import { scrollEffects } from './scroll-effects';

/** All behaviors of this package. */
export const behaviors: readonly AnyBehavior[] = [scrollEffects, animation, animationList, parallax, interactions];
