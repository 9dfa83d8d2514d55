/** What scrolls around a builder's preview, and how large it is shown there (docs/reference/shared.md#previews). */
import type { BuilderContext } from '@enliven/core';
import { previewMode, scrollElement, scrollLocation, topWindow } from '@enliven/core/previews';

/** In CSS pixels of the preview. */
export interface FramePosition {
  /** What is scrolled past of the preview. */
  y: number;
  /** Of what shows it. */
  height: number;
}

export interface PreviewFrame {
  scroller: EventTarget;
  /** Reads layout. */
  measure(): FramePosition;
}

/** @returns undefined where the preview scrolls by itself */
export function previewFrame(view: Window, context: BuilderContext): PreviewFrame | undefined {
  const top = topWindow(view);
  const mode = previewMode(view);
  if (top === view || scrollLocation(context, mode) === 'app') return undefined;
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
