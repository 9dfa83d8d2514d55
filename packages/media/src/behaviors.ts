/** All behaviors of this package, for loaders that bring whatever a page needs. */
import type { AnyBehavior } from '@enliven/core';
import { player } from './player';
import { playlist } from './playlist';

/** All behaviors of this package, for loaders that bring whatever a page needs. */
export const behaviors: readonly AnyBehavior[] = [player, playlist];
