/** The library that draws, once something on the page is to be drawn: React or Preact. */
import type { Place } from '@enliven/core';
import type * as hooks from './hooks';
import type { Component } from './piece';
import type { Tree } from './tree';

/** A library's own element, or whatever else it can draw. */
export type Drawable = unknown;

export interface Picture {
  /** The page shows it when this returns. @throws what a component throws */
  show(content: Drawable): void;
  end(): void;
}

export interface Library extends Pick<typeof hooks, 'useReducer' | 'useMemo' | 'useLayoutEffect' | 'useEffect'> {
  createElement(type: Component | string, props: object, ...children: Drawable[]): Drawable;
  createPortal(children: Drawable, into: Element): Drawable;
  /** Where the tree lives whose component is being drawn. */
  usePlace(): Place;
  /** Begins to draw for a tree, into an element of ours. */
  draw(into: Element, tree: Tree): Picture;
}

let library: Library;

export const drawing = (): Library => library;

export function drawWith(chosen: Library): void {
  library = chosen;
}
