/** Players of the page by id (`mejs.players`), and what stands under the global `mejs`. */
import { shared } from '@enliven/core';

const registry = () => shared('media-players', () => ({ last: -1, players: {} as Record<string, unknown> }));

export const players = (): Record<string, unknown> => registry().players;

/** A number for one player. */
export function nextPlayerId(): string {
  const state = registry();
  state.last += 1;
  return `mep_${state.last}`;
}

/**
 * @param player called with each lookup
 * @returns the function that strikes it off
 */
export function registerPlayer(id: string, player: () => unknown): () => void {
  const state = registry();
  Object.defineProperty(state.players, id, { configurable: true, enumerable: true, get: player });
  return () => {
    delete state.players[id];
  };
}

type Named = Record<string, unknown>;

/** What stands under the global `mejs`: there from the first player on, and filled once another script looks at it. */
interface Names {
  Utils: Named;
  Features: Named;
  i18n: Named;
  MepDefaults: Named;
  /** The defaults as they are filled in; what differs from them was changed by another script. */
  standard: Named;
}

export const names = (): Names =>
  shared('media-names', () => ({ Utils: {}, Features: {}, i18n: {}, MepDefaults: {}, standard: {} }));

/** Options that another script has changed for all players to come. */
export function changedDefaults(): Named {
  const { MepDefaults, standard } = names();
  return Object.fromEntries(Object.entries(MepDefaults).filter(([name, value]) => value !== standard[name]));
}
