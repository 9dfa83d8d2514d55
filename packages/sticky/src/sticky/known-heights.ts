/** What covers the window besides sticky modules (docs/reference/sticky.md). */
import type { ByEdge, StickySetting } from './sticky-setting';

/** Pixels. */
export interface CoveredHeights {
  /** The admin bar, while it is fixed. */
  adminBar: number;
  /** The theme's fixed headers, as high as they are once they have shrunk. */
  headers: number;
  /** A theme builder's header, for sites that want it to push what sticks below, as Divi 5 does. */
  builderHeader?: number;
}

/**
 * The admin bar covers every window, the theme's headers only concern modules that keep clear of others.
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
