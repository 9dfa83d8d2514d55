/** All players of the page by number, as other scripts look them up (`mejs.players`). */
import { shared } from '@enliven/core';

const book = () => shared('media-players', () => ({ last: -1, players: {} as Record<string, unknown> }));

export const players = (): Record<string, unknown> => book().players;

/** A number for one player. */
export function enroll(): string {
  const here = book();
  here.last += 1;
  return `mep_${here.last}`;
}

/**
 * @param player asked for whenever somebody looks it up
 * @returns the function that strikes it off
 */
export function enlist(id: string, player: () => unknown): () => void {
  const here = book();
  Object.defineProperty(here.players, id, { configurable: true, enumerable: true, get: player });
  return () => {
    delete here.players[id];
  };
}
