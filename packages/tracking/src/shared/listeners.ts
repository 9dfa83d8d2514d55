/** Listeners that end together. */
import type { Release } from '@enliven/core';

export interface Listeners {
  /** @param types separated by spaces */
  on<E extends Event>(target: EventTarget, types: string, handler: (event: E) => void): void;
  /** More may come after that. */
  end: Release;
}

/** @param capture whether they hear an event before those it is meant for, who may stop it @default false */
export function listeners(capture = false): Listeners {
  let stop: AbortController | undefined;
  return {
    on(target, types, handler) {
      stop ??= new AbortController();
      const options = { capture, passive: true, signal: stop.signal };
      for (const type of types.split(' ')) target.addEventListener(type, handler as (event: Event) => void, options);
    },
    end() {
      stop?.abort();
      stop = undefined;
    },
  };
}
