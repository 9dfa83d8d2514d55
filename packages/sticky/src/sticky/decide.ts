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

/** Scroll positions that matter for one edge. For the lower edge they count upwards, so that more is always further. */
export interface Reach {
  /** Beyond this it sticks. */
  from: number;
  /** Beyond this its limit pushes it. */
  until: number;
  /** How far from the edge of the window it is then. */
  offset: number;
}
export type Course = ByEdge<Reach>;

const along = (edge: Edge, scroll: number): number => (edge === 'top' ? scroll : -scroll);

/** All that can be known before the page is scrolled: then there is nothing left to do but compare. */
export function courseOf(input: Omit<StickyInput, 'scroll'>): Course {
  const { position, viewport, top, bottom, height, offset, surrounding, limit } = input;
  const reach = (edge: Edge, behind: Edge, start: number, end: number): Reach => ({
    from: viewport > 0 && position.includes(edge) ? start - offset[edge] : Infinity,
    // The height that counts is the one while stuck, here and once it is held, so nothing jumps there.
    until: end - height - offset[edge] - surrounding[behind],
    offset: offset[edge],
  });
  return {
    top: reach('top', 'bottom', top, limit.top ?? Infinity),
    bottom: reach('bottom', 'top', viewport - bottom, viewport - (limit.bottom ?? -Infinity)),
  };
}

/** The edge it sticks to; undefined where it is in the flow. */
export const edgeAt = ({ top, bottom }: Course, scroll: number): Edge | undefined =>
  scroll > top.from ? 'top' : -scroll > bottom.from ? 'bottom' : undefined;

/** Pixels until its limit pushes it, less than 0 once it does. */
export const roomAt = (course: Course, edge: Edge, scroll: number): number => course[edge].until - along(edge, scroll);

export function decide({ scroll, ...input }: StickyInput): Decision {
  const course = courseOf(input);
  const edge = edgeAt(course, scroll);
  if (!edge) return { phase: 'normal' };
  const room = roomAt(course, edge, scroll);
  return { phase: room > 0 ? 'sticky' : 'paused', edge, margin: Math.min(0, room) };
}
