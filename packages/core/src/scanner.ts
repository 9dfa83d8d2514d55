/** Finds the elements behaviors live on: one query per selector, which is the fastest way there is. */
import type { AnyBehavior } from './behavior';
import { report } from './report';

/** Never ours: what somebody asked us to leave alone, and what a builder app renders itself. */
const ALWAYS_IGNORED = '[data-enliven-ignore],#et-fb-app';

export type Found = (element: Element, behavior: AnyBehavior) => void;

const broken = new WeakSet<AnyBehavior>();

/** Calls `found` for each match at or below `root`, in document order per behavior. */
export function scan(
  root: ParentNode,
  behaviors: readonly AnyBehavior[],
  ignore: string | undefined,
  found: Found,
): void {
  const ignored = ignore ? `${ALWAYS_IGNORED},${ignore}` : ALWAYS_IGNORED;
  for (const behavior of behaviors) {
    if (broken.has(behavior)) continue;
    try {
      const { selector } = behavior;
      const visit = (element: Element) => !element.closest(ignored) && found(element, behavior);
      if ('matches' in root && (root as Element).matches(selector)) visit(root as Element);
      for (const element of root.querySelectorAll(selector)) visit(element);
    } catch (cause) {
      broken.add(behavior);
      report(new Error(`a selector does not parse: ${cause}`), { package: behavior.package, behavior: behavior.name });
    }
  }
}
