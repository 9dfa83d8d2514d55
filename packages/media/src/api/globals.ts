/** The names that other scripts know players by: installed with the first player, gone with the last (contract §10). */
import { asked } from '../player/options';
import { players } from './enrolled';
import { pendingPlayer } from './pending-player';

type Loose = Record<string, unknown>;

interface Runtime {
  scan?(from?: ParentNode): void;
}

type JQueryLike = { fn?: Loose } & ((what: unknown) => { data(name: string, value: unknown): void });

function elementOf(what: unknown, owner: Document): HTMLElement | null {
  if (typeof what === 'string') return owner.getElementById(what.replace(/^#/, ''));
  return (what as Node | null)?.nodeType === 1 ? (what as HTMLElement) : null;
}

/** The player of an element: the one it has, or one that is on its way. */
function playerFor(what: unknown, options: unknown, owner: Document): unknown {
  const element = elementOf(what, owner);
  if (!element) return undefined;
  const known = (element as unknown as Loose).player;
  if (known) return known;
  asked.set(element, options && typeof options === 'object' ? (options as Loose) : (asked.get(element) ?? {}));
  element.classList.add('mejs-player');
  (globalThis as { enliven?: Runtime }).enliven?.scan?.(element);
  return pendingPlayer(element);
}

export function installGlobals(owner: Document): () => void {
  const view = owner.defaultView as unknown as Loose;
  const added: [holder: Loose, name: string, value: unknown][] = [];
  const add = (holder: Loose, name: string, value: unknown) => {
    if (name in holder) return;
    holder[name] = value;
    added.push([holder, name, value]);
  };
  // Called with `new` and without.
  function MediaElementPlayer(what: unknown, options?: unknown): unknown {
    return playerFor(what, options, owner);
  }
  add(view, 'MediaElementPlayer', MediaElementPlayer);
  add(view, 'mejs', {
    version: '4.2.17',
    players: players(),
    MediaElementPlayer,
    MepDefaults: {},
    i18n: {},
    Utils: {},
  });
  const scan = () => (globalThis as { enliven?: Runtime }).enliven?.scan?.();
  add(view, 'wp', {});
  const wp = view.wp as Loose;
  add(wp, 'mediaelement', { initialize: scan });
  add(wp, 'playlist', { initialize: scan });
  const jQuery = view.jQuery as JQueryLike | undefined;
  if (jQuery?.fn)
    add(jQuery.fn, 'mediaelementplayer', function plugin(this: { get(): HTMLElement[] }, options: unknown) {
      for (const element of this.get()) {
        if (options === false) ((element as unknown as Loose).player as { remove?(): void } | undefined)?.remove?.();
        else jQuery(element).data('mediaelementplayer', playerFor(element, options, owner));
      }
      return this;
    });
  return () => {
    for (const [holder, name, value] of added.reverse())
      if (holder[name] === value) Reflect.deleteProperty(holder, name);
  };
}
