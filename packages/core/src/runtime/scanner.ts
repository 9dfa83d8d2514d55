/** Finds the elements behaviors live on: one query per selector, which is the fastest way there is. */

import { remark, report } from '../errors/report';
import type { AnyBehavior } from './behavior';
import { shared } from './shared';

/** Never ours: what somebody asked us to leave alone, and what a builder app renders itself. */
const ALWAYS_IGNORED = '[data-enliven-ignore],#et-fb-app';

type Found = (element: Element, behavior: AnyBehavior) => void;

const invalid = new WeakSet<AnyBehavior>();

/** Everything to leave alone; an `ignore` that is no selector must not switch everything off. */
export function ignoring(ignore: string | undefined): string {
  try {
    if (ignore) document.createDocumentFragment().querySelector(ignore);
    return ignore ? `${ALWAYS_IGNORED},${ignore}` : ALWAYS_IGNORED;
  } catch {
    remark(`"ignore" is not a selector, so nothing is left alone: ${ignore}`, { package: '@enliven/core' });
    return ALWAYS_IGNORED;
  }
}

/** Those that are or hold anything for the behaviors, found by one look at each: most of what arrives is for nobody. */
export function relevant<E extends Element>(elements: readonly E[], behaviors: readonly AnyBehavior[]): readonly E[] {
  const selector = behaviors.flatMap((behavior) => (behavior.globals ? [] : behavior.selector)).join();
  try {
    return elements.filter((element) => element.matches(selector) || element.querySelector(selector));
  } catch {
    // Whose selector does not parse is said where each is looked for alone.
    return elements;
  }
}

/** Calls `found` for each match at or below `root`, in document order per behavior. */
export function scan(root: ParentNode, behaviors: readonly AnyBehavior[], ignored: string, found: Found): void {
  if ('closest' in root && (root as Element).closest(ignored)) return;
  for (const behavior of behaviors) {
    if (behavior.globals || invalid.has(behavior)) continue;
    try {
      const { selector } = behavior;
      const visit = (element: Element) => !element.closest(ignored) && found(element, behavior);
      if ('matches' in root && (root as Element).matches(selector)) visit(root as Element);
      for (const element of root.querySelectorAll(selector)) visit(element);
    } catch (cause) {
      invalid.add(behavior);
      report(new Error(`a selector does not parse: ${cause}`), { package: behavior.package, behavior: behavior.name });
    }
  }
}

/** One for each start, so that equal ones may end one after the other. */
const starts = shared('ignored', () => new Set<{ ignored: string }>());

/** @returns the function that takes it back */
export function addIgnored(ignored: string): () => void {
  const entry = { ignored };
  starts.add(entry);
  return () => void starts.delete(entry);
}

/** Whether the element is in a subtree that is to be left alone. */
export const isIgnored = (element: Element): boolean =>
  element.closest([ALWAYS_IGNORED, ...[...starts].map(({ ignored }) => ignored)].join()) !== null;
