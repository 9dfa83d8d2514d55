/** Script that runs in a page and counts its waiting timers, playing media, and events of the runtime. */
import type { Page } from 'playwright';

export interface Pulse {
  /** Timers and intervals that have not ended. */
  timers: number;
  /** Callbacks of timers since the last reading. */
  calls: number;
  /** Starts of media since the last reading. */
  plays: number;
  /** Mounts and unmounts since the last reading. */
  mounts: number;
  /** Trips from the back/forward cache since the last reading. */
  returns: number;
}

type Scope = typeof globalThis & { readPulse(): Pulse };

/** Replaces the timers of the window. Runs before anything else on the page. */
export function watchTimers(): void {
  const pending = new Set<unknown>();
  const seen = { calls: 0, plays: 0, mounts: 0, returns: 0 };
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const original = globalThis[name] as (handler: TimerHandler, delay?: number, ...more: unknown[]) => number;
    const watched = (handler: TimerHandler, delay?: number, ...more: unknown[]): number => {
      const id = original(
        (...args: unknown[]) => {
          if (name === 'setTimeout') pending.delete(id);
          seen.calls++;
          if (typeof handler === 'function') handler(...args);
        },
        delay,
        ...more,
      );
      pending.add(id);
      return id;
    };
    Object.assign(globalThis, { [name]: watched });
  }
  for (const name of ['clearTimeout', 'clearInterval'] as const) {
    const original = globalThis[name] as (id: unknown) => void;
    Object.assign(globalThis, {
      [name]: (id: unknown) => {
        pending.delete(id);
        original(id);
      },
    });
  }
  const count = (name: keyof typeof seen) => () => void seen[name]++;
  addEventListener('play', count('plays'), true);
  document.addEventListener('enliven:mount', count('mounts'));
  document.addEventListener('enliven:unmount', count('mounts'));
  addEventListener('pageshow', ({ persisted }) => persisted && count('returns')());
  (globalThis as Scope).readPulse = () => {
    const pulse = { timers: pending.size, ...seen };
    Object.assign(seen, { calls: 0, plays: 0, mounts: 0, returns: 0 });
    return pulse;
  };
}

export const pulse = (page: Page): Promise<Pulse> => page.evaluate(() => (globalThis as Scope).readPulse());
