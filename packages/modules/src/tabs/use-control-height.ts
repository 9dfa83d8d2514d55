/** Common height of the controls of a tab set. */
import { useClaims, watchSize } from '@enliven/core';
import { useLayoutEffect, useMemo, useState } from 'react';
import type { TabParts } from './tab';

/** Height of the controls, and the widths at which it was measured. */
interface Measured {
  height: number;
  widths: string;
}

const UNMEASURED: Measured = { height: 0, widths: '' };

const heightOf = ({ control }: TabParts) => Number.parseFloat(getComputedStyle(control).height) || 0;
const widthsOf = (tabs: readonly TabParts[]) => tabs.map(({ control }) => control.offsetWidth).join();

/** Gives all controls the height of the tallest, except while they are stacked (docs/reference/tabs.md#stacking). */
export function useControlHeight(tabs: readonly TabParts[], stacked: boolean): void {
  const [{ height, widths }, setMeasured] = useState(UNMEASURED);
  useLayoutEffect(() => {
    if (stacked) return;
    const elements = tabs.flatMap(({ control, link }) => [control, link]);
    if (!height)
      return watchSize(
        elements,
        () => ({ height: Math.max(...tabs.map(heightOf)), widths: widthsOf(tabs) }),
        setMeasured,
      );
    // Controls with our inline height cannot be measured, so a change first removes the height and the next render measures
    // again. The first callback reports the change by our own height and is ignored.
    let hasReported = false;
    return watchSize(
      elements,
      () => {
        const changed = hasReported || widthsOf(tabs) !== widths;
        hasReported = true;
        return changed;
      },
      (changed) => changed && setMeasured(UNMEASURED),
    );
  }, [tabs, stacked, height, widths]);
  const inline = stacked || !height ? undefined : `${height}px`;
  useClaims(useMemo(() => tabs.map(({ control }) => [inline && control, 'style:height', inline]), [tabs, inline]));
}
