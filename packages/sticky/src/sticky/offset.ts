/** How far from the edge of the window a module sticks (docs/reference/sticky.md#when-it-sticks, docs/reference/sticky.md#what-covers-the-window). */
import type { ByEdge, Edge, StickySetting } from './sticky-setting';

export interface StackedOffsets {
  setting: Pick<StickySetting, 'offset'>;
  /** What sticks between it and the edge. */
  chains: ByEdge<readonly (Pick<StackedOffsets, 'setting'> & { height: number })[]>;
  /** What else covers that edge for it. */
  coveredHeights?: ByEdge<number> | undefined;
}

/** The part of other sticky modules: their offsets and heights. */
export const surroundingOffset = ({ chains }: Pick<StackedOffsets, 'chains'>, edge: Edge): number =>
  chains[edge].reduce((sum, { setting, height }) => sum + height + setting.offset[edge], 0);

/** All of it. */
export const edgeOffset = (module: StackedOffsets, edge: Edge): number =>
  module.setting.offset[edge] + surroundingOffset(module, edge) + (module.coveredHeights?.[edge] ?? 0);
