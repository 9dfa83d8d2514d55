/** Registry of players and the globals for other scripts, defined with the first player and removed with the last (docs/reference/players.md#script-interface). */
import { page, type Scope, shared } from '@enliven/core';

const registry = () => shared('media-players', () => ({ last: -1, players: {} as Record<string, unknown> }));

/** Returns the players of the page by id (`mejs.players`). */
const players = (): Record<string, unknown> => registry().players;

/** Returns a unique id for a player. */
export function nextPlayerId(): string {
  const state = registry();
  state.last += 1;
  return `mep_${state.last}`;
}

/**
 * Adds a player to the registry.
 *
 * @param player called on each lookup
 * @returns a function that removes it
 */
export function registerPlayer(id: string, player: () => unknown): () => void {
  const state = registry();
  Object.defineProperty(state.players, id, { configurable: true, enumerable: true, get: player });
  return () => {
    delete state.players[id];
  };
}

type Named = Record<string, unknown>;

/** Namespaces of the global `mejs`, filled when another script reads them. */
interface Names {
  Utils: Named;
  Features: Named;
  i18n: Named;
  MepDefaults: Named;
  /** Initial defaults; other values were changed by another script. */
  standard: Named;
}

export const names = (): Names =>
  shared('media-names', () => ({ Utils: {}, Features: {}, i18n: {}, MepDefaults: {}, standard: {} }));

/** Returns default options that another script has changed for future players. */
export function changedDefaults(): Named {
  const { MepDefaults, standard } = names();
  return Object.fromEntries(Object.entries(MepDefaults).filter(([name, value]) => value !== standard[name]));
}

type Loose = Record<string | symbol, unknown>;

interface DeferredPlayer {
  player: unknown;
  /** Runs the queued calls once the player has loaded. */
  flush(): void;
}

/**
 * Creates a placeholder for a player whose interface is loading: returns known fields and queues calls.
 *
 * @param real returns the player once it has loaded
 * @param known fields and methods that work before that
 * @param medium returns the medium, whose fields the player shares
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
      // Without `then`, so that `await` does not treat the object as a promise.
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

interface JQueryLike {
  (element: unknown): { data(name: string, value: unknown): void };
  fn?: Loose;
}

type Known = (HTMLElement & { player?: { remove?(): void } }) | null;

const loadRequest = () => import('./api');

const scan = () => (page().global('enliven') as { scan?(): void } | undefined)?.scan?.();

/** Defines the globals. Disposing the scope removes those that other scripts have not replaced. */
export function installGlobals(owner: Document, scope: Scope): void {
  const view = owner.defaultView as unknown as Loose;
  const add = (holder: Loose, name: string, value: unknown) => {
    if (name in holder) return;
    holder[name] = value;
    scope.add(() => void (holder[name] === value && Reflect.deleteProperty(holder, name)));
  };
  // Scripts call it with and without `new`.
  function MediaElementPlayer(what: unknown, options?: unknown): unknown {
    const element = (typeof what === 'string' ? owner.getElementById(what.replace(/^#/, '')) : what) as Known;
    if (element?.nodeType !== 1) return undefined;
    if (element.player) return element.player;
    let loaded: Loose | undefined;
    const { player, flush } = createDeferredPlayer(() => loaded, { node: element, domNode: element });
    loadRequest().then(({ requestPlayer }) =>
      requestPlayer(element, options, () => {
        loaded = element.player as Loose;
        flush();
      }),
    );
    return player;
  }
  add(view, 'MediaElementPlayer', MediaElementPlayer);
  const mejs = {
    version: '4.2.17',
    players: players(),
    MediaElementPlayer,
    get mepIndex() {
      return Object.keys(players()).length;
    },
  };
  // The first access loads the code that fills them.
  for (const name of ['Utils', 'Features', 'i18n', 'MepDefaults'] as const)
    Object.defineProperty(mejs, name, {
      enumerable: true,
      get() {
        loadRequest().then(
          ({ fillNames }) => fillNames(owner),
          () => {},
        );
        return names()[name];
      },
    });
  add(view, 'mejs', mejs);
  add(view, 'wp', {});
  for (const name of ['mediaelement', 'playlist']) add(view.wp as Loose, name, { initialize: scan });
  const jQuery = view.jQuery as JQueryLike | undefined;
  if (jQuery?.fn)
    add(jQuery.fn, 'mediaelementplayer', function plugin(this: { get(): NonNullable<Known>[] }, options: unknown) {
      for (const element of this.get())
        if (options === false) element.player?.remove?.();
        else jQuery(element).data('mediaelementplayer', MediaElementPlayer(element, options));
      return this;
    });
}
