/** Layout of a fullscreen header (docs/reference/fullwidth-headers.md#fullscreen). */

export type Alignment = 'center' | 'bottom' | null;

interface ContainerParts {
  /** Whether the container centers its parts; otherwise they are side by side. */
  centered: boolean;
  /** Alignment that the author chose; null if there is no such part. */
  content: Alignment;
  image: Alignment;
  contentHeight: number;
  imageHeight: number;
}

export interface ContainerLayout {
  /** Minimum height of the header in pixels. */
  minHeight: number;
  /** Class of the container. */
  className: string | undefined;
  justify: 'flex-end' | undefined;
  /** Minimum height of the content's container in pixels. */
  contentMinHeight: number | undefined;
  /** Whether the content keeps a gap to the lower edge. */
  liftContent: boolean;
  liftImage: boolean;
}

/** Pixels between content and a lower edge. */
export const GAP = 80;

/** Computes the layout of the header. @param available height in pixels */
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

/** Measurements that decide the covered height (docs/reference/fullwidth-headers.md#fullscreen). */
export interface Surroundings {
  /** Window width without the scroll bar. */
  width: number;
  /** Distance from the top of the document in pixels. */
  top: number;
  adminBar: number;
  topHeader: number;
  header: number;
  /** Height of the main header while fixed, and on page load. */
  fixed: number;
  onLoad: number;
  /** Height of a theme builder header. */
  builderHeader: number;
  /** Whether the element is inside that header. */
  isInsideBuilderHeader: boolean;
  /** Height of the element's top and bottom borders. */
  borders: number;
  /** Classes of the body. */
  fixedNav: boolean;
  hideNav: boolean;
  verticalNav: boolean;
}

const DESKTOP_ABOVE = 980;
const ADMIN_BAR_FROM = 782;

/** Returns whether only headers are above the element. */
function isFirst({ top, adminBar, topHeader, header, builderHeader }: Surroundings): boolean {
  return top <= adminBar + topHeader + header + builderHeader;
}

function headerParts(surroundings: Surroundings, first: boolean): number {
  const { width, topHeader, header, fixed, onLoad, fixedNav, hideNav, verticalNav } = surroundings;
  if (width <= DESKTOP_ABOVE) return first ? header : 0;
  if (hideNav) return first ? 0 : topHeader + fixed;
  if (verticalNav) return first ? topHeader : 0;
  if (fixedNav) return topHeader + (first ? onLoad : fixed);
  return first ? topHeader + header : 0;
}

/** Returns the height of the window that a fullscreen header does not get, in pixels. */
export function coveredHeight(surroundings: Surroundings): number {
  const first = isFirst(surroundings);
  const adminBar = surroundings.width >= ADMIN_BAR_FROM || first ? surroundings.adminBar : 0;
  const builderHeader = first && !surroundings.isInsideBuilderHeader ? surroundings.builderHeader : 0;
  return adminBar + headerParts(surroundings, first) + surroundings.borders + builderHeader;
}
