/** Waiting for the page, never for a guessed time. */
import { vi } from 'vitest';

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
