/** A number counter (docs/reference/counters.md#number-counters): counts up in view; screen readers get the final number at once. */
import { $viewport, type BehaviorProps, useAttr, useClass, useStore } from '@enliven/core';
import type { ReactNode } from 'react';
import { separated, useCount } from '../shared/use-count';
import { useAttributes, useHovered, useInView, useSticky } from '../shared/use-element-state';
import { useText } from '../shared/use-text';
import type { NumberCounterConfig } from './config';

export { config } from './config';

/** Classes: `active` on the root from the moment it is in view. */
export default function NumberCounter({ element, config }: BehaviorProps<NumberCounterConfig>): ReactNode {
  const { percent, text, sign, hovers, goal: goalFor } = config;
  useAttributes(element, 'data-number-value,data-number-separator');
  const width = useStore($viewport, (viewport) => viewport.width);
  const hovered = useHovered(hovers ? element : null);
  const sticky = useSticky(element);
  const seen = useInView(element);
  const goal = goalFor(width, hovered ? 'hover' : sticky ? 'sticky' : 'value');
  const write = useText(text);

  useClass(element, 'active', seen ? true : undefined);
  // The moving copy is presentation; this is what is read.
  useAttr(percent, 'role', goal ? 'img' : undefined);
  useAttr(percent, 'aria-label', goal ? goal.text + sign : undefined);
  useCount(element, seen && goal ? (goal.number ?? 0) : undefined, (value, ended) => {
    if (!goal) return;
    const { number, text: end, prefix, suffix, separator, decimals } = goal;
    write(ended || number === undefined ? end : prefix + separated(value.toFixed(decimals), separator) + suffix);
  });
  return null;
}
