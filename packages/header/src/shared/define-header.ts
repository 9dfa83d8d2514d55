/** What the descriptors of this package have in common, so that loaders carry it once. */
import type { Behavior } from '@enliven/core';

/** Bodies whose header does more than most; one that hides changes its class on pages that are too short. */
export const VARIANTS = '.et_vertical_nav,.et_transparent_nav,[class*=et_hide_nav],.et_header_style_split';

type OwnFields<C> = Omit<Behavior<C>, 'package' | 'incumbents'>;

/** The theme's own script for headers has the same handle in both generations. */
/* @__NO_SIDE_EFFECTS__ */
export const defineHeader = <C>(own: OwnFields<C>): Behavior<C> => ({
  ...own,
  package: '@enliven/header',
  incumbents: ['divi-custom-script'],
});
