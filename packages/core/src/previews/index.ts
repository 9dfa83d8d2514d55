/** Reads how a builder shows the page, and which window scrolls (docs/reference/shared.md#previews). Apart, as pages never need it. */
import type { BuilderContext } from '../stores/builder';

export type { BuilderContext };

/** `app` is the canvas itself, `top` what surrounds it. */
export type ScrollLocation = 'app' | 'top';

const AROUND_ALWAYS: readonly string[] = ['bfb', 'tb', 'lbb'];
/** Previews that stand in a frame as high as they are. */
const FRAMED: Readonly<Record<string, readonly string[]>> = {
  vb: ['tablet', 'phone', 'zoom'],
  lbp: ['desktop', 'tablet', 'phone'],
};

/** Which window a builder's preview scrolls in: the outermost, or the one the page is in. */
export const scrollLocation = (context: BuilderContext | 'fe', mode: string): ScrollLocation =>
  AROUND_ALWAYS.includes(context) || FRAMED[context]?.includes(mode) ? 'top' : 'app';

/** Returns the outermost window, or its own if that has another origin. */
export function topWindow(view: Window): Window {
  try {
    return view.top?.document ? view.top : view;
  } catch {
    return view;
  }
}

/** How the builder shows the page: `wireframe`, `zoom`, `desktop`, `tablet` or `phone`. */
export function previewMode(view: Window): string {
  const marks = [view, topWindow(view)].map(({ document }) => document.documentElement.className);
  return /\bet-fb-preview--(wireframe|zoom|desktop|tablet|phone)\b/.exec(marks.join(' '))?.[1] ?? 'desktop';
}

/** The content of block editors, the newest first. */
const EDITORS = [
  '.interface-interface-skeleton__content',
  '.block-editor-editor-skeleton__content',
  '.edit-post-editor-regions__content',
  '.edit-post-layout__content',
];
/** Up to so many pixels of width block editors scroll with their window. */
const NARROW = 600;

/** The content area of a block editor; null where there is none. */
export const editorContent = (document: Document): Element | null =>
  EDITORS.map((selector) => document.querySelector(selector)).find(Boolean) ?? null;

/** What scrolls around the canvas; null for the window. */
export function scrollElement(context: BuilderContext | 'fe', { document, innerWidth }: Window): Element | null {
  if (context === 'tb' || context === 'lbb') return document.querySelector('#et-fb-app');
  return context === 'lbp' && innerWidth > NARROW ? editorContent(document) : null;
}
