/** Computes the heights of a fullscreen header (docs/reference/fullwidth-headers.md#fullscreen). */

export type Place = 'center' | 'bottom' | null;

interface ContainerParts {
  /** Where the container puts its parts: `center`, or side by side. */
  centered: boolean;
  /** Where the author wants each; null when there is no such part. */
  content: Place;
  image: Place;
  contentHeight: number;
  imageHeight: number;
}

export interface ContainerLayout {
  /** Pixels the header needs at least. */
  minHeight: number;
  /** For the container. */
  className: string | undefined;
  justify: 'flex-end' | undefined;
  /** Pixels at least for the content's place. */
  contentMinHeight: number | undefined;
  /** The content keeps a distance from the lower edge. */
  liftContent: boolean;
  liftImage: boolean;
}

/** Pixels between content and a lower edge. */
export const GAP = 80;

/** @param available what the window has room for */
export function containerLayout(parts: ContainerParts, available: number): ContainerLayout {
  const { centered, content, image, contentHeight, imageHeight } = parts;
  const needed = image === 'bottom' ? contentHeight + GAP : contentHeight;
  const rest = available - imageHeight;
  return {
    minHeight: Math.max(available, needed),
    className: centered && content && image ? `${content}-${image}` : undefined,
    justify: image === 'bottom' || (!centered && !content && image) ? 'flex-end' : undefined,
    contentMinHeight: centered && content === 'center' && image === 'bottom' && rest > 0 ? rest : undefined,
    liftContent: content === 'bottom' && !image,
    liftImage: content === 'bottom' && image === 'center',
  };
}

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
  isInsideBuilderHeader: boolean;
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
  const builderHeader = first && !scene.isInsideBuilderHeader ? scene.builderHeader : 0;
  return adminBar + headerParts(scene, first) + scene.borders + builderHeader;
}
