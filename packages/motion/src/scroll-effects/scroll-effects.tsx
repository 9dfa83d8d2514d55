/** Scroll effects of a page (contract A): what the theme's lists name moves with the scroll position. */
import { $builder, type BehaviorProps, type Page, useStore } from '@enliven/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { followScroll } from './follow-scroll';
import { readScrollData, type ScrollData } from './read-scroll-data';

export const config = (_element: Element, page: Pick<Page, 'global'>): ScrollData =>
  readScrollData(page.global('et_pb_motion_elements'), page.global('diviElementScrollData'));

/** Nothing is written into the elements but classes: what moves them are animations of the browser's. */
export default function ScrollEffects({ element, config }: BehaviorProps<ScrollData>): ReactNode {
  const builder = useStore($builder, Boolean);
  useLayoutEffect(() => followScroll(element, config, builder), [element, config, builder]);
  return null;
}
