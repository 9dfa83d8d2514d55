/** All behaviors of this package, for loaders that bring whatever a page needs. */
import type { AnyBehavior } from '@enliven/core';
import { player } from './player';
import { playlist } from './playlist';

export const behaviors: readonly AnyBehavior[] = [player, playlist];
