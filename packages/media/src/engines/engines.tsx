/** Chooses and starts the engine for sources that the browser cannot play. Loads for such sources. */
import { report, withTimeout } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Options } from '../player/options';
import type { PlayerEvent } from '../player/player-machine';
import { NETWORK_ERROR, NO_RENDERER, reportSources, type Source } from '../player/sources';
import { type Medium, playQuietly } from '../shared/medium';
import { abilitiesOf, chooseRenderer, type Engine, guessType, startEngine } from './engine';

/** Renderer of sources, and its controls. */
export interface Found {
  /** Given sources. */
  of: readonly Source[];
  /** Sources with guessed types. */
  sources: readonly Source[];
  /** Empty if no renderer can play them. */
  renderer: string;
  /** Index of the played source. */
  at: number;
  /** Medium that replaces the element, if any. */
  medium: Medium | undefined;
  play(): void;
  retry(): void;
}

export interface EnginesProps {
  media: HTMLMediaElement;
  wrapper: HTMLElement;
  options: Options;
  sources: readonly Source[];
  send(event: PlayerEvent): void;
  /** Forwards an event of an engine. */
  dispatch(type: string, data: unknown): void;
  /** Must be a stable function. */
  onFound(found: Found): void;
}

const begins = (media: HTMLMediaElement): boolean =>
  media.autoplay || (media.hasAttribute('preload') && media.preload !== 'none');

export default function Engines({
  media,
  wrapper,
  options,
  sources: of,
  send,
  dispatch,
  onFound,
}: EnginesProps): ReactNode {
  const sources = useMemo(
    () => of.map(({ src, type }) => ({ src, type: type || guessType(src.replace(/[?&]_=\d+/, '')) })),
    [of],
  );
  const choice = useMemo(() => chooseRenderer(sources, abilitiesOf(media, options)), [media, options, sources]);
  const [engine, setEngine] = useState<Engine>();
  const running = useRef<Engine>(undefined);
  const current = useRef(0);

  const fail = (message: string, links: readonly Source[] = sources) => send({ type: 'fail', message, links });
  /** Fails and reports the sources; engines call it as well. */
  const giveUp = (message: string, links: readonly Source[] = sources) => {
    fail(message, links);
    reportSources(media, message, links);
  };

  function stop(): void {
    current.current += 1;
    running.current?.stop();
    running.current = undefined;
    setEngine(undefined);
  }

  async function start(wanted: boolean): Promise<void> {
    if (!choice || choice.renderer === 'html5') return;
    // Continues at the failure; live streams have no position.
    const from = Number.isFinite(media.duration) ? media.currentTime : 0;
    stop();
    const startId = current.current;
    send({ type: 'start', at: choice.at, wanted });
    const context = { media, wrapper, sources, at: choice.at, from, options, wanted, fail: giveUp, dispatch };
    const starting = startEngine(choice.renderer, context);
    try {
      const started = await withTimeout(starting);
      if (startId !== current.current) return started.stop();
      running.current = started;
      setEngine(started);
      send({ type: 'ready' });
      if (wanted) playQuietly(started.medium ?? media);
    } catch (error) {
      // An engine that loads after the time limit is stopped.
      starting.then(
        (unused) => unused.stop(),
        () => {},
      );
      if (startId !== current.current) return;
      report(error, { package: '@enliven/media', behavior: 'player', element: media });
      fail(NETWORK_ERROR);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the choice changes; all other values stay the same during the mount.
  useLayoutEffect(() => {
    if (!choice) giveUp(NO_RENDERER);
    // Engines of services send no requests before play.
    if (/youtube|vimeo/.test(choice?.renderer ?? '') || begins(media)) void start(false);
    return stop;
  }, [choice]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same.
  useLayoutEffect(() => {
    onFound({
      of,
      sources,
      renderer: choice?.renderer ?? '',
      at: choice?.at ?? 0,
      medium: engine?.medium,
      play() {
        // The engine may run before React has rendered with it.
        if (choice && choice.renderer !== 'html5' && !running.current) void start(true);
        else playQuietly(running.current?.medium ?? media);
      },
      retry: () => (choice ? void start(true) : giveUp(NO_RENDERER)),
    });
  }, [choice, engine, sources]);
  return null;
}
