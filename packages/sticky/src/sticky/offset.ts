/** How far from the edge of the window a module sticks (contract B §5, §8). */
import type { Edge, StickySetting } from './sticky-setting';

/** What covers the edges besides sticky modules, in pixels. */
export interface KnownHeights {
  /** While it is fixed. */
  adminBar: number;
  /** The theme's fixed headers, as high as they are once they have shrunk. */
  secondaryHeader: number;
  primaryHeader: number;
}

/** The admin bar covers every window, the theme's headers only concern modules that keep clear of others. */
export const knownOffset = (edge: Edge, clear: boolean, known: KnownHeights): number =>
  edge === 'bottom' ? 0 : known.adminBar + (clear ? known.secondaryHeader + known.primaryHeader : 0);

type Stuck = { setting: Pick<StickySetting, 'topOffset' | 'bottomOffset'>; heightSticky: number };

/** What sticks between a module and the edge: their offsets and heights. */
export const surroundingOffset = (edge: Edge, before: readonly Stuck[]): number =>
  before.reduce(
    (sum, { setting, heightSticky }) =>
      sum + heightSticky + (edge === 'top' ? setting.topOffset : setting.bottomOffset),
    0,
  );

/** All of it. @param before the modules of its chain */
export function edgeOffset(edge: Edge, setting: StickySetting, before: readonly Stuck[], known: KnownHeights): number {
  const clear = setting.offsetSurrounding;
  const own = edge === 'top' ? setting.topOffset : setting.bottomOffset;
  return own + (clear ? surroundingOffset(edge, before) : 0) + knownOffset(edge, clear, known);
}

/** Above this share of the window, what sticks leaves too little to read (contract B §16). */
const MOST = 0.4;

/** Whether so many pixels of stuck modules leave room for the page. */
export const leavesRoom = (stuck: number, viewport: number): boolean => stuck <= MOST * viewport;
