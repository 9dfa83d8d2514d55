/** Members that all descriptors of this package share. */
import type { Behavior } from '@enliven/core';

/** Defines a behavior of the shop. @param incumbents handles of the original scripts @default the theme's */
/* @__NO_SIDE_EFFECTS__ */
export const defineShop = <C>(
  own: Omit<Behavior<C>, 'package' | 'incumbents'>,
  incumbents: readonly string[] = ['divi-custom-script'],
): Behavior<C> => ({ ...own, package: '@enliven/shop', incumbents });
