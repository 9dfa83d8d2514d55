/** How content and image of a fullscreen header share its height (docs/reference/fullwidth-headers.md#fullscreen). */

export type Place = 'center' | 'bottom' | null;

export interface ContainerParts {
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
