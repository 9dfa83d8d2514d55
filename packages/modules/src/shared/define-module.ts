/** Fields that all descriptors of this package share, defined once to keep loaders small. */
import type { Behavior } from '@enliven/core';

type ModuleFields<C> = Omit<Behavior<C>, 'package' | 'incumbents'>;

/** Defines a behavior of this package. @param scripts suffixes of the handles of Divi 5's scripts; `name` by default */
/* @__NO_SIDE_EFFECTS__ */
export function defineModule<C>(fields: ModuleFields<C>, scripts: readonly string[] = [fields.name]): Behavior<C> {
  return {
    ...fields,
    package: '@enliven/modules',
    incumbents: ['divi-custom-script', ...scripts.map((script) => `divi-module-library-script-${script}`)],
  };
}
