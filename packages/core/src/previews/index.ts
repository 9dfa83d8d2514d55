/** Preview of a builder: its mode, and the window that scrolls (docs/reference/shared.md#previews). An entry point of its own, since pages never need it. */
import type { BuilderContext } from '../stores/builder';

export type { BuilderContext };

/** Window that scrolls: `app` is the canvas itself, `top` the window around it. */
export type ScrollLocation = 'app' | 'top';

const AROUND_ALWAYS: readonly string[] = ['bfb', 'tb', 'lbb'];
/** Modes in which the frame is as high as its content. */
const FRAMED: Readonly<Record<string, readonly string[]>> = {
  vb: ['tablet', 'phone', 'zoom'],
  lbp: ['desktop', 'tablet', 'phone'],
};

/** Returns the window in which a builder's preview scrolls. */
export const scrollLocation = (context: BuilderContext | 'fe', mode: string): ScrollLocation =>
  AROUND_ALWAYS.includes(context) || FRAMED[context]?.includes(mode) ? 'top' : 'app';

/** Returns the outermost window; the page's own window if the outermost has another origin. */
export function topWindow(view: Window): Window {
  try {
    return view.top?.document ? view.top : view;
  } catch {
    return view;
  }
}

/** Returns the mode of the preview: `wireframe`, `zoom`, `desktop`, `tablet` or `phone`. */
export function previewMode(view: Window): string {
  const marks = [view, topWindow(view)].map(({ document }) => document.documentElement.className);
  return /\bet-fb-preview--(wireframe|zoom|desktop|tablet|phone)\b/.exec(marks.join(' '))?.[1] ?? 'desktop';
}

/** Selectors of the content of block editors, the newest first. */
const EDITORS = [
  '.interface-interface-skeleton__content',
  '.block-editor-editor-skeleton__content',
  '.edit-post-editor-regions__content',
  '.edit-post-layout__content',
];
/** Maximum width in pixels at which block editors scroll with their window. */
const NARROW = 600;

/** Returns the content area of a block editor; null if there is none. */
export const editorContent = (document: Document): Element | null =>
  EDITORS.map((selector) => document.querySelector(selector)).find(Boolean) ?? null;

/** Returns the element that scrolls around the canvas; null for the window. */
export function scrollElement(context: BuilderContext | 'fe', { document, innerWidth }: Window): Element | null {
  if (context === 'tb' || context === 'lbb') return document.querySelector('#et-fb-app');
  return context === 'lbp' && innerWidth > NARROW ? editorContent(document) : null;
}
