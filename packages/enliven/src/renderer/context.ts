/** React's contexts, for components of the renderer and for those that a library renders in a portal. */
import type { Component, Output } from './element';
import { library, type Scope } from './library';
import { current, markDescendants, nextHook } from './render';

export interface Context<T> {
  initial: T;
  Provider: Component;
}

/**
 * Makes a value that components find above them.
 *
 * @param initial what components outside of any provider see
 */
export function createContext<T>(initial: T): Context<T> {
  const context: Context<T> = {
    initial,
    Provider({ value, children }: { value: T; children: Output }) {
      const node = current;
      if (!node) return library().provide(context.Provider, value, children);
      const hook = nextHook(node);
      if (!Object.is(hook.value, value)) markDescendants(node);
      hook.value = value;
      return children;
    },
  };
  return context;
}

/** Reads the value of the nearest provider around the component. */
export function useContext<T>({ initial, Provider }: Context<T>): T {
  const node = current;
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
