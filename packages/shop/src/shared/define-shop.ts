/** What the descriptors of this package have in common, so that loaders carry it once. */
import type { Behavior } from '@enliven/core';

/** @param incumbents handles of the original scripts: the shop platform's, or the theme's where the theme does it */
/* @__NO_SIDE_EFFECTS__ */
export const defineShop = <C>(
  own: Omit<Behavior<C>, 'package' | 'incumbents'>,
  incumbents: readonly string[] = ['divi-custom-script'],
): Behavior<C> => ({ ...own, package: '@enliven/shop', incumbents });
