/** Whether a module sticks at a scroll position, to which edge, and how far its limit pushes it (contract B §5). */
import type { ByEdge, Edge, StickyPosition } from './sticky-setting';

/** CSS pixels; places are measured from the top of the document. */
export interface StickyInput {
  position: StickyPosition;
  scroll: number;
  /** Height of the window. */
  viewport: number;
  /** Where the module is in the flow. */
  top: number;
  bottom: number;
  /** How high it is while stuck. */
  height: number;
  /** Everything that keeps it from an edge: its own offset, modules that stick before it, known headers. */
  offset: ByEdge<number>;
  /** The part of these that other sticky modules make up. */
  surrounding: ByEdge<number>;
  /** What may hold it: below it while it sticks to the top, above it while it sticks to the bottom. */
  limit: ByEdge<number | undefined>;
}

/** Stuck, or held by its limit and so moving along with the page by `margin` pixels, never more than 0. */
export type Held = { phase: 'sticky' | 'paused'; edge: Edge; margin: number };
export type Decision = { phase: 'normal' } | Held;

/** What sticks leaves the limit by `over` pixels; not a number where there is none. */
const held = (edge: Edge, over: number): Held =>
  over >= 0 ? { phase: 'paused', edge, margin: 0 - over } : { phase: 'sticky', edge, margin: 0 };

// The height that counts at a limit is the one while stuck, at the pause and after it, so nothing jumps there.
export function decide(input: StickyInput): Decision {
  const { position, scroll, viewport, height, offset, surrounding, limit } = input;
  const upper = scroll + offset.top;
  const lower = scroll + viewport - offset.bottom;
  if (viewport > 0) {
    if (position.startsWith('top') && upper > input.top)
      return held('top', upper + height + surrounding.bottom - Number(limit.top));
    if (position.endsWith('bottom') && lower < input.bottom)
      return held('bottom', Number(limit.bottom) + surrounding.top - lower + height);
  }
  return { phase: 'normal' };
}
