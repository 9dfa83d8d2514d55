/** Small behaviors and mounts for tests without a browser. */
import { type AnyBehavior, type BehaviorModule, defineBehavior, type Mount, type MountState } from '@enliven/core';

/** Creates a behavior on `.name` that renders nothing. */
export const behavior = (name: string, more: Partial<AnyBehavior> = {}): AnyBehavior =>
  defineBehavior({
    name,
    package: '@enliven/test',
    selector: `.${name}`,
    when: 'now',
    load: async (): Promise<BehaviorModule> => ({ default: () => null }),
    ...more,
  });

let count = 0;

/** A mount as the doctor and the safety nets receive it. */
export const mountOf = (of: AnyBehavior, element: Element, state: MountState = 'mounted', error?: unknown): Mount =>
  ({ id: ++count, behavior: of, element, state, error, config: undefined }) as unknown as Mount;

/** @returns the first match @throws if nothing matches */
export function find<E extends Element = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}
