/** Preact draws: the lite build. */
import type { Place } from '@enliven/core';
import {
  Component,
  type ComponentChildren,
  createContext,
  createElement,
  type FunctionComponent,
  render,
} from 'preact';
import { useContext, useEffect, useLayoutEffect, useMemo, useReducer } from 'preact/hooks';
import { drawWith, type Library } from './drawing';
import { framed } from './framed';

interface GuardProps {
  onError(error: unknown): void;
  children?: ComponentChildren;
}

/** Keeps what fails inside, and lets nothing of it stand. */
class Guard extends Component<GuardProps, { failed?: boolean }> {
  static override getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ComponentChildren {
    return this.state.failed ? null : this.props.children;
  }
}

interface ThroughProps {
  into: Element;
  context: object;
  children?: ComponentChildren;
}

/** Hands on the contexts of where a portal was written. */
class Through extends Component<Omit<ThroughProps, 'into'>> {
  override getChildContext(): object {
    return this.props.context;
  }

  override render(): ComponentChildren {
    return this.props.children;
  }
}

/** A portal inside of what is drawn: by effects, since those come in React's order. */
const Inner: FunctionComponent<Omit<ThroughProps, 'context'>> = ({ into, children }, context: object) => {
  useLayoutEffect(() => render(createElement(Through, { context }, children), into));
  useLayoutEffect(() => () => render(null, into), [into]);
  return null;
};

const PlaceContext = createContext<Place>({ package: 'enliven' });

drawWith({
  ...({ createElement, useEffect, useLayoutEffect, useMemo, useReducer } as unknown as Library),
  createPortal: (children, into): unknown => createElement(Inner, { into }, children as ComponentChildren),
  usePlace: () => useContext(PlaceContext),
  draw: (into, tree) => ({
    show: framed(tree, (content, onError) => {
      const inside = createElement(PlaceContext.Provider, { value: tree.place }, content as ComponentChildren);
      render(createElement(Guard, { onError }, inside), into);
    }),
    end: () => render(null, into),
  }),
});

export { createPortal } from './portal';
