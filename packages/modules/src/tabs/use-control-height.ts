/** Gives all controls the height of the tallest, and keeps doing so when the window or the fonts change. */
import { watchSize } from '@enliven/core';
import { useLayoutEffect, useState } from 'react';
import type { TabParts } from './config';

const heightOf = ({ control }: TabParts) => Number.parseFloat(getComputedStyle(control).height) || 0;

/** An inline height; undefined while stacked or not yet measured. */
export function useControlHeight(tabs: readonly TabParts[], stacked: boolean): string | undefined {
  const [height, setHeight] = useState(0);
  const measured = height > 0;
  useLayoutEffect(() => {
    if (stacked) return;
    const elements = tabs.flatMap(({ control, link }) => [control, link]);
    if (!measured) return watchSize(elements, () => Math.max(...tabs.map(heightOf)), setHeight);
    // Controls that carry our height cannot be measured: when anything changes it is taken back first, and the next round
    // measures what they are by themselves.
    let known = false;
    return watchSize(
      elements,
      () => {
        const changed = known;
        known = true;
        return changed;
      },
      (changed) => changed && setHeight(0),
    );
  }, [tabs, stacked, measured]);
  return stacked || !measured ? undefined : `${height}px`;
}
