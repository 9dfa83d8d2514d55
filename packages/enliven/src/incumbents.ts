/** The original scripts a behavior stays out for. The build of the script tag puts a table in this place. */
import type { AnyBehavior } from '@enliven/core';

export const incumbentsOf = ({ incumbents = [] }: AnyBehavior): readonly string[] => incumbents;
