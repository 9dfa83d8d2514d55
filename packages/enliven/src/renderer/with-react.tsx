/** Drawing with React: one detached root for the page, and a portal for each drawn root. */
import {
  Component,
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useSyncExternalStore,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type DrawnRoot, type Library, type Scope, setLibrary } from './library';
import { provide, showing } from './portal';

interface BoundaryProps {
  onError(error: unknown): void;
  children?: ReactNode;
}

/** Error boundary that removes failed content. */
class ErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

const ScopeContext = createContext<Scope | undefined>(undefined);
const hooks = { useEffect, useLayoutEffect, useMemo, useReducer, useSyncExternalStore };

/** Drawn roots. Each keeps its key, so that React keeps its state. */
const portals = new Map<DrawnRoot, ReactNode>();
let keys = 0;

// In a document of its own, since React never removes the listener that it attaches to its container's document.
const container = document.implementation.createHTMLDocument().createElement('div');
const root = createRoot(container, { onCaughtError: () => {} });

const paint = () => flushSync(() => root.render([...portals.values()]));

setLibrary({
  ...({ createElement, createPortal, ...hooks } as unknown as Library),
  provide,
  useScope: () => useContext(ScopeContext),
  provideScope: (value, children) => createElement(ScopeContext.Provider, { value }, children as ReactNode),
  createRoot(into, tree) {
    const key = `${++keys}`;
    const drawn: DrawnRoot = {
      show: showing(tree, (content, onError) => {
        portals.set(drawn, createPortal(createElement(ErrorBoundary, { onError }, content as ReactNode), into, key));
        paint();
      }),
      unmount() {
        portals.delete(drawn);
        paint();
      },
    };
    return drawn;
  },
});

export { createPortal } from './portal';
