/** React's hooks for components of the renderer; in a component that a library renders, they call the library's hooks. */
import { type Deps, library } from './library';
import type { Hook, TreeNode } from './node';
import { hasChanged } from './node';
import { nextHook, rendering } from './render';
import { scheduleUpdate } from './schedule';

interface StateHook<S, A> extends Hook {
  value: S;
  /** Actions dispatched since the last render. */
  actions: A[];
  read: () => S;
  reduce(state: S, action: A): S;
  dispatch(action: A): void;
}

const areSame = (before: Deps | undefined, now: Deps | undefined): boolean =>
  before !== undefined && !!now?.every((value, at) => Object.is(value, before[at]));

/** @param init creates the first state from `initial` @default `initial` is the state */
export function useReducer<S, A>(
  reduce: (state: S, action: A) => S,
  initial: S,
  init?: (initial: S) => S,
): [S, (action: A) => void] {
  const { node } = rendering;
  if (!node) return library().useReducer(reduce, initial, init);
  const hook = nextHook(node) as StateHook<S, A>;
  // As in React, the reducer of this render handles all earlier actions.
  hook.reduce = reduce;
  if (!hook.read) {
    hook.value = init ? init(initial) : initial;
    hook.actions = [];
    hook.read = () => hook.actions.reduce((state, action) => hook.reduce(state, action), hook.value);
    hook.dispatch = (action: A) => {
      if (scheduleUpdate(node)) hook.actions.push(action);
    };
  }
  hook.value = hook.read();
  hook.actions = [];
  return [hook.value, hook.dispatch];
}

const resolve = <S>(value: S | ((before: S) => S), before: S): S =>
  typeof value === 'function' ? (value as (before: S) => S)(before) : value;

/** A function creates the first state, or the next state from the previous one. */
export function useState<S>(initial?: S | (() => S)): [S, (value: S | ((before: S) => S)) => void] {
  return useReducer<S, S | ((before: S) => S)>(
    (before, value) => resolve(value, before),
    initial as S,
    resolve as never,
  );
}

/** Computes a value again when one of `deps` has changed. */
export function useMemo<T>(compute: () => T, deps: Deps): T {
  const { node } = rendering;
  if (!node) return library().useMemo(compute, deps);
  const hook = nextHook(node);
  if (!areSame(hook.deps, deps)) {
    hook.value = compute();
    hook.deps = deps;
  }
  return hook.value as T;
}

/** Returns one record for as long as the component is mounted. */
export const useRef = <T>(value?: T): { current: T } => useMemo(() => ({ current: value as T }), []);

function planEffect(node: TreeNode, isPassive: boolean, create: () => unknown, nextDeps?: Deps): void {
  const hook = nextHook(node);
  // From now on the tree keeps committed nodes for their passive effects.
  if (isPassive) node.tree.passive ??= [];
  Object.assign(hook, { isPassive, nextDeps, create: areSame(hook.deps, nextDeps) ? undefined : create });
}

/** Runs an effect in the commit, before the browser paints. */
export function useLayoutEffect(create: () => unknown, deps?: Deps): void {
  if (rendering.node) planEffect(rendering.node, false, create, deps);
  else library().useLayoutEffect(create, deps);
}

/** Runs an effect after the browser had time to paint. */
export function useEffect(create: () => unknown, deps?: Deps): void {
  if (rendering.node) planEffect(rendering.node, true, create, deps);
  else library().useEffect(create, deps);
}

/** Renders with the result of `read`, and again when that changes. */
export function useSyncExternalStore<T>(subscribe: (listener: () => void) => () => void, read: () => T): T {
  const { node } = rendering;
  if (!node) return library().useSyncExternalStore(subscribe, read);
  const value = read();
  const hook = Object.assign(nextHook(node), { read, value });
  const create = () => {
    const listener = () => void scheduleUpdate(node);
    const unsubscribe = subscribe(listener);
    try {
      // The store may have changed before and during the subscription.
      if (!hasChanged(hook)) return unsubscribe;
    } catch {
      // As in React, a store that throws is read again by a render, which fails if it still throws.
    }
    listener();
    return unsubscribe;
  };
  planEffect(node, true, create, [subscribe]);
  return value;
}
