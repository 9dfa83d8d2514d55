/** What the descriptors of this package have in common, so that loaders carry it once. */
import type { Behavior } from '@enliven/core';

type OwnFields<C> = Omit<Behavior<C>, 'package' | 'incumbents'>;

/** The theme's own script for headers has the same handle in both generations. */
/* @__NO_SIDE_EFFECTS__ */
export const defineHeader = <C>(own: OwnFields<C>): Behavior<C> => ({
  ...own,
  package: '@enliven/header',
  incumbents: ['divi-custom-script'],
});
