/** Original scripts for which a behavior stays out. The build of the script tag replaces this file by a table. */
import type { AnyBehavior } from '@enliven/core';

export const incumbentsOf = ({ incumbents = [] }: AnyBehavior): readonly string[] => incumbents;
