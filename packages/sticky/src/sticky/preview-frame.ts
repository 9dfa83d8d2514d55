/** Positions sticky modules in a preview that does not scroll itself (docs/reference/sticky.md#builders, docs/reference/shared.md#previews). */
import { $builder, type BuilderContext, listen } from '@enliven/core';
import { previewMode, scrollElement, scrollLocation, topWindow } from '@enliven/core/previews';
import type { marginAt } from './activation-range';
import type { Member } from './member';
import type { Styles } from './stuck-element';

/** In CSS pixels of the preview. */
export interface FramePosition {
  /** Scroll position. */
  y: number;
  /** Visible height. */
  height: number;
}

export interface PreviewFrame {
  scroller: EventTarget;
  /** Reads layout. */
  measure(): FramePosition;
}

/** Finds the element that scrolls the preview. @returns undefined if the preview scrolls itself */
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

let frame: PreviewFrame | undefined;

/** Measures the current frame; undefined if the page scrolls itself. */
export const framePosition = (): FramePosition | undefined => frame?.measure();

/**
 * Replaces the fixed position by `top`.
 *
 * @param marginWhen `marginAt`, handed over so that a preview's code is not fetched with the page's
 * @returns undefined if the page scrolls itself
 */
export function framedStyles(
  styles: Styles,
  { edge, margin, height, ranges }: Member,
  marginWhen: typeof marginAt,
): Styles | undefined {
  const there = framePosition();
  if (!there || !edge || !ranges) return undefined;
  const { y, height: window } = there;
  const offset = Number.parseFloat(`${styles[edge]}`) + margin;
  const held = marginWhen(ranges, edge, y);
  const top = edge === 'top' ? y + offset + held : y + window - offset - height - held;
  return {
    ...styles,
    top: `${top}px`,
    bottom: 'auto',
    [`margin-${edge}`]: '0px',
    translate: undefined,
    'will-change': 'top',
  };
}

/** Listens to the element that scrolls the preview. @returns `update()` finds that element again, `stop()` stops listening */
export function observeScroller(view: Window, onScroll: () => void): { update(): void; stop(): void } {
  let stopListening = () => {};
  function stop(): void {
    stopListening();
    frame = undefined;
  }
  function update(): void {
    stop();
    frame = previewFrame(view, $builder.get() as BuilderContext);
    if (frame) stopListening = listen(frame.scroller, 'scroll', onScroll);
  }
  update();
  return { update, stop };
}
