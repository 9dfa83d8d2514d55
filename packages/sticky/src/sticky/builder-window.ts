/** What scrolls around a builder's preview, and how large it is shown there (contract D §10). */
import type { BuilderContext } from '@enliven/core';

/** Builders whose canvas is always as high as its content, and the previews for which it is in others. */
const FRAMED: Readonly<Record<BuilderContext, RegExp>> = {
  bfb: /./,
  tb: /./,
  lbb: /./,
  vb: /tablet|phone|zoom/,
  lbp: /desktop|tablet|phone/,
};
/** The content of block editors, the newest first. */
const EDITORS = [
  '.interface-interface-skeleton__content',
  '.block-editor-editor-skeleton__content',
  '.edit-post-editor-regions__content',
  '.edit-post-layout__content',
];
/** Up to so many pixels of width block editors scroll with their window. */
const NARROW = 600;

/** The window around it, or its own where that is somebody else's. */
function topWindow(view: Window): Window {
  try {
    return view.top?.document ? view.top : view;
  } catch {
    return view;
  }
}

function previewMode(...views: Window[]): string {
  const marks = views.map(({ document }) => document.documentElement.className).join(' ');
  return /\bet-fb-preview--(wireframe|zoom|desktop|tablet|phone)\b/.exec(marks)?.[1] ?? 'desktop';
}

function scrollElement(context: BuilderContext, { document, innerWidth }: Window): Element | null {
  if (context === 'tb' || context === 'lbb') return document.querySelector('#et-fb-app');
  if (context !== 'lbp' || innerWidth <= NARROW) return null;
  return EDITORS.map((selector) => document.querySelector(selector)).find(Boolean) ?? null;
}

/** In CSS pixels of the preview. */
export interface Around {
  /** What is scrolled past of the preview. */
  y: number;
  /** Of what shows it. */
  height: number;
}

export interface Surroundings {
  scroller: EventTarget;
  /** Reads layout. */
  measure(): Around;
}

/** @returns undefined where the preview scrolls by itself */
export function surroundingsOf(view: Window, context: BuilderContext): Surroundings | undefined {
  const top = topWindow(view);
  const mode = previewMode(view, top);
  if (top === view || !FRAMED[context].test(mode)) return undefined;
  const element = scrollElement(context, top);
  const zoom = mode === 'zoom' ? 2 : 1;
  return {
    scroller: element ?? top,
    measure() {
      let y = element?.getBoundingClientRect().top ?? 0;
      for (let at = view; at !== top; at = at.parent) y -= at.frameElement?.getBoundingClientRect().top ?? 0;
      return { y: y * zoom, height: (element?.clientHeight ?? top.innerHeight) * zoom };
    },
  };
}
