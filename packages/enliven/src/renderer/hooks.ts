/** React's hooks for the renderer's components; in a component that a library renders they are the library's. */
import { type Deps, library } from './library';
import type { Hook, TreeNode } from './node';
import { hasChanged } from './node';
import { current, nextHook } from './render';
import { scheduleUpdate } from './schedule';

interface StateHook<S, A> extends Hook {
  value: S;
  /** What was dispatched since the last rendering. */
  actions: A[];
  read: () => S;
  reduce(state: S, action: A): S;
  dispatch(action: A): void;
}

const areSame = (before: Deps | undefined, now: Deps | undefined): boolean =>
  before !== undefined && !!now?.every((value, at) => Object.is(value, before[at]));

/** @param init makes the first state of `initial`. @default takes it as it is */
export function useReducer<S, A>(
  reduce: (state: S, action: A) => S,
  initial: S,
  init?: (initial: S) => S,
): [S, (action: A) => void] {
  const node = current;
  if (!node) return library().useReducer(reduce, initial, init);
  const hook = nextHook(node) as StateHook<S, A>;
  // As in React, the reducer of this rendering is used for all that was dispatched before it.
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

/** A function makes the first state, or the next one of the state before. */
export function useState<S>(initial?: S | (() => S)): [S, (value: S | ((before: S) => S)) => void] {
  return useReducer<S, S | ((before: S) => S)>(
    (before, value) => resolve(value, before),
    initial as S,
    resolve as never,
  );
}

/** Computes again when one of `deps` has changed. */
export function useMemo<T>(compute: () => T, deps: Deps): T {
  if (!current) return library().useMemo(compute, deps);
  const hook = nextHook(current);
  if (!areSame(hook.deps, deps)) {
    hook.value = compute();
    hook.deps = deps;
  }
  return hook.value as T;
}

/** Keeps one record for as long as the component is mounted. */
export const useRef = <T>(value?: T): { current: T } => useMemo(() => ({ current: value as T }), []);

function planEffect(node: TreeNode, isPassive: boolean, create: () => unknown, nextDeps?: Deps): void {
  const hook = nextHook(node);
  // From now on the tree keeps what it commits for its passive effects.
  if (isPassive) node.tree.passive ??= [];
  Object.assign(hook, { isPassive, nextDeps, create: areSame(hook.deps, nextDeps) ? undefined : create });
}

/** Runs in the commit, before the browser paints. */
export function useLayoutEffect(create: () => unknown, deps?: Deps): void {
  if (current) planEffect(current, false, create, deps);
  else library().useLayoutEffect(create, deps);
}

/** Runs when the browser has had time to paint. */
export function useEffect(create: () => unknown, deps?: Deps): void {
  if (current) planEffect(current, true, create, deps);
  else library().useEffect(create, deps);
}

/** Renders with what `read` returns, and again when that has changed. */
export function useSyncExternalStore<T>(subscribe: (listener: () => void) => () => void, read: () => T): T {
  const node = current;
  if (!node) return library().useSyncExternalStore(subscribe, read);
  const value = read();
  const hook = Object.assign(nextHook(node), { read, value });
  const create = () => {
    const listener = () => void scheduleUpdate(node);
    const unsubscribe = subscribe(listener);
    try {
      // It may have changed before and while it was subscribed to.
      if (!hasChanged(hook)) return unsubscribe;
    } catch {
      // As in React, a store that throws is read again by a rendering, which fails if it still does.
    }
    listener();
    return unsubscribe;
  };
  planEffect(node, true, create, [subscribe]);
  return value;
}
