/** Stands in for a player that is on its way: what it is told to do is done once it is there. */
import { playerCame } from './player-came';
import { standIn } from './stand-in';

export function pendingPlayer(element: Element): unknown {
  let here = false;
  const real = () => (here ? (element as { player?: Record<string, unknown> }).player : undefined);
  const { player, arrive } = standIn(real, { node: element, domNode: element });
  const stop = playerCame.on((other) => {
    if (other !== element) return;
    here = true;
    stop();
    arrive();
  });
  return player;
}
