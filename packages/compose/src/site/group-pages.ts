/** Composed files of a site: one for each set of behaviors, or one for all pages. */
import { type ComposedFile, compose } from '../compose';
import { ComposeError } from '../compose-error';
import type { Units } from '../units';
import type { PagePlan } from './plan-page';

export interface GroupOptions {
  units: Units;
  /** Whether all pages share one file. */
  one: boolean;
  /** Whether files import the loader for markup that is inserted later. */
  loader: boolean;
}

/** Returns the composed file of each page. */
export function groupPages(
  plans: readonly PagePlan[],
  { units, one, loader }: GroupOptions,
): Map<PagePlan, ComposedFile> {
  const composed = new Map<string, ComposedFile>();
  function fileFor(behaviors: readonly string[], originals: boolean): ComposedFile {
    const key = JSON.stringify([behaviors, originals]);
    const known =
      composed.get(key) ??
      compose(behaviors, {
        flavour: units.flavour,
        units,
        originals,
        later: './later/',
        loader: loader ? './enliven.js' : '',
      });
    composed.set(key, known);
    return known;
  }
  const all = [...new Set(plans.flatMap(({ behaviors }) => behaviors))];
  const some = plans.some(({ originals }) => originals);
  try {
    return new Map(
      plans.map((plan) => [plan, one ? fileFor(all, some) : fileFor(plan.behaviors, plan.originals)] as const),
    );
  } catch (error) {
    if (error instanceof ComposeError) throw error;
    throw new ComposeError(
      `A unit could not be read from "${units.folder}" (${(error as Error).message}). Reinstall the package "enliven".`,
    );
  }
}
