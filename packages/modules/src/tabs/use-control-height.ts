/** Sets the height of the tallest control on all controls, also after the window or fonts change. */
import { watchSize } from '@enliven/core';
import { useLayoutEffect, useState } from 'react';
import type { TabParts } from './config';

/** What the controls need, and the widths they need it at. */
interface Measured {
  height: number;
  widths: string;
}

const NOTHING: Measured = { height: 0, widths: '' };

const heightOf = ({ control }: TabParts) => Number.parseFloat(getComputedStyle(control).height) || 0;
const widthsOf = (tabs: readonly TabParts[]) => tabs.map(({ control }) => control.offsetWidth).join();

/** An inline height; undefined while stacked or not yet measured. */
export function useControlHeight(tabs: readonly TabParts[], stacked: boolean): string | undefined {
  const [{ height, widths }, setMeasured] = useState(NOTHING);
  useLayoutEffect(() => {
    if (stacked) return;
    const elements = tabs.flatMap(({ control, link }) => [control, link]);
    if (!height)
      return watchSize(
        elements,
        () => ({ height: Math.max(...tabs.map(heightOf)), widths: widthsOf(tabs) }),
        setMeasured,
      );
    // Controls that carry our height cannot be measured: when anything changes it is taken back first, and the next round
    // measures their own heights. The first callback reports the change that our height made, and is ignored.
    let known = false;
    return watchSize(
      elements,
      () => {
        const changed = known || widthsOf(tabs) !== widths;
        known = true;
        return changed;
      },
      (changed) => changed && setMeasured(NOTHING),
    );
  }, [tabs, stacked, height, widths]);
  return stacked || !height ? undefined : `${height}px`;
}
