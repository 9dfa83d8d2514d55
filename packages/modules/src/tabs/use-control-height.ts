/** Gives all controls the height of the tallest, and keeps doing so when the window or the fonts change. */
import { useLayoutEffect, useState } from 'react';
import type { TabParts } from './config';

const heightOf = ({ control }: TabParts) => Number.parseFloat(getComputedStyle(control).height) || 0;

/** An inline height; undefined while stacked or not yet measured. */
export function useControlHeight(tabs: readonly TabParts[], stacked: boolean): string | undefined {
  const [height, setHeight] = useState(0);
  const measured = height > 0;
  useLayoutEffect(() => {
    if (stacked || typeof ResizeObserver !== 'function') return;
    let known = !measured;
    // Runs after layout and before paint, so reading here costs nothing. Controls that carry our height cannot be
    // measured: when anything changes it is taken back first, and the next round measures what they are by themselves.
    const observer = new ResizeObserver(() => {
      if (!measured) setHeight(Math.max(...tabs.map(heightOf)));
      else if (known) setHeight(0);
      known = true;
    });
    for (const { control, link } of tabs) for (const element of [control, link]) observer.observe(element);
    return () => observer.disconnect();
  }, [tabs, stacked, measured]);
  return stacked || !measured ? undefined : `${height}px`;
}
