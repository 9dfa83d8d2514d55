/** Reads the tracks of a medium one after another once a visitor uses the player (docs/reference/players.md#captions). */
import { reportFailure, useEvent } from '@enliven/core';
import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import type { Cue } from '../captions';
import type { PartProps } from '../player/parts';
import { loadTrack, nativeCues } from './load-track';
import { type TrackEntry, tracksOf } from './track-list';

export interface LoadedTrack extends TrackEntry {
  /** Undefined until it is read. */
  cues: Cue[] | undefined;
}

export interface TracksProps extends PartProps {
  /** How many there are; more may come with a stream. */
  trackCount: number;
}

type Read = ReadonlyMap<string, Cue[] | 'failed'>;

const noted = (read: Read, [key, cues]: readonly [string, Cue[] | 'failed']): Read => new Map(read).set(key, cues);

/** @returns all but those that cannot be read */
export function useTracks({ media, medium, shell, trackCount: count }: TracksProps): LoadedTrack[] {
  const [entries, setEntries] = useState(() => tracksOf(media));
  const [read, note] = useReducer(noted, new Map());
  const [used, setUsed] = useState(
    () =>
      !medium.paused || shell.container.matches(':hover,:focus-within') || entries.some(({ isDefault }) => isDefault),
  );
  useEffect(() => {
    if (count !== entries.length) setEntries(tracksOf(media));
  }, [media, count, entries.length]);

  // Tracks are fetched only when a visitor uses the player.
  const use = () => setUsed(true);
  useEvent(medium, 'play', use);
  useEvent(shell.container, 'pointerenter', use);
  useEvent(shell.container, 'focusin', use);

  useHiddenTracks(entries);
  const next = used ? entries.find(({ key }) => !read.has(key)) : undefined;
  useEffect(() => {
    if (!next) return;
    let alive = true;
    const setCues = (cues: Cue[] | 'failed') => alive && note([next.key, cues]);
    loadTrack(next).then(setCues, (error) => {
      if (!alive) return;
      setCues('failed');
      reportFailure(error, { package: '@enliven/media', behavior: 'player', element: media });
    });
    return () => {
      alive = false;
    };
  }, [next, media]);
  // Those of a stream grow as it plays.
  const growing = entries.find(({ element }) => !element)?.track;
  useLayoutEffect(() => {
    const grow = () => {
      for (const { key, element, track } of entries) if (!element && track) note([key, nativeCues(track)]);
    };
    growing?.addEventListener('cuechange', grow);
    return () => growing?.removeEventListener('cuechange', grow);
  }, [growing, entries]);

  return entries.flatMap((entry) => {
    const cues = read.get(entry.key);
    return cues === 'failed' ? [] : [{ ...entry, cues }];
  });
}

/** The browser must not show what we show. */
function useHiddenTracks(entries: readonly TrackEntry[]): void {
  useLayoutEffect(() => {
    const before = entries.map(({ track }) => [track, track?.mode] as const);
    for (const [track, mode] of before) if (track && mode === 'showing') track.mode = 'hidden';
    return () => {
      for (const [track, mode] of before) if (track && mode) track.mode = mode;
    };
  }, [entries]);
}
