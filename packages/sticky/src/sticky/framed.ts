/** Sticky modules of a canvas that does not scroll itself (docs/reference/sticky.md#builders): they are moved along, without margins. */
import { $builder, type BuilderContext, listen } from '@enliven/core';
import { marginAt } from './course';
import type { Member } from './member';
import type { Styles } from './style-claims';
import { type FramePosition, type PreviewFrame, previewFrame } from './surroundings';

let frame: PreviewFrame | undefined;

/** Undefined where the page scrolls by itself. */
export const framePosition = (): FramePosition | undefined => frame?.measure();

/** What is held stays in its place of the canvas; all else moves with what scrolls. */
export function framedStyles(styles: Styles, { edge, margin, height, ranges }: Member): Styles | undefined {
  const there = framePosition();
  if (!there || !edge || !ranges) return undefined;
  const { y, height: window } = there;
  const offset = Number.parseFloat(`${styles[edge]}`) + margin;
  const held = marginAt(ranges, edge, y);
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

/** @returns looks anew what scrolls, and the function that ends it */
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
