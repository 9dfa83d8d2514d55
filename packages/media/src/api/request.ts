/** Makes a player for an element that another script wants one for (docs/reference/players.md#what-scripts-find). */
import { admitScripts } from '../engines/script-path';
import { asked } from '../player/options';
import { playerCame } from './player-came';

/** @param onCome called once it is there */
export function requestPlayer(element: HTMLElement, options: unknown, onCome: () => void): void {
  // It came in the meantime.
  if ('player' in element) {
    onCome();
    return;
  }
  const stop = playerCame.on((other) => {
    if (other !== element) return;
    stop();
    onCome();
  });
  const given = options && typeof options === 'object' ? (options as Record<string, unknown>) : asked.get(element);
  asked.set(element, given ?? {});
  admitScripts(given ?? {});
  element.classList.add('mejs-player');
  (globalThis as { enliven?: { scan?(from: ParentNode): void } }).enliven?.scan?.(element);
}
