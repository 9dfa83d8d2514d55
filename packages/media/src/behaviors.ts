/** List of all behaviors of this package. */
import type { AnyBehavior } from '@enliven/core';
import { player } from './player';
import { playlist } from './playlist';

/** All behaviors of this package, for loaders. */
export const behaviors: readonly AnyBehavior[] = [player, playlist];
