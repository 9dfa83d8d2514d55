/** From which scroll position a module sticks, and from which its limit pushes it (docs/reference/sticky.md#when-it-sticks). */

import { edgeOffset, type StackedOffsets, surroundingOffset } from './offset';
import type { FlowPosition } from './place';
import type { ByEdge, Edge, StickySetting } from './sticky-setting';

/** Scroll positions that matter for one edge. For the lower edge they count upwards, so that more is always further. */
export interface ActivationRange {
  /** Beyond this it sticks. */
  from: number;
  /** Beyond this its limit pushes it. */
  until: number;
  /** How far from the edge of the window it is then. */
  offset: number;
}

/** Both edges of one module. */
export type ActivationRanges = ByEdge<ActivationRange>;

/** What can stick. */
export interface StickyModule extends StackedOffsets {
  setting: Pick<StickySetting, 'position' | 'offset'>;
  /** Pixels while stuck. */
  height: number;
}

/** Where it is, and what holds it. */
export interface FlowBounds {
  box: Pick<DOMRect, 'top' | 'bottom'>;
  limits: FlowPosition['limits'];
}

/**
 * All that can be known before the page is scrolled: then there is nothing left to do but compare.
 *
 * @param viewport height of the window
 */
export function activationRanges(module: StickyModule, { box, limits }: FlowBounds, viewport: number): ActivationRanges {
  const rangeFor = (edge: Edge, behind: Edge, start: number, end: number): ActivationRange => {
    const offset = edgeOffset(module, edge);
    return {
      offset,
      from: viewport > 0 && module.setting.position.includes(edge) ? start - offset : Infinity,
      // The height that counts is the one while stuck, here and once it is held, so nothing jumps there.
      until: end - module.height - offset - surroundingOffset(module, behind),
    };
  };
  return {
    top: rangeFor('top', 'bottom', box.top, limits.top?.bottom ?? Infinity),
    bottom: rangeFor('bottom', 'top', viewport - box.bottom, viewport - (limits.bottom?.top ?? -Infinity)),
  };
}

/** The edge it sticks to; undefined where it is in the flow. */
export const edgeAt = ({ top, bottom }: ActivationRanges, scroll: number): Edge | undefined =>
  scroll > top.from ? 'top' : -scroll > bottom.from ? 'bottom' : undefined;

/** Pixels by which its limit pushes it out of the window: 0 while it does not, less than 0 once it does. */
export const marginAt = (ranges: ActivationRanges, edge: Edge, scroll: number): number =>
  Math.min(0, ranges[edge].until + (edge === 'top' ? -scroll : scroll));
