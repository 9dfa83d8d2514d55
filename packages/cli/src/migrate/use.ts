/** Uses: places in custom code that name something of the theme. */
import type { Node } from 'acorn';

/**
 * Kind of a use. `call`, `read` and `assign` concern globals, `listen`, `send` and `unbind` events, `data` and `plugin` jQuery, `class` switched
 * classes, `element` selectors of elements that the theme's script builds, `handle` names of scripts in PHP.
 */
export type UseKind =
  | 'call'
  | 'read'
  | 'assign'
  | 'listen'
  | 'send'
  | 'unbind'
  | 'data'
  | 'plugin'
  | 'class'
  | 'element'
  | 'handle';

/** Moment at which code runs: `ready` for handlers of jQuery's `ready` and of events, `early` for all other code. */
export type Moment = 'ready' | 'early';

/** One use. */
export interface Use {
  kind: UseKind;
  /** Name of the function, event, class …, or a selector. */
  name: string;
  /** Offsets in the code. */
  start: number;
  end: number;
  /** Whether jQuery listens or sends, for events. */
  isThroughJquery?: boolean;
  /** Whether the code asks first whether the name exists. */
  isGuarded?: boolean;
  moment?: Moment;
  /** Selector of the elements that listeners are removed from, or data is read of. */
  of?: string;
  /** Call, and the nodes around it from the outermost. */
  node?: Node;
  around?: readonly Node[];
}
