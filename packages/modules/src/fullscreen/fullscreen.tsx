/** Fullwidth header that fills the remaining height of the window (docs/reference/fullwidth-headers.md#fullscreen). */
import {
  $viewport,
  type BehaviorProps,
  chromeHeights,
  closestTo,
  documentOf,
  matches,
  member,
  query,
  useClaims,
  useEvent,
  useStore,
  type WantedClaim,
} from '@enliven/core';
import { type ReactNode, useReducer } from 'react';
import { useMeasured, useWidth } from '../shared/use-element';
import { type Alignment, type ContainerLayout, containerLayout, coveredHeight, GAP } from './layout';

export interface FullscreenConfig {
  container: HTMLElement | null;
  content: HTMLElement | null;
  image: HTMLElement | null;
}

export const config = (element: Element): FullscreenConfig => ({
  container: query<HTMLElement>(element, '.et_pb_fullwidth_header_container'),
  content: query<HTMLElement>(element, '.header-content-container'),
  image: query<HTMLElement>(element, '.header-image-container'),
});

const alignmentOf = (part: Element | null): Alignment =>
  (['center', 'bottom'] as const).find((alignment) => matches(part, `.${alignment}`)) ?? null;
const heightOf = (part: HTMLElement | null): number => (part ? member(part, 'offsetHeight') : 0);

/** Returns the height of the window that the header does not get, in pixels. Reads the layout. */
function measureCoveredHeight(element: Element): number {
  const owner = documentOf(element);
  const { classList } = owner.body;
  const builderHeader = owner.querySelector<HTMLElement>('.et-l--header');
  const chrome = chromeHeights(owner);
  const style = getComputedStyle(element);
  return coveredHeight({
    ...chrome,
    fixed: chrome.fixed ?? chrome.header,
    onLoad: chrome.onLoad ?? chrome.header,
    width: owner.documentElement.clientWidth,
    top: member(element, 'getBoundingClientRect')().top + (owner.defaultView?.scrollY ?? 0),
    builderHeader: heightOf(builderHeader),
    isInsideBuilderHeader: closestTo(element, '.et-l--header') !== null,
    borders: (Number.parseFloat(style.borderTopWidth) || 0) + (Number.parseFloat(style.borderBottomWidth) || 0),
    fixedNav: classList.contains('et_fixed_nav'),
    hideNav: classList.contains('et_hide_nav'),
    verticalNav: classList.contains('et_vertical_nav'),
  });
}

/** Fullscreen header. Updates with the window, the sizes inside, and `et-pb-header-height-calculated` on the document. */
export default function Fullscreen({ element, config }: BehaviorProps<FullscreenConfig>): ReactNode {
  const { container, content, image } = config;
  const viewport = useStore($viewport);
  const [revision, remeasure] = useReducer((count: number) => count + 1, 0);
  const shown = useWidth(element) > 0;
  useEvent(documentOf(element), 'et-pb-header-height-calculated', remeasure);
  useEvent(documentOf(element).defaultView, 'load', remeasure);

  const layout = useMeasured<ContainerLayout>(
    `${viewport.width} ${viewport.height} ${revision} ${shown}`,
    () =>
      containerLayout(
        {
          centered: matches(container, '.center'),
          content: alignmentOf(content),
          image: alignmentOf(image),
          contentHeight: heightOf(query<HTMLElement>(content, '.header-content')),
          imageHeight: heightOf(image),
        },
        viewport.height - measureCoveredHeight(element),
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
): WantedClaim[] {
  const wanted: WantedClaim[] = [];
  const add = (target: Element | null, key: WantedClaim[1], value: unknown) => {
    if (target && value !== undefined) wanted.push([target, key, value]);
  };
  const { minHeight, className, justify, contentMinHeight, liftContent, liftImage } = layout;
  for (const target of [element, container]) add(target, 'style:min-height', `${minHeight}px`);
  add(container, 'style:justify-content', justify);
  if (className) add(container, `class:${className}`, true);
  if (contentMinHeight !== undefined) add(content, 'style:min-height', `${contentMinHeight}px`);
  if (liftContent) add(query<HTMLElement>(content, '.header-content'), 'style:margin-bottom', `${GAP}px`);
  if (!liftImage) return wanted;
  add(query<HTMLElement>(image, '.header-image'), 'style:margin-bottom', `${GAP}px`);
  add(image, 'style:align-self', 'flex-end');
  return wanted;
}
