/** Whether a module sticks at a scroll position, to which edge, and how far its limit pushes it (contract B §5). */
import { courseOf, edgeAt, roomAt } from './course';
import { type ByEdge, byEdge, type Edge, type StickyPosition } from './sticky-setting';

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

const NOTHING: ByEdge<number> = { top: 0, bottom: 0 };

export function decide(input: StickyInput): Decision {
  const { position, scroll, viewport, top, bottom, height, offset, surrounding, limit } = input;
  const course = courseOf(
    {
      setting: { position, offset: byEdge((edge) => offset[edge] - surrounding[edge]) },
      height,
      // All that sticks before it, as one.
      chains: byEdge((edge) => [{ setting: { offset: NOTHING }, height: surrounding[edge] }]),
    },
    {
      box: { top, bottom },
      limits: byEdge((edge) => {
        const at = limit[edge];
        return at === undefined ? undefined : { top: at, bottom: at };
      }),
    },
    viewport,
  );
  const edge = edgeAt(course, scroll);
  if (!edge) return { phase: 'normal' };
  const room = roomAt(course, edge, scroll);
  return { phase: room > 0 ? 'sticky' : 'paused', edge, margin: Math.min(0, room) };
}
