/** One medium with whatever plays it: chosen, started, told what to do, and tried again when it has failed. */
import { report, useAttr } from '@enliven/core';
import { useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Engine } from '../engines/engine';
import { NETWORK_ERROR, NO_RENDERER } from '../engines/messages';
import { startEngine } from '../engines/start-engine';
import { lengthOf, type Medium, playQuietly } from '../shared/medium';
import { abilitiesOf } from './abilities';
import { chooseRenderer, type Source } from './choose-renderer';
import { sourcesOf } from './config';
import type { Options } from './options';
import { IDLE, type PlayerState, playerMachine } from './player-machine';
import { useFailures } from './use-failures';

/** What can be done with a player, by its own controls and by other scripts. */
export interface Session {
  /** What plays. */
  medium: Medium;
  state: PlayerState;
  sources: readonly Source[];
  renderer: string;
  play(): void;
  pause(): void;
  /** @param seconds anywhere; stays within what there is */
  seek(seconds: number): void;
  /** Other sources instead; the server's come back when the player goes. */
  setSources(sources: readonly Source[], plays?: boolean): void;
  retry(): void;
  fail(message: string, links?: readonly Source[]): void;
  recover(): void;
}

const begins = (media: HTMLMediaElement): boolean =>
  media.autoplay || (media.hasAttribute('preload') && media.preload !== 'none');

/** @param tell passes on what an engine says */
export function useSession(
  media: HTMLMediaElement,
  wrapper: HTMLElement,
  options: Options,
  tell: (type: string, data: unknown) => void,
): Session {
  const [state, send] = useReducer(playerMachine, IDLE);
  const [sources, setSources] = useState<readonly Source[]>(() => sourcesOf(media));
  const [engine, setEngine] = useState<Engine>();
  const running = useRef<Engine>(undefined);
  const current = useRef(0);
  const wantsPlay = useRef(false);
  const choice = useMemo(() => chooseRenderer(sources, abilitiesOf(media, options)), [media, options, sources]);
  const renderer = choice?.renderer ?? '';
  const medium = engine?.medium ?? media;

  const fail = (message: string, links: readonly Source[] = sources) => send({ type: 'fail', message, links });

  function stop(): void {
    current.current += 1;
    running.current?.stop();
    running.current = undefined;
    setEngine(undefined);
  }

  async function start(wanted: boolean): Promise<void> {
    if (!choice || choice.renderer === 'html5') return;
    stop();
    const mine = current.current;
    send({ type: 'start', at: choice.at, wanted });
    try {
      const context = { media, wrapper, sources, at: choice.at, options, wanted, fail, tell };
      const started = await startEngine(choice.renderer, context);
      if (mine !== current.current) return started.stop();
      running.current = started;
      setEngine(started);
      send({ type: 'ready' });
      if (wanted) playQuietly(started.medium ?? media);
    } catch (error) {
      if (mine !== current.current) return;
      report(error, { package: '@enliven/media', behavior: 'player', element: media });
      fail(NETWORK_ERROR);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen decides; the rest is as old as the mount.
  useLayoutEffect(() => {
    if (!choice && sources.length > 0) fail(NO_RENDERER);
    // Engines of services ask for nothing by themselves.
    if (/youtube|vimeo/.test(choice?.renderer ?? '') || begins(media)) void start(false);
    return stop;
  }, [choice]);

  const session: Session = {
    medium,
    state,
    sources,
    renderer,
    play() {
      if (state.phase === 'failed') return session.retry();
      if (renderer !== 'html5' && choice && !running.current) void start(true);
      // It may be there already, and not be rendered with yet.
      else playQuietly(running.current?.medium ?? media);
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
      if (!choice) return fail(NO_RENDERER);
      if (renderer !== 'html5') return void start(true);
      send({ type: 'recover' });
      media.load();
      playQuietly(media);
    },
    fail,
    recover: () => send({ type: 'recover' }),
  };

  // Sources that replace the server's: the first that can be played goes straight into the element.
  const [server] = useState(sources);
  const at = choice?.at ?? 0;
  useAttr(media, 'src', sources !== server && renderer === 'html5' ? sources[at]?.src : undefined);
  useLayoutEffect(() => {
    if (!wantsPlay.current) return;
    wantsPlay.current = false;
    session.play();
  });
  useFailures(media, renderer === 'html5', (message, isFormat) => {
    const rest = sources.slice(at + 1);
    // The browser itself tries the next only where the element has no address of its own.
    if (isFormat && rest.length > 0 && media.hasAttribute('src')) session.setSources(rest, true);
    else fail(message);
  });
  return session;
}
