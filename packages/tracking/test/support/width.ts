/** The width of the window in a DOM without layout. */
import { onTestFinished, vi } from 'vitest';

/** Resizes the window. With `rest` it waits until multi-view has applied the width. */
export async function setWidth(width: number, rest = true): Promise<void> {
  Object.defineProperty(document.documentElement, 'clientWidth', { value: width, configurable: true });
  window.dispatchEvent(new Event('resize'));
  if (!rest) return;
  await new Promise((resolve) => setTimeout(resolve, 230));
  // Multi-view applies changes in slices.
  for (let slice = 0; slice < 20; slice++) await new Promise((resolve) => setTimeout(resolve));
}

/** Sets the width of the window before a runtime starts, until the end of the test. */
export function atWidth(width: number): void {
  Object.defineProperty(document.documentElement, 'clientWidth', { value: width, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(document.documentElement, 'clientWidth');
    window.dispatchEvent(new Event('resize'));
    vi.useRealTimers();
  });
}
