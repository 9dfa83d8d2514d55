/** A currency sign that hangs in front of its price, so that the price itself stands in the middle. */
import { $breakpoint, useStore, useStyle } from '@enliven/core';
import type { ReactNode } from 'react';
import { useMeasured } from '../shared/use-measured';
import { useWidth } from '../shared/use-width';

export function PriceSign({ element }: { element: HTMLElement }): ReactNode {
  const mode = useStore($breakpoint);
  const shown = useWidth(element.parentElement) > 0;
  const width = useMeasured(`${mode} ${shown}`, () => element.offsetWidth);
  useStyle(element, 'margin-left', width ? `${-width}px` : undefined);
  return null;
}
