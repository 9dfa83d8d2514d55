/** Definition of `node.player`, which loads the full interface when a script uses it (docs/reference/players.md#script-interface). */
import { Scope, shared, useEvent, useLatest } from '@enliven/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { type Options, requested as requestedOptions } from '../player/options';
import type { Session } from '../player/use-session';
import type { Shell } from '../player/use-shell';
import { featureOf } from '../shared/features';
import { createDeferredPlayer, installGlobals, registerPlayer } from './globals';
import type { PlayerApi } from './player-api';

/** Fields of the medium that scripts read from the wrapper. */
const MEDIUM_FIELDS = ['play', 'pause', 'load', 'currentTime', 'duration', 'paused', 'ended', 'muted', 'volume', 'src'];

type Loose = Record<string, unknown>;

/**
 * Returns whether a script may use the globals of WordPress' player: with jQuery, which that player requires, or with callbacks.
 * Other scripts use the element.
 */
const canUseApi = ({ rawOptions, features }: Options, view: Window | null): boolean =>
  !!view &&
  ('jQuery' in view || !!(rawOptions.success || rawOptions.error || rawOptions.keyActions) || features.some(featureOf));

/** Defines the interface. @returns whether a script uses it */
export function usePlayerApi(
  known: { id: string; node: HTMLMediaElement; isVideo: boolean; options: Options },
  shell: Shell,
  session: Session,
  player: PlayerApi | undefined,
): boolean {
  const { node: media, options } = known;
  const view = media.ownerDocument.defaultView;
  const [requested, setRequested] = useState(() => requestedOptions.has(media));
  if (!requested && canUseApi(options, view)) setRequested(true);
  // Scripts that load later may use the interface.
  const [, setLoaded] = useState(false);
  useEvent(view, 'load', () => setLoaded(true));
  const latest = useLatest(session);
  const [initial] = useState(known);
  const real = useRef<Loose>(undefined);
  const flush = useRef(() => {});

  useLayoutEffect(() => {
    const requestApi = () => setRequested(true);
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
    const previousPlayer = Object.getOwnPropertyDescriptor(media, 'player');
    const define = (holder: object, name: string, get: () => unknown, set: (value: unknown) => void) =>
      Object.defineProperty(holder, name, { configurable: true, get, set });
    const read = () => {
      requestApi();
      return real.current ?? first.player;
    };
    const unregister = registerPlayer(initial.id, read);
    define(media, 'player', read, (value) =>
      Object.defineProperty(media, 'player', { configurable: true, writable: true, value }),
    );
    for (const name of MEDIUM_FIELDS)
      define(
        wrapper,
        name,
        () => {
          requestApi();
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
      if (previousPlayer) Object.defineProperty(media, 'player', previousPlayer);
    };
  }, [media, shell, latest, initial]);

  useGlobals(media.ownerDocument);
  useLayoutEffect(() => {
    real.current = player as Loose | undefined;
    flush.current();
  }, [player]);
  return requested;
}

/** Players of the page and the globals that they share. */
interface SharedGlobals {
  players: number;
  /** Scope of the globals, from the first player to the last. */
  scope: Scope | undefined;
}

const sharedGlobals = () => shared('media-globals', (): SharedGlobals => ({ players: 0, scope: undefined }));

/** Defines the globals while any player is on the page. */
function useGlobals(owner: Document): void {
  useLayoutEffect(() => {
    const globals = sharedGlobals();
    globals.players += 1;
    if (!globals.scope) {
      globals.scope = new Scope({ package: '@enliven/media', behavior: 'player' });
      installGlobals(owner, globals.scope);
    }
    return () => {
      globals.players -= 1;
      if (globals.players > 0) return;
      globals.scope?.dispose();
      globals.scope = undefined;
    };
  }, [owner]);
}
