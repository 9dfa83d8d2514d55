/** Behaviors of a few lines, and mounts of them, for tests without a browser. */
import { type AnyBehavior, type BehaviorModule, defineBehavior, type Mount, type MountState } from '@enliven/core';

/** A behavior on `.name` that renders nothing. */
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

/** A mount as the doctor and the nets see it. */
export const mountOf = (of: AnyBehavior, element: Element, state: MountState = 'mounted', error?: unknown): Mount =>
  ({ id: ++count, behavior: of, element, state, error, config: undefined }) as unknown as Mount;

/** The first match; a test that finds none has lost its way. */
export function find<E extends Element = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}
