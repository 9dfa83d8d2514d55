/** Creates a player for an element when another script asks for it (docs/reference/players.md#what-scripts-find). */

import { channel } from '@enliven/core';
import { admitScripts } from '../engines/load-script';
import { requested } from '../player/options';

/** @param onMounted called once it is there */
export function requestPlayer(element: HTMLElement, options: unknown, onMounted: () => void): void {
  // It came in the meantime.
  if ('player' in element) {
    onMounted();
    return;
  }
  const stop = playerMounted.on((other) => {
    if (other !== element) return;
    stop();
    onMounted();
  });
  const given = options && typeof options === 'object' ? (options as Record<string, unknown>) : requested.get(element);
  requested.set(element, given ?? {});
  admitScripts(given ?? {});
  element.classList.add('mejs-player');
  (globalThis as { enliven?: { scan?(from: ParentNode): void } }).enliven?.scan?.(element);
}

/** Emitted when a player was mounted for an element. */
export const playerMounted = channel<Element>('media-player');
