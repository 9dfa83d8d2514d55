/** All behaviors of this package, for loaders that bring whatever a page needs. */
import type { AnyBehavior } from '@enliven/core';
import { accordion } from './accordion';
import { tabs } from './tabs';
import { toggle } from './toggle';

export const behaviors: readonly AnyBehavior[] = [toggle, accordion, tabs];
