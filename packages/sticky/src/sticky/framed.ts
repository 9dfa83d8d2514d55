/** Sticky modules of a canvas that does not scroll itself (docs/reference/sticky.md#builders): they are moved along, without margins. */
import { $builder, type BuilderContext, listen } from '@enliven/core';
import { marginAt } from './course';
import type { Member } from './member';
import type { Styles } from './style-claims';
import { type Around, type Surroundings, surroundingsOf } from './surroundings';

let now: Surroundings | undefined;

/** Undefined where the page scrolls by itself. */
export const around = (): Around | undefined => now?.measure();

/** What is held stays in its place of the canvas; all else moves with what scrolls. */
export function framed(styles: Styles, { edge, margin, height, course }: Member): Styles | undefined {
  const there = around();
  if (!there || !edge || !course) return undefined;
  const { y, height: window } = there;
  const offset = Number.parseFloat(`${styles[edge]}`) + margin;
  const held = marginAt(course, edge, y);
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
export function followScroller(view: Window, onScroll: () => void): { look(): void; stop(): void } {
  let off = () => {};
  function stop(): void {
    off();
    now = undefined;
  }
  function look(): void {
    stop();
    now = surroundingsOf(view, $builder.get() as BuilderContext);
    if (now) off = listen(now.scroller, 'scroll', onScroll);
  }
  look();
  return { look, stop };
}
