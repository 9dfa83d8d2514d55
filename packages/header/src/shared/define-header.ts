/** Common fields of this package's descriptors, so that loaders contain them once. */
import type { Behavior } from '@enliven/core';

/** Selector of bodies with a header variant. A hidden header changes its class on pages that are too short. */
export const VARIANTS = '.et_vertical_nav,.et_transparent_nav,[class*=et_hide_nav],.et_header_style_split';

type OwnFields<C> = Omit<Behavior<C>, 'package' | 'incumbents'>;

/** Declares a behavior of the header. The original script has the same handle in both generations. */
/* @__NO_SIDE_EFFECTS__ */
export const defineHeader = <C>(own: OwnFields<C>): Behavior<C> => ({
  ...own,
  package: '@enliven/header',
  incumbents: ['divi-custom-script'],
});
