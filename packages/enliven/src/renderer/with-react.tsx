/** React draws: one detached root for the page, and a portal for each picture. */
import type { Place } from '@enliven/core';
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
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { drawWith, type Library, type Picture } from './drawing';
import { framed } from './framed';

interface GuardProps {
  onError(error: unknown): void;
  children?: ReactNode;
}

/** Keeps what fails inside, and lets nothing of it stand. */
class Guard extends Component<GuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

const PlaceContext = createContext<Place>({ package: 'enliven' });

/** What is drawn; each has its key for good, so that React keeps what is in it. */
const portals = new Map<Picture, ReactNode>();
let keys = 0;

// In a document of its own, since React never takes back what it attaches to its container's document.
const container = document.implementation.createHTMLDocument().createElement('div');
const root = createRoot(container, { onCaughtError: () => {} });

const paint = () => flushSync(() => root.render([...portals.values()]));

drawWith({
  ...({ createElement, createPortal, useEffect, useLayoutEffect, useMemo, useReducer } as unknown as Library),
  usePlace: () => useContext(PlaceContext),
  draw(into, tree) {
    const key = `${++keys}`;
    const picture: Picture = {
      show: framed(tree, (content, onError) => {
        const inside = createElement(PlaceContext.Provider, { value: tree.place }, content as ReactNode);
        portals.set(picture, createPortal(createElement(Guard, { onError }, inside), into, key));
        paint();
      }),
      end() {
        portals.delete(picture);
        paint();
      },
    };
    return picture;
  },
});

export { createPortal } from './portal';
