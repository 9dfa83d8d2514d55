/** Computes the scroll positions at which a module sticks and at which its limit pushes it (docs/reference/sticky.md#when-it-sticks, docs/reference/sticky.md#fixed-elements). */
import type { Box, ByEdge, Edge, StickySetting } from './sticky-setting';

/** Heights of the elements that cover the window, without sticky modules, in pixels. */
export interface CoveredHeights {
  /** The admin bar, while it is fixed. */
  adminBar: number;
  /** The theme's fixed headers, at their shrunk height. */
  headers: number;
  /** A theme builder's header, for sites that configure it to offset modules at the bottom, as Divi 5 does. */
  builderHeader?: number;
}

/**
 * Returns the offsets of fixed bars for one module. The theme's headers count with `offsetSurrounding` only.
 *
 * @param inFooter whether the module is in a theme builder's footer
 */
export const coveredOffset = (
  { offsetSurrounding }: Pick<StickySetting, 'offsetSurrounding'>,
  { adminBar, headers, builderHeader = 0 }: CoveredHeights,
  inFooter = false,
): ByEdge<number> => ({
  top: adminBar + (offsetSurrounding ? headers : 0),
  bottom: inFooter ? 0 : builderHeader,
});

export interface StackedOffsets {
  setting: Pick<StickySetting, 'offset'>;
  /** The modules that stick between this one and the edge. */
  chains: ByEdge<readonly (Pick<StackedOffsets, 'setting'> & { height: number })[]>;
  /** Heights of fixed bars and headers at each edge, in pixels. */
  coveredHeights?: ByEdge<number> | undefined;
}

/** Returns the offsets and heights of the chain, in pixels. */
export const surroundingOffset = ({ chains }: Pick<StackedOffsets, 'chains'>, edge: Edge): number =>
  chains[edge].reduce((sum, { setting, height }) => sum + height + setting.offset[edge], 0);

/** Returns the distance from the edge while stuck, in pixels. */
export const edgeOffset = (module: StackedOffsets, edge: Edge): number =>
  module.setting.offset[edge] + surroundingOffset(module, edge) + (module.coveredHeights?.[edge] ?? 0);

/** Scroll positions, in pixels, at which a module starts to stick to one edge and is pushed. For the bottom edge they are negated, so that larger always means later. */
export interface ActivationRange {
  /** The module sticks beyond this position. */
  from: number;
  /** The limit pushes the module beyond this position. */
  until: number;
  /** Distance from the edge of the window while stuck. */
  offset: number;
}

/** The activation ranges of one module for both edges. */
export type ActivationRanges = ByEdge<ActivationRange>;

/** A module with its setting, chains and height while stuck. */
export interface StickyModule extends StackedOffsets {
  setting: Pick<StickySetting, 'position' | 'offset'>;
  /** Height while stuck, in pixels. */
  height: number;
}

/** Position of a module in the flow, in CSS pixels from the top left of the document. */
export interface FlowBounds {
  box: Pick<Box, 'top' | 'bottom'>;
  /** The box of the limit for each edge; undefined without a limit. */
  limits: ByEdge<Pick<Box, 'top' | 'bottom'> | undefined>;
}

/**
 * Computes the activation ranges in advance, so that a scroll step only compares numbers.
 *
 * @param viewport height of the window, in pixels
 */
export function activationRanges(
  module: StickyModule,
  { box, limits }: FlowBounds,
  viewport: number,
): ActivationRanges {
  const rangeFor = (edge: Edge, start: number, end: number): ActivationRange => {
    const offset = edgeOffset(module, edge);
    return {
      offset,
      from: viewport > 0 && module.setting.position.includes(edge) ? start - offset : Infinity,
      // Both ranges use the height while stuck, so the module does not jump at its limit.
      until: end - module.height - offset,
    };
  };
  return {
    // Modules that stick to the bottom do not count at a limit for the top; those at the top count at one for the bottom.
    top: rangeFor('top', box.top, limits.top?.bottom ?? Infinity),
    bottom: rangeFor(
      'bottom',
      viewport - box.bottom,
      viewport - (limits.bottom?.top ?? -Infinity) - surroundingOffset(module, 'top'),
    ),
  };
}

/** Returns the edge the module sticks to; undefined while it is in the flow. @param scroll position, in pixels */
export const edgeAt = ({ top, bottom }: ActivationRanges, scroll: number): Edge | undefined =>
  scroll > top.from ? 'top' : -scroll > bottom.from ? 'bottom' : undefined;

/** Returns by how many pixels the limit pushes the module out of the window: 0 or less. @param scroll position, in pixels */
export const marginAt = (ranges: ActivationRanges, edge: Edge, scroll: number): number =>
  Math.min(0, ranges[edge].until + (edge === 'top' ? -scroll : scroll));
