/** The descriptor of a behavior: what to look for, when to wake it, and where its code is. */
import type { ComponentType } from 'react';
import type { Page } from '../page/page';

/** When a matched element is brought to life. Whatever still waits is swept once the page is idle. */
export type When = 'now' | 'visible' | 'idle' | 'interaction';

/** What every behavior component receives. */
export interface BehaviorProps<C = unknown> {
  /** The server's element. */
  element: Element;
  /** What `config` read from its markup. */
  config: C;
}

/** What `load()` resolves to: the component and, when it is not on the descriptor, the parser of its markup. */
export interface BehaviorModule<C = unknown> {
  default: ComponentType<BehaviorProps<C>>;
  config?: (element: Element, page: Page) => C;
}

/** The descriptor of a behavior: what to look for, when to wake it, and where its code is. */
export interface Behavior<C = unknown> {
  /** Unique name, e.g. `accordion`. */
  name: string;
  /** Package that brings it, e.g. `@enliven/modules`; behaviors of one package share one React root. */
  package: string;
  /** CSS selector of the elements it lives on. */
  selector: string;
  /**
   * Names of page globals, e.g. `et_pb_motion_elements`, or of a field of one, `et_pb_custom.ab_tests`. With them it lives on the page as a whole, once and only if one of
   * them says anything: on what was started, which for a document is its body. `selector` says so for those who read it.
   */
  globals?: readonly string[];
  /** @default 'visible' */
  when?: When;
  /** Inserts elements that other scripts look for: it wakes at once where there may be such scripts, and jQuery's `ready` waits for it. @default false */
  builds?: boolean;
  /** Stay alive inside a builder preview, there also without `globals`, which a builder sends later. @default false */
  builder?: boolean;
  /** Inside the element: what a visitor presses. A click on it before the code is here is kept and honoured once. */
  press?: string;
  /** Inside the element, or `:scope`: what the theme hides until script runs. Shown if the behavior cannot come alive. */
  hides?: string;
  /** The theme hides the element itself until script runs, and this behavior shows it. @default false */
  unhides?: boolean;
  /** WordPress script handles of the original scripts. While one is on the page this behavior stays out. */
  incumbents?: readonly string[];
  /** Reads the markup: pure, typed, tolerant of anything. May live in the loaded module instead, to keep loaders small. */
  config?: (element: Element, page: Page) => C;
  /** Fetches the component. Called once per page. */
  load(): Promise<BehaviorModule<C>>;
}

/** A behavior of any configuration type, as lists and catalogs hold it. */
// biome-ignore lint/suspicious/noExplicitAny: a list of behaviors mixes configuration types; each stays typed inside.
export type AnyBehavior = Behavior<any>;

/** Declares a behavior. It only types the descriptor: importing one runs nothing. */
export function defineBehavior<C>(behavior: Behavior<C>): Behavior<C> {
  return behavior;
}
