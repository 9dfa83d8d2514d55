/** Drawing with Preact, in the lite flavour. */
import {
  Component,
  type ComponentChildren,
  createContext,
  createElement,
  type FunctionComponent,
  render,
} from 'preact';
import { useContext, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'preact/hooks';
import { type Library, type Scope, setLibrary } from './library';
import { provide, showing } from './portal';

interface BoundaryProps {
  onError(error: unknown): void;
  children?: ComponentChildren;
}

/** Error boundary that removes failed content. */
class ErrorBoundary extends Component<BoundaryProps, { failed?: boolean }> {
  static override getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ComponentChildren {
    return this.state.failed ? null : this.props.children;
  }
}

interface BridgeProps {
  into: Element;
  context: object;
  children?: ComponentChildren;
}

/** Passes on the contexts of the place where a portal was rendered. */
class ContextBridge extends Component<Omit<BridgeProps, 'into'>> {
  override getChildContext(): object {
    return this.props.context;
  }

  override render(): ComponentChildren {
    return this.props.children;
  }
}

/** Portal inside drawn content, by effects, which run in React's order. */
const Inner: FunctionComponent<Omit<BridgeProps, 'context'>> = ({ into, children }, context: object) => {
  useLayoutEffect(() => render(createElement(ContextBridge, { context }, children), into));
  useLayoutEffect(() => () => render(null, into), [into]);
  return null;
};

const ScopeContext = createContext<Scope | undefined>(undefined);

/** Hook that Preact does not have. */
function useSyncExternalStore<T>(subscribe: (listener: () => void) => () => void, read: () => T): T {
  const value = read();
  const [, refresh] = useReducer((count: number, _: unknown) => count + 1, 0);
  const latest = useRef({ value, read });
  useLayoutEffect(() => {
    latest.current = { value, read };
  });
  useLayoutEffect(() => {
    const listener = () => {
      if (!Object.is(latest.current.value, latest.current.read())) refresh(0);
    };
    const unsubscribe = subscribe(listener);
    listener();
    return unsubscribe;
  }, [subscribe]);
  return value;
}

setLibrary({
  ...({ createElement, useEffect, useLayoutEffect, useMemo, useReducer } as unknown as Library),
  useSyncExternalStore,
  provide,
  createPortal: (children, into): unknown => createElement(Inner, { into }, children as ComponentChildren),
  useScope: () => useContext(ScopeContext),
  provideScope: (value, children): unknown =>
    createElement(ScopeContext.Provider, { value }, children as ComponentChildren),
  createRoot: (into, tree) => ({
    show: showing(tree, (content, onError) => {
      render(createElement(ErrorBoundary, { onError }, content as ComponentChildren), into);
    }),
    unmount: () => render(null, into),
  }),
});

export { createPortal } from './portal';
