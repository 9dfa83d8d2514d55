/** What happens at the end, and that only one plays at a time. */
import { channel, useAttr, useEvent } from '@enliven/core';
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { Options } from '../player/options';
import { type Medium, playQuietly } from '../shared/medium';

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
