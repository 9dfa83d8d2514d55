/** One behavior on one element, with its state. */

import type { Failure, Place } from '../errors/report';
import type { AnyBehavior } from './behavior';
import { shared } from './shared';

/**
 * waiting: not woken yet · loading: fetching code · queued: about to be rendered · mounted ·
 * failed: content that the theme hides is shown · gone: unmounted
 */
export type MountState = 'waiting' | 'loading' | 'queued' | 'mounted' | 'failed' | 'gone';

/** One behavior on one element, with its state. */
export interface Mount {
  readonly id: number;
  readonly behavior: AnyBehavior;
  readonly element: Element;
  /** Package, behavior and element, as reports name them. */
  readonly place: Place;
  state: MountState;
  /** Result of `config`; set when it is rendered. */
  config?: unknown;
  /** The error that made it fail. */
  error?: unknown;
  /** Whether a visitor waits for the mount, so that it renders first. */
  urgent?: boolean;
  /** Whether its code failed to load. Only such mounts are retried. */
  loadFailed?: boolean;
  /** Stops its strategy. */
  cancel?: () => void;
  /** Hides the content again that was revealed after a failure. */
  conceal?: () => void;
  /** Releases the hold on jQuery's `ready` handlers. */
  release?: (() => void) | undefined;
  /** Tells the queue that the mount is mounted, failed or gone. */
  settle?: (() => void) | undefined;
  /** The last press before the code was loaded. */
  press?: MouseEvent | undefined;
}

/** All mounts of the page by element, of all instances of the library. */
const mountsByElement = shared('mounts', () => new WeakMap<Element, readonly Mount[]>());

let count = 0;

/** Creates a mount; undefined if the element has one for the behavior. */
export function createMount(element: Element, behavior: AnyBehavior): Mount | undefined {
  const here = mountsOn(element);
  const { name, package: from } = behavior;
  if (here.some((mount) => mount.behavior.name === name)) return undefined;
  const place = { package: from, behavior: name, element };
  const mount: Mount = { id: ++count, behavior, element, place, state: 'waiting' };
  mountsByElement.set(element, [...here, mount]);
  return mount;
}

/** Removes a mount from its element. */
export function removeMount(own: Mount): void {
  const left = mountsOn(own.element).filter((mount) => mount !== own);
  if (left[0]) mountsByElement.set(own.element, left);
  else mountsByElement.delete(own.element);
}

/** Every mount on the element, of any behavior. */
export const mountsOn = (element: Element): readonly Mount[] => mountsByElement.get(element) ?? [];

/** Detail of `enliven:mount` and `enliven:unmount`. */
export interface MountDetail {
  /** E.g. `accordion`. */
  behavior: string;
  /** E.g. `@enliven/modules`. */
  package: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** The element was mounted. */
    'enliven:mount': CustomEvent<MountDetail>;
    /** The element was unmounted. */
    'enliven:unmount': CustomEvent<MountDetail>;
    /** An error of code. */
    'enliven:error': CustomEvent<Failure>;
    /** A failure outside the code: no network, a time-out, an unreadable response. */
    'enliven:failure': CustomEvent<Failure>;
  }
}
