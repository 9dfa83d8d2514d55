/** Descriptor of a behavior: its selector, when it wakes, and how its code loads. */
import type { ComponentType } from 'react';
import type { Page } from '../page/page';

/** Moment at which a matched element is mounted. Elements that still wait are mounted once the page is idle. */
export type When = 'now' | 'visible' | 'idle' | 'interaction';

/** Props of every behavior component. */
export interface BehaviorProps<C = unknown> {
  /** The server's element. */
  element: Element;
  /** Result of `config` for the element. */
  config: C;
}

/** Module that `load()` imports: the component and, unless the descriptor has it, `config`. */
export interface BehaviorModule<C = unknown> {
  default: ComponentType<BehaviorProps<C>>;
  config?: (element: Element, page: Page) => C;
}

/** Descriptor of a behavior: its selector, when it wakes, and how its code loads. */
export interface Behavior<C = unknown> {
  /** Unique name, e.g. `accordion`. */
  name: string;
  /** Package of the behavior, e.g. `@enliven/modules`. Behaviors of one package share a React root. */
  package: string;
  /** CSS selector of its elements. */
  selector: string;
  /**
   * Names of printed globals, e.g. `et_pb_motion_elements`, or of a field, e.g. `et_pb_custom.ab_tests`. With these the behavior mounts once, on the root of the
   * runtime (the body for a document), and only if one of them has content. `selector` then documents that element.
   */
  globals?: readonly string[];
  /** @default 'visible' */
  when?: When;
  /** Whether it inserts elements that other scripts look for. On pages with such scripts it wakes at once, and jQuery's `ready` waits for it. @default false */
  builds?: boolean;
  /** Names of behaviors whose elements it inserts. Composed files contain them, too. @default none */
  brings?: readonly string[];
  /** Whether it runs in a builder preview, there also without `globals`, which a builder sends later. @default false */
  builder?: boolean;
  /** Selector, inside the element, of controls. A click on a control before the code has loaded is kept and replayed once. */
  press?: string;
  /** Selector, inside the element, or `:scope`, of content that the theme hides until a script runs. Shown if the behavior fails. */
  hides?: string;
  /** Whether the theme hides the element itself until a script runs, and this behavior shows it. @default false */
  unhides?: boolean;
  /** WordPress handles of the original scripts. While one of them runs, this behavior stays out. */
  incumbents?: readonly string[];
  /** Reads the markup: pure, typed, accepts anything. The loaded module may export it instead, which keeps loaders small. */
  config?: (element: Element, page: Page) => C;
  /** Fetches the component. Called once per page. */
  load(): Promise<BehaviorModule<C>>;
}

/** Behavior of any config type, for lists and catalogs. */
// biome-ignore lint/suspicious/noExplicitAny: a list of behaviors mixes configuration types; each stays typed inside.
export type AnyBehavior = Behavior<any>;

/**
 * Declares a behavior. Only types the descriptor; importing a descriptor runs nothing.
 *
 * @example
 * ```ts
 * import { defineBehavior, useClass } from '@enliven/core';
 *
 * export const hint = defineBehavior({
 *   name: 'hint',
 *   package: '@my/site',
 *   selector: '.hint',
 *   load: async () => ({
 *     default: function Hint({ element }) {
 *       useClass(element, 'is-active', true);
 *       return null;
 *     },
 *   }),
 * });
 * ```
 */
export function defineBehavior<C>(behavior: Behavior<C>): Behavior<C> {
  return behavior;
}
