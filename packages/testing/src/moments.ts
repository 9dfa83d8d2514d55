/** Waiting for conditions of the page instead of fixed times, and layout shifts. */
import { onTestFinished, vi } from 'vitest';

/** Waits for `count` frames and the tasks before them. */
export async function nextFrames(count = 2): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
}

/** How long tests wait for code that a busy machine loads late: an option of `vi.waitFor`, which gives up after 1 s without it. */
export const PATIENCE = { timeout: 8000 };

/** Resolves once `check` returns true; rejects with its source after eight seconds. */
export function until(check: () => boolean): Promise<void> {
  return vi.waitFor(
    () => {
      if (!check()) throw new Error(`timed out waiting for: ${check}`);
    },
    { ...PATIENCE, interval: 5 },
  );
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Records layout shifts. @returns a function that resolves with the value and the elements of each */
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
