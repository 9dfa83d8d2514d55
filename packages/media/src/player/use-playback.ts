/** What happens at the end, and how loud and alone it begins. */
import { channel, useAttr, useEvent, useTimeout } from '@enliven/core';
import { useLayoutEffect, useState } from 'react';
import { setVolume } from '../shared/loudness';
import { type Medium, playQuietly } from '../shared/medium';
import type { Options } from './options';

/** A recording has begun: the others stop. Also heard by the content modules. */
const began = channel<Element>('media-began');

/** Milliseconds after it is ready until it gets the loudness it starts with. */
const VOLUME_DELAY = 250;

/** @returns whether it has been played to its end and not since */
export function useRewind(media: HTMLMediaElement, medium: Medium, options: Options): boolean {
  const [hasEnded, setEnded] = useState(false);
  const loops = options.loop || media.loop;
  useAttr(media, 'loop', options.loop && !media.loop ? '' : undefined);
  useEvent(medium, 'ended', () => {
    if (options.autoRewind || loops) medium.currentTime = 0;
    if (loops) return playQuietly(medium);
    medium.pause();
    setEnded(true);
  });
  useEvent(medium, 'play', () => setEnded(false));
  useEvent(medium, 'emptied', () => setEnded(false));
  return hasEnded;
}

/** One at a time, unless the site wants otherwise. */
export function useOneAtATime(media: HTMLMediaElement, medium: Medium, options: Options): void {
  // Not `play`, which a broken one sends as well.
  useEvent(medium, 'playing', () => options.pauseOtherPlayers && began.emit(media));
  const stays = options.given.ignorePauseOtherPlayersOption === true;
  useLayoutEffect(
    () => began.on((other) => other !== media && !stays && !medium.paused && medium.pause()),
    [media, medium, stays],
  );
}

/** Loudness to start with; what the visitor has chosen before stays. */
export function useStartVolume(medium: Medium, options: Options): void {
  const [done, setDone] = useState(false);
  useEvent(medium, 'volumechange', () => setDone(true));
  useTimeout(
    () => {
      setDone(true);
      if (medium.muted || options.startVolume <= 0) medium.muted = true;
      else setVolume(medium, options.startVolume);
    },
    done ? null : VOLUME_DELAY,
  );
}
