/** Gives all controls the height of the tallest, and keeps doing so when the window or the fonts change. */
import { useLayoutEffect, useState } from 'react';
import type { TabParts } from './config';

/** What the control adds around its link, in pixels, when its `height` counts padding and border in. */
function surplus(control: HTMLElement): number {
  const style = getComputedStyle(control);
  if (style.boxSizing !== 'border-box') return 0;
  return [style.paddingTop, style.paddingBottom, style.borderTopWidth, style.borderBottomWidth]
    .map((side) => Number.parseFloat(side) || 0)
    .reduce((sum, side) => sum + side, 0);
}

/** The links are measured, since the controls carry our height already; a control without one keeps its own. */
const naturalHeight = ({ control, link }: TabParts) =>
  link === control ? 0 : link.getBoundingClientRect().height + surplus(control);

/** An inline height; undefined while stacked or before anything has a size. */
export function useControlHeight(tabs: readonly TabParts[], stacked: boolean): string | undefined {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    if (stacked || tabs.length === 0 || typeof ResizeObserver !== 'function') return;
    // Runs after layout and before paint, so reading here costs nothing and the first frame is right.
    const observer = new ResizeObserver(() => setHeight(Math.max(...tabs.map(naturalHeight))));
    for (const { link } of tabs) observer.observe(link);
    return () => observer.disconnect();
  }, [tabs, stacked]);
  return stacked || height === 0 ? undefined : `${height}px`;
}
