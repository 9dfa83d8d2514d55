/** All players of the page by number, as other scripts look them up (`mejs.players`). */
import { shared } from '@enliven/core';

const book = () => shared('media-players', () => ({ last: -1, players: {} as Record<string, unknown> }));

export const players = (): Record<string, unknown> => book().players;

/** A number for one player, and how it gets into the list and out of it. */
export function enroll(): { id: string; join(player: unknown): void; leave(): void } {
  const here = book();
  here.last += 1;
  const id = `mep_${here.last}`;
  return {
    id,
    join(player) {
      here.players[id] = player;
    },
    leave() {
      delete here.players[id];
    },
  };
}
