/** What happens while it plays and at the end: only one plays at a time, and some wait for more, which may never come. */
import { channel, useAttr, useEvent, useLatest } from '@enliven/core';
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { FailureSign } from '../layers/error-details';
import type { Options } from '../player/options';
import { type Medium, playQuietly } from '../shared/medium';

export interface Timer {
  /** @param delay milliseconds from now, whatever it was set to before; null stops it */
  set(delay: number | null): void;
}

/** A timer that is reset without a render. */
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

/** A recording has begun: the others stop. Also heard by the content modules. */
const began = channel<Element>('media-began');

/** Rewinds at the end. @param onEnd called with whether the medium has ended and was not played since. Keep one function */
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
    // A medium that is moved back from its end may play on. One that stays there has stopped by itself, and by now it
    // may play what comes next in a list.
    if (rewinds) medium.pause();
    onEnd(rewinds || medium.ended);
  };
  useEvent(medium, 'ended', end);
  useEvent(medium, 'play', () => onEnd(false));
  useEvent(medium, 'emptied', () => onEnd(false));
  // A short recording may have ended before the listener was added.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each medium.
  useLayoutEffect(() => {
    if (medium.ended) end();
  }, [medium]);
}

/** One at a time, unless the site wants otherwise. */
export function useOneAtATime(
  media: HTMLMediaElement,
  medium: Medium,
  pausesOthers: boolean,
  { given }: Options,
): void {
  // Not `play`, which a broken one sends as well.
  useEvent(medium, 'playing', () => pausesOthers && began.emit(media));
  const stays = given.ignorePauseOtherPlayersOption === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each medium, which may play already.
  useLayoutEffect(() => {
    const stop = began.on((other) => other !== media && !stays && !medium.paused && medium.pause());
    if (pausesOthers && !medium.paused && medium.readyState > 0) began.emit(media);
    return stop;
  }, [media, medium]);
}

/** How many text tracks there are: the page's own, and those that come with a stream. */
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

/** By event: it waits for more, or no longer. */
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
/** Milliseconds between two looks at what has been asked for and does not come: of some of it the browser says nothing. */
const CHECK_INTERVAL = 250;
/** Milliseconds without anything of what should play. Should it come after all, it plays on by itself. */
const STALL_TIMEOUT = 30_000;
/** `HTMLMediaElement.HAVE_FUTURE_DATA`. */
const CAN_GO_ON = 3;
const SIGNS = ['play', 'waiting', 'progress', 'loadedmetadata'];

/**
 * Whether what plays waits for more, and whether that will ever come.
 *
 * @param onWaiting called when it changes @param onFailureSign called if nothing will load. Keep one function for each
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
    // It may wait already.
    wait();
    timer.set(CHECK_INTERVAL);
    return () => {
      for (const type of SIGNS) media.removeEventListener(type, wait);
    };
  }, [media, timer, stallTimer]);
}
