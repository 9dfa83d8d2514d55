/** The events this package sends, as TypeScript knows them on elements, documents and windows. */
import type { Failure } from '../errors/report';

/** What `enliven:mount` and `enliven:unmount` carry. */
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
    /** A fault of code. */
    'enliven:error': CustomEvent<Failure>;
    /** What can go wrong on any page did so: no network, no time, an answer that cannot be read. */
    'enliven:failure': CustomEvent<Failure>;
  }
}
