/** Distinct sets of behaviors of a site, each with its pages. */
import type { BehaviorSet } from '../compose-in-parts';
import type { PagePlan } from './plan-page';

export interface PageSet extends BehaviorSet {
  pages: PagePlan[];
}

/** Returns the sets in the order of their first pages. @param one whether to combine all pages in one set */
export function behaviorSets(plans: readonly PagePlan[], one: boolean): PageSet[] {
  const all = [...new Set(plans.flatMap(({ behaviors }) => behaviors))];
  const some = plans.some(({ originals }) => originals);
  const sets = new Map<string, PageSet>();
  for (const plan of plans) {
    const { behaviors, originals } = one ? { behaviors: all, originals: some } : plan;
    const key = JSON.stringify([behaviors, originals]);
    const set = sets.get(key) ?? { behaviors, originals, pages: [] };
    set.pages.push(plan);
    sets.set(key, set);
  }
  return [...sets.values()];
}
