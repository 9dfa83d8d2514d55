/** The library that draws, once something on the page is to be drawn: React or Preact. */
import type { Component, Output } from './element';
import type { Tree } from './node';

/** An element of the library's, or whatever else it can draw. */
export type Drawable = unknown;

/** What a library draws into one element of the page. */
export interface DrawnRoot {
  /** The page shows it when this returns. @throws what a component throws */
  show(content: Drawable): void;
  unmount(): void;
}

/** A component and those around it, as far as contexts are concerned. */
export interface Scope {
  parent: Scope | undefined;
  type: Component | string;
  props?: { value?: unknown };
}

export type Deps = readonly unknown[];

export interface Library {
  useReducer<S, A>(
    reduce: (state: S, action: A) => S,
    initial: S,
    init: ((initial: S) => S) | undefined,
  ): [S, (action: A) => void];
  useMemo<T>(compute: () => T, deps: Deps): T;
  useLayoutEffect(create: () => unknown, deps?: Deps): void;
  useEffect(create: () => unknown, deps?: Deps): void;
  useSyncExternalStore<T>(subscribe: (listener: () => void) => () => void, read: () => T): T;
  createElement(type: Component | string, props: object, ...children: Drawable[]): Drawable;
  createPortal(children: Drawable, into: Element): Drawable;
  /** The scope of the component that is being drawn. */
  useScope(): Scope | undefined;
  /** Draws `children` in a scope. */
  provideScope(scope: Scope, children: Drawable): Drawable;
  /** What a context's provider returns when it is drawn. */
  provide(provider: Component, value: unknown, children: Output): Output;
  createRoot(into: Element, tree: Tree): DrawnRoot;
}

let chosen: Library;

export const library = (): Library => chosen;

export function setLibrary(value: Library): void {
  chosen = value;
}
