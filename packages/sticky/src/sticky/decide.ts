/** Whether a module sticks at a scroll position, to which edge, and how far its limit pushes it (contract B §5). */
import type { Edge, StickyPosition } from './sticky-setting';

/** CSS pixels; places are measured from the top of the document. */
export interface StickyInput {
  position: StickyPosition;
  /** A module nobody can see never sticks. */
  visible: boolean;
  scroll: number;
  /** Height of the window. */
  viewport: number;
  /** Where the module is in the flow, and how high. */
  top: number;
  height: number;
  /** How high it is while stuck. */
  heightSticky: number;
  /** Everything that keeps it from the edge: its own offset, modules that stick before it, known headers. */
  topOffset: number;
  bottomOffset: number;
  /** The part of these that other sticky modules make up. */
  topSurrounding: number;
  bottomSurrounding: number;
  /** Upper edge of its top limit, lower edge of its bottom limit. */
  topLimit?: number | undefined;
  bottomLimit?: number | undefined;
}

/** Stuck, or held by its limit and so moving along with the page by `margin` pixels, never more than 0. */
export type Held = { phase: 'sticky'; edge: Edge } | { phase: 'paused'; edge: Edge; margin: number };
export type Decision = { phase: 'normal' } | Held;

const NORMAL: Decision = { phase: 'normal' };

/** What sticks leaves the limit by `over` pixels. */
const held = (edge: Edge, over: number | undefined): Held =>
  over !== undefined && over >= 0 ? { phase: 'paused', edge, margin: 0 - over } : { phase: 'sticky', edge };

// The height that counts at a limit is the one while stuck, at the pause and after it, so nothing jumps there.
export function decide(input: StickyInput): Decision {
  const { position, visible, scroll, viewport, top, height, heightSticky, topLimit, bottomLimit } = input;
  if (!visible || !(viewport > 0)) return NORMAL;
  const upper = scroll + input.topOffset;
  const lower = scroll + viewport - input.bottomOffset;
  if (position.startsWith('top') && upper > top)
    return held(
      'top',
      bottomLimit === undefined ? undefined : upper + heightSticky + input.bottomSurrounding - bottomLimit,
    );
  if (position.endsWith('bottom') && lower < top + height)
    return held(
      'bottom',
      topLimit === undefined ? undefined : topLimit + input.topSurrounding - (lower - heightSticky),
    );
  return NORMAL;
}
