/** List of the behaviors of this package, for loaders. */
import type { AnyBehavior } from '@enliven/core';
import { sticky } from './sticky';

/** All behaviors of this package. */
export const behaviors: readonly AnyBehavior[] = [sticky];
