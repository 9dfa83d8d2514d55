/** What scrolls where a builder shows the page (docs/reference/builder-previews.md#scroll-locations). */
import type { Context } from './context';
import { type ScrollLocation, scrollElement, scrollLocation, topWindow } from './previews';

/** The ways a builder shows a page. */
export const PREVIEW_MODES = ['wireframe', 'zoom', 'desktop', 'tablet', 'phone'] as const;
/** A way a builder shows a page. */
export type PreviewMode = (typeof PREVIEW_MODES)[number];

/** Whether the word names a preview mode. */
export const isPreviewMode = (word: unknown): word is PreviewMode => PREVIEW_MODES.some((mode) => mode === word);

/** Whether the word names a scroll location; settings with any other are refused. */
export const isScrollLocation = (word: unknown): word is ScrollLocation => word === 'app' || word === 'top';

/** The location when the page loads. @param preferred the mode that the person has chosen for new pages */
export const initialScrollLocation = (context: Context, preferred: string): ScrollLocation =>
  scrollLocation(context, context === 'fe' || context === 'lbp' ? 'desktop' : preferred);

/** A distance that was scrolled, in pixels of the page: in zoom everything is half as large. */
export const scaledScroll = (mode: string, distance: number): number => (mode === 'zoom' ? distance * 2 : distance);

/** The window or element that scrolls the page. */
export function scrollTarget(view: Window, context: Context, mode: string): Window | Element {
  if (scrollLocation(context, mode) === 'app') return view;
  const top = topWindow(view);
  return scrollElement(context, top) ?? top;
}
