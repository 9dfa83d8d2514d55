/** Stands in for a player that is on its way: what it is told to do is done once it is there. */
import { playerCame } from './player-came';

type Loose = Record<string | symbol, unknown>;

export function pendingPlayer(element: Element): unknown {
  const queue: ((player: Loose) => void)[] = [];
  const real = () => (element as unknown as Loose).player as Loose | undefined;
  const stop = playerCame.on((other) => {
    const player = other === element ? real() : undefined;
    if (!player) return;
    stop();
    for (const call of queue.splice(0)) call(player);
  });
  const later = (call: (player: Loose) => void): void => {
    const player = real();
    if (player) call(player);
    else queue.push(call);
  };
  return new Proxy({} as Loose, {
    get(_, name) {
      const player = real();
      if (player) return player[name];
      if (name === 'node' || name === 'domNode') return element;
      // Nobody may take it for a promise.
      if (name === 'then' || typeof name === 'symbol') return undefined;
      return (...args: unknown[]) =>
        later((now) => (now[name] as ((...args: unknown[]) => void) | undefined)?.(...args));
    },
    set(_, name, value) {
      later((player) => {
        player[name] = value;
      });
      return true;
    },
  });
}
