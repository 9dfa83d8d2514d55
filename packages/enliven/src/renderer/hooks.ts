/** React's hooks, for components that draw nothing; a component that is drawn asks the library that draws it. */
import type { Place } from '@enliven/core';
import { drawing } from './drawing';
import { current, type Hook, nextHook, schedule } from './tree';

type Deps = readonly unknown[];

const isSame = (before: Deps | undefined, now: Deps | undefined): boolean =>
  before !== undefined && !!now?.every((value, at) => Object.is(value, before[at]));

/** @param init makes the first state of `initial`. @default takes it as it is */
export function useReducer<S, A>(
  reduce: (state: S, action: A) => S,
  initial: S,
  init?: (initial: S) => S,
): [S, (action: A) => void] {
  const branch = current;
  if (!branch) return drawing().useReducer(reduce, initial, init);
  const hook = nextHook(branch) as Hook & { next: S };
  hook.reduce = reduce as Hook['reduce'];
  if (!hook.set) {
    hook.next = init ? init(initial) : initial;
    hook.set = (action: A) => {
      const next = (hook.reduce as typeof reduce)(hook.next, action);
      if (Object.is(next, hook.next)) return;
      hook.next = next;
      schedule(branch);
    };
  }
  hook.value = hook.next;
  return [hook.next, hook.set as (action: A) => void];
}

const called = <S>(value: S | ((before: S) => S), before: S): S =>
  typeof value === 'function' ? (value as (before: S) => S)(before) : value;

/** A function makes the first value, or the next of the one before. */
export function useState<S>(initial?: S | (() => S)): [S, (value: S | ((before: S) => S)) => void] {
  return useReducer<S, S | ((before: S) => S)>((before, value) => called(value, before), initial as S, called as never);
}

/** Computed anew when one of `deps` is another. */
export function useMemo<T>(compute: () => T, deps: Deps): T {
  if (!current) return drawing().useMemo(compute, deps);
  const hook = nextHook(current);
  if (!isSame(hook.deps, deps)) {
    hook.value = compute();
    hook.deps = deps;
  }
  return hook.value as T;
}

/** One record for as long as the component lives. */
export const useRef = <T>(value?: T): { current: T } => useMemo(() => ({ current: value as T }), []);

function planEffect(late: boolean, begin: () => unknown, deps?: Deps): void {
  const hook = nextHook(current as NonNullable<typeof current>);
  if (isSame(hook.deps, deps)) return;
  Object.assign(hook, { late, begin, deps });
}

/** Begins before the browser paints. */
export function useLayoutEffect(begin: () => unknown, deps?: Deps): void {
  if (current) planEffect(false, begin, deps);
  else drawing().useLayoutEffect(begin, deps);
}

/** Begins when the browser has had time to paint. */
export function useEffect(begin: () => unknown, deps?: Deps): void {
  if (current) planEffect(true, begin, deps);
  else drawing().useEffect(begin, deps);
}

/** Renders with what `read` answers, and again when that changes. */
export function useSyncExternalStore<T>(subscribe: (changed: () => void) => () => void, read: () => T): T {
  const value = read();
  const [, refresh] = useReducer((count: number, _: unknown) => count + 1, 0);
  const latest = useRef({ value, read });
  useLayoutEffect(() => {
    latest.current = { value, read };
  });
  useLayoutEffect(() => {
    const check = () => {
      if (!Object.is(latest.current.value, latest.current.read())) refresh(0);
    };
    check();
    return subscribe(check);
  }, [subscribe]);
  return value;
}

/** There is one context, where a component lives, and each tree knows it. */
export const createContext = (place: Place): Place => place;
export const useContext = (): Place => (current ? current.tree.place : drawing().usePlace());
