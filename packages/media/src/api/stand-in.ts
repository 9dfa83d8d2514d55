/** Stands in for a player whose interface is on its way: it tells what it knows, and what it is told to do is done later. */

type Loose = Record<string | symbol, unknown>;

export interface StandIn {
  player: unknown;
  /** The interface is there: what has been asked of it is done now. */
  arrive(): void;
}

/**
 * @param real the player itself, once it is there
 * @param known what can be told, and done, before
 * @param medium whose fields are those of the player
 */
export function standIn(real: () => Loose | undefined, known: Loose, medium?: () => Loose): StandIn {
  const queue: ((player: Loose) => void)[] = [];
  const later = (call: (player: Loose) => void): void => {
    const player = real();
    if (player) call(player);
    else queue.push(call);
  };
  const player = new Proxy(known, {
    get(_, name) {
      const now = real();
      if (now) return now[name];
      // Nobody may take it for a promise.
      if (name === 'then' || typeof name === 'symbol' || name in known) return known[name];
      const plays = medium?.() ?? {};
      if (name in plays && typeof plays[name] !== 'function') return plays[name];
      const field = name.replace(/^get(.)/, (_all, first: string) => first.toLowerCase());
      if (field !== name && field in plays) return () => plays[field];
      return (...args: unknown[]) =>
        later((came) => (came[name] as ((...args: unknown[]) => void) | undefined)?.(...args));
    },
    set(_, name, value) {
      later((came) => {
        came[name] = value;
      });
      return true;
    },
  });
  return {
    player,
    arrive() {
      const came = real();
      if (came) for (const call of queue.splice(0)) call(came);
    },
  };
}
