/** Library that draws, React or Preact, loaded when a page draws; and React's contexts, which components of the library and of the renderer share. */
import type { Component, Output, Tree } from './node';
import { markDescendants, nextHook, rendering } from './render';

/** Element of the library, or another value that it draws. */
export type Drawable = unknown;

/** Root of a library in one element of the page. */
export interface DrawnRoot {
  /** Draws; the page has the content when this returns. @throws errors of components */
  show(content: Drawable): void;
  unmount(): void;
}

/** Component and its ancestors, for contexts. */
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
  /** Scope of the component that the library renders. */
  useScope(): Scope | undefined;
  /** Draws `children` in a scope. */
  provideScope(scope: Scope, children: Drawable): Drawable;
  /** Returns the output of a context's provider. */
  provide(provider: Component, value: unknown, children: Output): Output;
  createRoot(into: Element, tree: Tree): DrawnRoot;
}

let chosen: Library;

export const library = (): Library => chosen;

export function setLibrary(value: Library): void {
  chosen = value;
}

/** React's contexts, for components of the renderer and for those that a library renders in a portal. */
export interface Context<T> {
  initial: T;
  Provider: Component;
}

/**
 * Creates a context.
 *
 * @param initial value for components without a provider
 */
export function createContext<T>(initial: T): Context<T> {
  const context: Context<T> = {
    initial,
    Provider({ value, children }: { value: T; children: Output }) {
      const { node } = rendering;
      if (!node) return library().provide(context.Provider, value, children);
      const hook = nextHook(node);
      if (!Object.is(hook.value, value)) markDescendants(node);
      hook.value = value;
      return children;
    },
  };
  return context;
}

/** Returns the value of the nearest provider around the component. */
export function useContext<T>({ initial, Provider }: Context<T>): T {
  const { node } = rendering;
  const scope: Scope | undefined = node ?? library().useScope();
  const read = (): T => {
    let at = scope;
    while (at && at.type !== Provider) at = at.parent;
    return at ? (at.props?.value as T) : initial;
  };
  const value = read();
  if (node) Object.assign(nextHook(node), { read, value });
  return value;
}
