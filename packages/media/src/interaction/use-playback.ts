/** Playback hooks: one player at a time, waiting for data, and the end. */
import { channel, useAttr, useEvent, useLatest } from '@enliven/core';
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { FailureSign } from '../layers/error-details';
import type { Options } from '../player/options';
import { type Medium, playQuietly } from '../shared/medium';

export interface Timer {
  /** Restarts the timer. @param delay milliseconds from now; null stops it */
  set(delay: number | null): void;
}

/** Timer that restarts without a render. */
export function useTimer(callback: () => void): Timer {
  const latest = useLatest(callback);
  const [timer] = useState(() => {
    let running: ReturnType<typeof setTimeout> | undefined;
    return {
      set(delay: number | null) {
        clearTimeout(running);
        if (delay !== null) running = setTimeout(() => latest.current(), delay);
      },
    };
  });
  useLayoutEffect(() => () => timer.set(null), [timer]);
  return timer;
}

/** Emitted when a medium starts, so that others pause; the content modules listen as well. */
const playbackStarted = channel<Element>('media-began');

/** Rewinds at the end. @param onEnd called with whether the medium has ended and not played since; must be stable */
export function useRewind(
  media: HTMLMediaElement,
  medium: Medium,
  { loop, rewinds }: { loop: boolean; rewinds: boolean },
  onEnd: (hasEnded: boolean) => void,
): void {
  const loops = loop || media.loop;
  useAttr(media, 'loop', loop && !media.loop ? '' : undefined);
  const end = () => {
    if (rewinds || loops) medium.currentTime = 0;
    if (loops) return playQuietly(medium);
    // A medium that seeks back from its end may keep playing. One that stays there has stopped by itself, and may already play
    // the next track of a playlist.
    if (rewinds) medium.pause();
    onEnd(rewinds || medium.ended);
  };
  useEvent(medium, 'ended', end);
  useEvent(medium, 'play', () => onEnd(false));
  useEvent(medium, 'emptied', () => onEnd(false));
  // Short audio may have ended before the listener was added.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each medium.
  useLayoutEffect(() => {
    if (medium.ended) end();
  }, [medium]);
}

/** Pauses other players, unless the site disables this. */
export function useOneAtATime(
  media: HTMLMediaElement,
  medium: Medium,
  pausesOthers: boolean,
  { rawOptions }: Options,
): void {
  // Not `play`, which broken media dispatch as well.
  useEvent(medium, 'playing', () => pausesOthers && playbackStarted.emit(media));
  const stays = rawOptions.ignorePauseOtherPlayersOption === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each medium, which may play already.
  useLayoutEffect(() => {
    const stop = playbackStarted.on((other) => other !== media && !stays && !medium.paused && medium.pause());
    if (pausesOthers && !medium.paused && medium.readyState > 0) playbackStarted.emit(media);
    return stop;
  }, [media, medium]);
}

/** Returns the number of text tracks, including those of a stream. */
export function useTrackCount(media: HTMLMediaElement): number {
  const subscribe = useMemo(
    () => (changed: () => void) => {
      const tracks = media.textTracks as TextTrackList | undefined;
      for (const type of ['addtrack', 'removetrack']) tracks?.addEventListener?.(type, changed);
      return () => {
        for (const type of ['addtrack', 'removetrack']) tracks?.removeEventListener?.(type, changed);
      };
    },
    [media],
  );
  const read = () => Math.max(media.textTracks?.length ?? 0, media.querySelectorAll('track').length);
  return useSyncExternalStore(subscribe, read, read);
}

/** Whether the medium waits for data after an event, by its type. */
const WAITS: Readonly<Record<string, boolean>> = {
  waiting: true,
  playing: false,
  canplay: false,
  seeked: false,
  pause: false,
  error: false,
  emptied: false,
};

/** `HTMLMediaElement.NETWORK_NO_SOURCE`. */
const NO_SOURCE = 3;
/** Milliseconds between checks of a stalled medium, since browsers do not dispatch events for all stalls. */
const CHECK_INTERVAL = 250;
/** Milliseconds without data after which playback counts as failed; it resumes if data arrives later. */
const STALL_TIMEOUT = 30_000;
/** `HTMLMediaElement.HAVE_FUTURE_DATA`. */
const CAN_GO_ON = 3;
const SIGNS = ['play', 'waiting', 'progress', 'loadedmetadata'];

/**
 * Detects whether playback waits for data, and whether it has failed.
 *
 * @param onWaiting called when waiting changes; must be stable
 * @param onFailureSign called if no data loads; must be stable
 */
export function useWaiting(
  media: HTMLMediaElement,
  medium: Medium,
  onWaiting: (waiting: boolean) => void,
  onFailureSign: (failureSign: FailureSign) => void,
): void {
  useLayoutEffect(() => {
    const note = ({ type }: Event) => onWaiting(WAITS[type] === true);
    for (const type of Object.keys(WAITS)) medium.addEventListener(type, note);
    if (!medium.paused && medium.readyState < 3) onWaiting(true);
    return () => {
      for (const type of Object.keys(WAITS)) medium.removeEventListener(type, note);
    };
  }, [medium, onWaiting]);
  const timer = useTimer(() => {
    if (media.readyState > 0 || media.paused) return;
    if (media.networkState === NO_SOURCE) onFailureSign({});
    else timer.set(CHECK_INTERVAL);
  });
  useEvent(media, 'waiting', () => timer.set(CHECK_INTERVAL));
  const stallTimer = useTimer(() => {
    if (!media.paused && media.readyState < CAN_GO_ON) onFailureSign({ stalled: true });
  });
  useLayoutEffect(() => {
    const wait = () => stallTimer.set(STALL_TIMEOUT);
    for (const type of SIGNS) media.addEventListener(type, wait);
    // The medium may already wait.
    wait();
    timer.set(CHECK_INTERVAL);
    return () => {
      for (const type of SIGNS) media.removeEventListener(type, wait);
    };
  }, [media, timer, stallTimer]);
}
