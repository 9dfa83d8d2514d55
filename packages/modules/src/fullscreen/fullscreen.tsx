/** A fullwidth header as high as what is left of the window (docs/reference/fullwidth-headers.md#fullscreen). */
import {
  $viewport,
  type BehaviorProps,
  chromeHeights,
  useClaims,
  useEvent,
  useStore,
  type Wanted,
} from '@enliven/core';
import { type ReactNode, useReducer } from 'react';
import { useMeasured, useWidth } from '../shared/use-element';

/** Computes the heights of a fullscreen header (docs/reference/fullwidth-headers.md#fullscreen). */
type Place = 'center' | 'bottom' | null;

interface ContainerParts {
  /** Where the container puts its parts: `center`, or side by side. */
  centered: boolean;
  /** Where the author wants each; null when there is no such part. */
  content: Place;
  image: Place;
  contentHeight: number;
  imageHeight: number;
}

interface ContainerLayout {
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
const GAP = 80;

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

export interface FullscreenConfig {
  container: HTMLElement | null;
  content: HTMLElement | null;
  image: HTMLElement | null;
}

export const config = (element: Element): FullscreenConfig => ({
  container: element.querySelector<HTMLElement>('.et_pb_fullwidth_header_container'),
  content: element.querySelector<HTMLElement>('.header-content-container'),
  image: element.querySelector<HTMLElement>('.header-image-container'),
});

const placeOf = (part: Element | null): Place =>
  (part && (['center', 'bottom'] as const).find((place) => part.classList.contains(place))) || null;
const inner = (part: Element | null, selector: string) => part?.querySelector<HTMLElement>(selector) ?? null;

/** A layout read. */
function covered(element: Element): number {
  const owner = element.ownerDocument;
  const { classList } = owner.body;
  const builderHeader = owner.querySelector<HTMLElement>('.et-l--header');
  const chrome = chromeHeights(owner);
  const style = getComputedStyle(element);
  return coveredHeight({
    ...chrome,
    fixed: chrome.fixed ?? chrome.header,
    onLoad: chrome.onLoad ?? chrome.header,
    width: owner.documentElement.clientWidth,
    top: element.getBoundingClientRect().top + (owner.defaultView?.scrollY ?? 0),
    builderHeader: builderHeader?.offsetHeight ?? 0,
    isInsideBuilderHeader: builderHeader?.contains(element) ?? false,
    borders: (Number.parseFloat(style.borderTopWidth) || 0) + (Number.parseFloat(style.borderBottomWidth) || 0),
    fixedNav: classList.contains('et_fixed_nav'),
    hideNav: classList.contains('et_hide_nav'),
    verticalNav: classList.contains('et_vertical_nav'),
  });
}

/** Follows the window, the boxes inside, and `et-pb-header-height-calculated` on the document. */
export default function Fullscreen({ element, config }: BehaviorProps<FullscreenConfig>): ReactNode {
  const { container, content, image } = config;
  const viewport = useStore($viewport);
  const [headers, remeasure] = useReducer((count: number) => count + 1, 0);
  const shown = useWidth(element) > 0;
  useEvent(element.ownerDocument, 'et-pb-header-height-calculated', remeasure);
  useEvent(element.ownerDocument.defaultView, 'load', remeasure);

  const layout = useMeasured<ContainerLayout>(
    `${viewport.width} ${viewport.height} ${headers} ${shown}`,
    () =>
      containerLayout(
        {
          centered: container?.classList.contains('center') ?? false,
          content: placeOf(content),
          image: placeOf(image),
          contentHeight: inner(content, '.header-content')?.offsetHeight ?? 0,
          imageHeight: image?.offsetHeight ?? 0,
        },
        viewport.height - covered(element),
      ),
    true,
  );

  useClaims(layout ? claimsOf(element, config, layout) : []);
  return null;
}

function claimsOf(
  element: Element,
  { container, content, image }: FullscreenConfig,
  layout: ContainerLayout,
): Wanted[] {
  const wanted: Wanted[] = [];
  const add = (on: Element | null, key: Wanted[1], value: unknown) => {
    if (on && value !== undefined) wanted.push([on, key, value]);
  };
  const { minHeight, className, justify, contentMinHeight, liftContent, liftImage } = layout;
  for (const high of [element, container]) add(high, 'style:min-height', `${minHeight}px`);
  add(container, 'style:justify-content', justify);
  if (className) add(container, `class:${className}`, true);
  if (contentMinHeight !== undefined) add(content, 'style:min-height', `${contentMinHeight}px`);
  if (liftContent) add(inner(content, '.header-content'), 'style:margin-bottom', `${GAP}px`);
  if (!liftImage) return wanted;
  add(inner(image, '.header-image'), 'style:margin-bottom', `${GAP}px`);
  add(image, 'style:align-self', 'flex-end');
  return wanted;
}
