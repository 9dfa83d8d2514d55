/** Defines `node.player` for other scripts, and fetches the full interface when it is used (docs/reference/players.md#what-scripts-find). */
import { shared, useEvent, useLatest } from '@enliven/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { type Options, requested as wanted } from '../player/options';
import type { Session } from '../player/use-session';
import type { Shell } from '../player/use-shell';
import { featureOf } from '../shared/features';
import { createDeferredPlayer, installGlobals, registerPlayer } from './globals';
import type { PlayerApi } from './player-api';

/** Names by which scripts look for the box, as if it were the medium. */
const NAMES = ['play', 'pause', 'load', 'currentTime', 'duration', 'paused', 'ended', 'muted', 'volume', 'src'];

type Loose = Record<string, unknown>;

/**
 * Whether a script may use the old player's globals: with jQuery, which WordPress' player needs, or with callbacks.
 * Everybody else asks the element.
 */
const expects = ({ given, features }: Options, view: Window | null): boolean =>
  !!view && ('jQuery' in view || !!(given.success || given.error || given.keyActions) || features.some(featureOf));

/** @returns whether the interface is needed */
export function usePlayerApi(
  known: { id: string; node: HTMLMediaElement; isVideo: boolean; options: Options },
  shell: Shell,
  session: Session,
  player: PlayerApi | undefined,
): boolean {
  const { node: media, options } = known;
  const view = media.ownerDocument.defaultView;
  const [requested, setRequested] = useState(() => wanted.has(media));
  if (!requested && expects(options, view)) setRequested(true);
  // Scripts that load later may use the interface.
  const [, setLoaded] = useState(false);
  useEvent(view, 'load', () => setLoaded(true));
  const latest = useLatest(session);
  const [initial] = useState(known);
  const real = useRef<Loose>(undefined);
  const flush = useRef(() => {});

  useLayoutEffect(() => {
    const ask = () => setRequested(true);
    const { wrapper, container, layers, controls } = shell;
    const medium = () => latest.current.medium as unknown as Loose;
    const first = createDeferredPlayer(
      () => real.current,
      {
        ...initial,
        container,
        layers,
        controls,
        domNode: media,
        media: wrapper,
        play: () => latest.current.play(),
        pause: () => latest.current.pause(),
      },
      medium,
    );
    flush.current = first.flush;
    const before = Object.getOwnPropertyDescriptor(media, 'player');
    const define = (holder: object, name: string, get: () => unknown, set: (value: unknown) => void) =>
      Object.defineProperty(holder, name, { configurable: true, get, set });
    const read = () => {
      ask();
      return real.current ?? first.player;
    };
    const unregister = registerPlayer(initial.id, read);
    define(media, 'player', read, (value) =>
      Object.defineProperty(media, 'player', { configurable: true, writable: true, value }),
    );
    for (const name of NAMES)
      define(
        wrapper,
        name,
        () => {
          ask();
          if (name === 'play' || name === 'pause') return latest.current[name];
          const value = medium()[name];
          return typeof value === 'function' ? value.bind(medium()) : value;
        },
        (value) => {
          medium()[name] = value;
        },
      );
    return () => {
      unregister();
      Reflect.deleteProperty(media, 'player');
      if (before) Object.defineProperty(media, 'player', before);
    };
  }, [media, shell, latest, initial]);

  useGlobals(media.ownerDocument);
  useLayoutEffect(() => {
    real.current = player as Loose | undefined;
    flush.current();
  }, [player]);
  return requested;
}

interface Count {
  players: number;
  remove: (() => void) | undefined;
}

const count = () => shared('media-globals', (): Count => ({ players: 0, remove: undefined }));

/** Old names on the window for as long as any player is on the page. */
function useGlobals(owner: Document): void {
  useLayoutEffect(() => {
    const here = count();
    here.players += 1;
    here.remove ??= installGlobals(owner);
    return () => {
      here.players -= 1;
      if (here.players > 0) return;
      here.remove?.();
      here.remove = undefined;
    };
  }, [owner]);
}
