/** Defines the globals of players with the first one, and removes them with the last (docs/reference/players.md#what-scripts-find). */

import { createDeferredPlayer } from './deferred-player';
import { names, players } from './registry';

type Loose = Record<string, unknown>;

interface JQueryLike {
  (element: unknown): { data(name: string, value: unknown): void };
  fn?: Loose;
}

type Known = (HTMLElement & { player?: { remove?(): void } }) | null;

const loadRequest = () => import('./api');

const scan = () => (globalThis as { enliven?: { scan?(): void } }).enliven?.scan?.();

/** Defines the globals. @returns the function that removes those that were not replaced */
export function installGlobals(owner: Document): () => void {
  const view = owner.defaultView as unknown as Loose;
  const undo: (() => void)[] = [];
  const add = (holder: Loose, name: string, value: unknown) => {
    if (name in holder) return;
    holder[name] = value;
    undo.push(() => holder[name] === value && Reflect.deleteProperty(holder, name));
  };
  // Called with `new` and without.
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
  // The first access fetches what fills them.
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
  return () => {
    for (const restore of undo.reverse()) restore();
  };
}
