/** Waiting for the page, never for a guessed time, and what has shifted meanwhile. */
import { onTestFinished, vi } from 'vitest';

/** Lets `count` frames and everything due before them pass. */
export async function nextFrames(count = 2): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
}

/** Resolves once `check` is true; fails with its text after eight seconds, which only a stalled machine needs. */
export function until(check: () => boolean): Promise<void> {
  return vi.waitFor(
    () => {
      if (!check()) throw new Error(`still not so: ${check}`);
    },
    { timeout: 8000, interval: 5 },
  );
}

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
