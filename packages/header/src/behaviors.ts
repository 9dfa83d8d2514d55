/** All behaviors of this package, for loaders that bring whatever a page needs. */
import type { AnyBehavior } from '@enliven/core';
import { header } from './header';
import { menu } from './menu';

/** All behaviors of this package, for loaders that bring whatever a page needs. */
export const behaviors: readonly AnyBehavior[] = [header, menu];
