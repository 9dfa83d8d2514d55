/** How far from the edge of the window a module sticks (contract B §5, §8). */
import type { Edge, StickySetting } from './sticky-setting';

/** What covers the top besides sticky modules, in pixels. */
export interface KnownHeights {
  /** While it is fixed. */
  adminBar: number;
  /** The theme's fixed headers, as high as they are once they have shrunk. */
  headers: number;
}

type Stuck = { setting: Pick<StickySetting, 'offset'>; height: number };

/** What sticks between a module and the edge: their offsets and heights. */
export const surroundingOffset = (edge: Edge, before: readonly Stuck[]): number =>
  before.reduce((sum, { setting, height }) => sum + height + setting.offset[edge], 0);

/**
 * All of it. The admin bar covers every window, the theme's headers only concern modules that keep clear of others.
 *
 * @param before the modules of its chain
 */
export function edgeOffset(
  edge: Edge,
  { offset, offsetSurrounding }: StickySetting,
  before: readonly Stuck[],
  { adminBar, headers }: KnownHeights,
): number {
  const known = edge === 'top' ? adminBar + (offsetSurrounding ? headers : 0) : 0;
  return offset[edge] + surroundingOffset(edge, before) + known;
}
