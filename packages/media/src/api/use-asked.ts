/** Gives other scripts `node.player`, and says when they need the whole of it (docs/reference/players.md#what-scripts-find). */
import { useEvent, useLatest } from '@enliven/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { type Options, asked as wanted } from '../player/options';
import type { Shell } from '../player/shell';
import type { Session } from '../player/use-session';
import { featureOf } from '../shared/features';
import { enlist } from './enrolled';
import type { PlayerApi } from './player-api';
import { standIn } from './stand-in';
import { useGlobals } from './use-globals';

/** Names by which scripts look for the box, as if it were the medium. */
const NAMES = ['play', 'pause', 'load', 'currentTime', 'duration', 'paused', 'ended', 'muted', 'volume', 'src'];

type Loose = Record<string, unknown>;

/**
 * Whoever knows the old player by its globals has jQuery, which WordPress' own player needs; and some are called back.
 * Everybody else asks the element.
 */
const expects = ({ given, features }: Options, view: Window | null): boolean =>
  !!view && ('jQuery' in view || !!(given.success || given.error || given.keyActions) || features.some(featureOf));

/** @returns whether the interface is needed */
export function useAsked(
  known: { id: string; node: HTMLMediaElement; isVideo: boolean; options: Options },
  shell: Shell,
  session: Session,
  player: PlayerApi | undefined,
): boolean {
  const { node: media, options } = known;
  const view = media.ownerDocument.defaultView;
  const [asked, setAsked] = useState(() => wanted.has(media));
  if (!asked && expects(options, view)) setAsked(true);
  // By then somebody else may be there who expects it.
  const [, setLoaded] = useState(false);
  useEvent(view, 'load', () => setLoaded(true));
  const latest = useLatest(session);
  const [told] = useState(known);
  const real = useRef<Loose>(undefined);
  const arrive = useRef(() => {});

  useLayoutEffect(() => {
    const ask = () => setAsked(true);
    const { wrapper, container, layers, controls } = shell;
    const medium = () => latest.current.medium as unknown as Loose;
    const first = standIn(
      () => real.current,
      {
        ...told,
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
    arrive.current = first.arrive;
    const before = Object.getOwnPropertyDescriptor(media, 'player');
    const give = (holder: object, name: string, get: () => unknown, set: (value: unknown) => void) =>
      Object.defineProperty(holder, name, { configurable: true, get, set });
    const look = () => {
      ask();
      return real.current ?? first.player;
    };
    const leave = enlist(told.id, look);
    give(media, 'player', look, (value) =>
      Object.defineProperty(media, 'player', { configurable: true, writable: true, value }),
    );
    for (const name of NAMES)
      give(
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
      leave();
      Reflect.deleteProperty(media, 'player');
      if (before) Object.defineProperty(media, 'player', before);
    };
  }, [media, shell, latest, told]);

  useGlobals(media.ownerDocument);
  useLayoutEffect(() => {
    real.current = player as Loose | undefined;
    arrive.current();
  }, [player]);
  return asked;
}
