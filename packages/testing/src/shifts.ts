/** What has shifted, as browsers measure it. */

import { onTestFinished } from 'vitest';
import { nextFrames } from './moments';

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Collects what shifts from now on: how much, and what. */
export function watchShifts(): () => Promise<string[]> {
  const shifts: Shift[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
  observer.observe({ type: 'layout-shift' });
  onTestFinished(() => observer.disconnect());
  return async () => {
    await nextFrames(3);
    shifts.push(...(observer.takeRecords() as Shift[]));
    return shifts.map(({ value, sources }) => `${value}: ${sources.map(({ node }) => (node as Element)?.className)}`);
  };
}
