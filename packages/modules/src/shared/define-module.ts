/** What the descriptors of this package have in common, so that loaders carry it once. */
import type { Behavior } from '@enliven/core';

type OwnFields<C> = Omit<Behavior<C>, 'package' | 'incumbents'>;

/** @param scripts how the handles of Divi 5's scripts for the module end; `name` by default */
/* @__NO_SIDE_EFFECTS__ */
export function defineModule<C>(own: OwnFields<C>, scripts: readonly string[] = [own.name]): Behavior<C> {
  return {
    ...own,
    package: '@enliven/modules',
    incumbents: ['divi-custom-script', ...scripts.map((script) => `divi-module-library-script-${script}`)],
  };
}
