/** Listeners that end together. */
import type { Release } from '@enliven/core';

export interface Listeners {
  /** @param types separated by spaces */
  on<E extends Event>(target: EventTarget, types: string, handler: (event: E) => void): void;
  end: Release;
}

/** @param capture whether they hear an event before those it is meant for, who may stop it @default false */
export function listeners(capture = false): Listeners {
  const undo: Release[] = [];
  return {
    on(target, types, handler) {
      for (const type of types.split(' ')) {
        target.addEventListener(type, handler as (event: Event) => void, { capture, passive: true });
        undo.push(() => target.removeEventListener(type, handler as (event: Event) => void, capture));
      }
    },
    end() {
      for (const off of undo.splice(0)) off();
    },
  };
}
