/** How much of the window's height a fullscreen header does not get (docs/reference/fullwidth-headers.md#fullscreen). */

export interface Surroundings {
  /** Window width without the scroll bar. */
  width: number;
  /** Pixels from the document's top. */
  top: number;
  adminBar: number;
  topHeader: number;
  header: number;
  /** The main header's height while fixed, and when the page loaded. */
  fixed: number;
  onLoad: number;
  /** Height of a theme builder header. */
  builderHeader: number;
  /** It stands in that header itself. */
  inBuilderHeader: boolean;
  /** Its own top and bottom borders. */
  borders: number;
  /** From the body's classes. */
  fixedNav: boolean;
  hideNav: boolean;
  verticalNav: boolean;
}

const DESKTOP_ABOVE = 980;
const ADMIN_BAR_FROM = 782;

/** Nothing but headers is above it. */
function isFirst({ top, adminBar, topHeader, header, builderHeader }: Surroundings): boolean {
  return top <= adminBar + topHeader + header + builderHeader;
}

function headerParts(scene: Surroundings, first: boolean): number {
  const { width, topHeader, header, fixed, onLoad, fixedNav, hideNav, verticalNav } = scene;
  if (width <= DESKTOP_ABOVE) return first ? header : 0;
  if (hideNav) return first ? 0 : topHeader + fixed;
  if (verticalNav) return first ? topHeader : 0;
  if (fixedNav) return topHeader + (first ? onLoad : fixed);
  return first ? topHeader + header : 0;
}

/** Pixels. */
export function coveredHeight(scene: Surroundings): number {
  const first = isFirst(scene);
  const adminBar = scene.width >= ADMIN_BAR_FROM || first ? scene.adminBar : 0;
  const builderHeader = first && !scene.inBuilderHeader ? scene.builderHeader : 0;
  return adminBar + headerParts(scene, first) + scene.borders + builderHeader;
}
