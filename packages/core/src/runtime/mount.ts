/** One behavior on one element, and everything that is known about it. */

import type { Place } from '../errors/report';
import type { AnyBehavior } from './behavior';
import { shared } from './shared';

/**
 * waiting: its moment has not come · loading: its code is on the way · queued: about to be rendered · mounted: alive ·
 * failed: it cannot come alive, what it hides is shown · gone: given back to the server's markup
 */
export type MountState = 'waiting' | 'loading' | 'queued' | 'mounted' | 'failed' | 'gone';

/** One behavior on one element, and everything that is known about it. */
export interface Mount {
  readonly id: number;
  readonly behavior: AnyBehavior;
  readonly element: Element;
  /** Package, behavior and element, as reports name them. */
  readonly place: Place;
  state: MountState;
  /** What `config` answered; set when it is rendered. */
  config?: unknown;
  /** Why it failed. */
  error?: unknown;
  /** A visitor waits for it: it goes before the others. */
  urgent?: boolean;
  /** Its code did not arrive, which a later attempt may mend; what broke once would break again. */
  loadFailed?: boolean;
  /** Stops what waits for its moment. */
  cancel?: () => void;
  /** Hides again what was revealed after a failure. */
  conceal?: () => void;
  /** Tells the queue that it is mounted, failed or gone. */
  settle?: (() => void) | undefined;
  /** The last press of a visitor who was faster than the code. */
  press?: MouseEvent | undefined;
}

/** All mounts of the page by element, whichever copy of the library made them. */
const taken = shared('mounts', () => new WeakMap<Element, readonly Mount[]>());

let count = 0;

/** Takes the element for the behavior; undefined when it is taken already. */
export function takeMount(element: Element, behavior: AnyBehavior): Mount | undefined {
  const here = mountsOn(element);
  const { name, package: from } = behavior;
  if (here.some((mount) => mount.behavior.name === name)) return undefined;
  const place = { package: from, behavior: name, element };
  const mount: Mount = { id: ++count, behavior, element, place, state: 'waiting' };
  taken.set(element, [...here, mount]);
  return mount;
}

/** Gives the element free again. */
export function freeMount(own: Mount): void {
  const left = mountsOn(own.element).filter((mount) => mount !== own);
  if (left[0]) taken.set(own.element, left);
  else taken.delete(own.element);
}

/** Every mount on the element, of any behavior. */
export const mountsOn = (element: Element): readonly Mount[] => taken.get(element) ?? [];
