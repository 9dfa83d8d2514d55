/** Stands for a player whose interface is loading: answers known fields and queues calls. */

type Loose = Record<string | symbol, unknown>;

interface DeferredPlayer {
  player: unknown;
  /** The interface is there: what has been asked of it is done now. */
  flush(): void;
}

/**
 * @param real the player itself, once it is there
 * @param known fields and methods that work before
 * @param medium whose fields are those of the player
 */
export function createDeferredPlayer(
  real: () => Loose | undefined,
  known: Loose,
  medium?: () => Loose,
): DeferredPlayer {
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
      // Not `then`: the object must not be taken for a promise.
      if (name === 'then' || typeof name === 'symbol' || name in known) return known[name];
      const plays = medium?.() ?? {};
      if (name in plays && typeof plays[name] !== 'function') return plays[name];
      const field = name.replace(/^get(.)/, (_all, first: string) => first.toLowerCase());
      if (field !== name && field in plays) return () => plays[field];
      return (...args: unknown[]) =>
        later((loaded) => (loaded[name] as ((...args: unknown[]) => void) | undefined)?.(...args));
    },
    set(_, name, value) {
      later((loaded) => {
        loaded[name] = value;
      });
      return true;
    },
  });
  return {
    player,
    flush() {
      const loaded = real();
      if (loaded) for (const call of queue.splice(0)) call(loaded);
    },
  };
}
