/** Session of a player: controls the medium and its engine, and retries after a failure. */
import { useAttr, useLazy } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Found } from '../engines/engines';
import { lengthOf, type Medium, playQuietly } from '../shared/medium';
import type { Options } from './options';
import { IDLE, type PlayerState, playerMachine } from './player-machine';
import { NETWORK_ERROR, playableAt, type Source, sourcesOf } from './sources';

/** State and actions of a player, for its controls and other scripts. */
export interface Session {
  /** Current medium. */
  medium: Medium;
  state: PlayerState;
  sources: readonly Source[];
  /** Index of the current source. */
  at: number;
  renderer: string;
  play(): void;
  pause(): void;
  /** Seeks. @param seconds clamped to the duration */
  seek(seconds: number): void;
  /** Replaces the sources; the server's return on unmount. */
  setSources(sources: readonly Source[], plays?: boolean): void;
  retry(): void;
  fail(message: string, links?: readonly Source[]): void;
  recover(): void;
}

/** `MediaError.MEDIA_ERR_DECODE`. */
const DECODE = 3;

const loadEngines = () => import('../engines/engines');

/**
 * Creates the session.
 *
 * @param dispatch forwards events of an engine
 * @returns the session, and the element that renders the engine if one is needed
 */
export function useSession(
  media: HTMLMediaElement,
  wrapper: HTMLElement,
  options: Options,
  dispatch: (type: string, data: unknown) => void,
): [Session, ReactNode] {
  const [state, send] = useReducer(playerMachine, IDLE);
  const [sources, setSources] = useState<readonly Source[]>(() => sourcesOf(media));
  const [server] = useState(sources);
  const [found, onFound] = useState<Found>();
  const [missing, setMissing] = useState(false);
  const wantsPlay = useRef(false);
  const plain = useMemo(() => playableAt(sources, media, options.rawOptions), [sources, media, options]);
  const needed = plain < 0 && sources.length > 0;
  const other = needed && found?.of === sources ? found : undefined;
  const renderer = other?.renderer ?? (plain < 0 ? '' : 'html5');
  const at = other?.at ?? Math.max(0, plain);
  const medium = other?.medium ?? media;
  const Engines = useLazy(loadEngines, needed && !missing, () => {
    setMissing(true);
    session.fail(NETWORK_ERROR);
  });

  const session: Session = {
    medium,
    state,
    sources: other?.sources ?? sources,
    at,
    renderer,
    play() {
      if (state.phase === 'failed') session.retry();
      else if (other) other.play();
      // The engine is not chosen yet.
      else if (needed) wantsPlay.current = true;
      else playQuietly(media);
    },
    pause: () => medium.pause(),
    seek(seconds) {
      const end = lengthOf(medium);
      if (end > 0) medium.currentTime = Math.min(Math.max(0, seconds), end);
    },
    setSources(next, plays = false) {
      send({ type: 'recover' });
      setSources(next);
      if (plays) wantsPlay.current = true;
    },
    retry() {
      if (other && renderer !== 'html5') return other.retry();
      send({ type: 'recover' });
      setMissing(false);
      wantsPlay.current = needed && !other;
      if (wantsPlay.current) return;
      // Resumes after a network error; a decoding error would only repeat at the same position.
      const from = media.error?.code === DECODE ? 0 : media.currentTime;
      media.load();
      if (from > 0) media.currentTime = from;
      playQuietly(media);
    },
    fail: (message, links = session.sources) => send({ type: 'fail', message, links }),
    recover: () => send({ type: 'recover' }),
  };

  // Sources that replace the server's: the first that can be played goes straight into the element.
  useAttr(media, 'src', sources !== server && renderer === 'html5' ? sources[at]?.src : undefined);
  useLayoutEffect(() => {
    if (!wantsPlay.current || (needed && !other)) return;
    wantsPlay.current = false;
    session.play();
  });
  return [session, Engines && <Engines {...{ media, wrapper, options, sources, send, dispatch, onFound }} />];
}
