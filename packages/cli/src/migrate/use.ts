/** Uses: places in custom code that refer to the theme's functions, events, classes or elements. */
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

/** Place in custom code. */
export interface Use {
  kind: UseKind;
  /** Name of the function, event, class …, or a selector. */
  name: string;
  /** Offsets in the code. */
  start: number;
  end: number;
  /** Whether jQuery, not the DOM, registers or dispatches the event. */
  isThroughJquery?: boolean;
  /** Whether the code first checks that the name exists. */
  isGuarded?: boolean;
  moment?: Moment;
  /** Selector of the elements whose listeners are removed or whose data is read. */
  of?: string;
  /** Call, and the nodes around it from the outermost. */
  node?: Node;
  around?: readonly Node[];
}
