/** Tracks of a medium, loaded one after another once a visitor uses the player (docs/reference/players.md#captions). */
import { fetchText, matches, reportFailure, useEvent, withTimeout } from '@enliven/core';
import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { type Cue, parseCaptions } from '../captions';
import type { PartProps } from '../player/parts';

/** Text tracks of a medium by kind (docs/reference/players.md#captions). */
export interface TrackEntry {
  key: string;
  kind: 'captions' | 'chapters';
  label: string;
  language: string;
  isDefault: boolean;
  /** Element in the page; undefined for tracks of a stream. */
  element: HTMLTrackElement | undefined;
  track: TextTrack | undefined;
}

const KINDS: Readonly<Record<string, TrackEntry['kind']>> = {
  subtitles: 'captions',
  captions: 'captions',
  chapters: 'chapters',
};

/** Returns the tracks in page order, then those of the stream. */
function tracksOf(media: HTMLMediaElement): TrackEntry[] {
  const elements = [...media.querySelectorAll<HTMLTrackElement>('track')];
  const known = new Set(elements.map(({ track }) => track));
  const own = elements.map((element) => ({ element, track: element.track as TextTrack | undefined }));
  const streamed = Array.from(media.textTracks ?? [])
    .filter((track) => !known.has(track))
    .map((track) => ({ element: undefined, track }));
  return [...own, ...streamed].flatMap(({ element, track }, at) => {
    const kind = KINDS[(element?.getAttribute('kind') ?? track?.kind ?? '').toLowerCase() || 'subtitles'];
    if (!kind || (element && !element.getAttribute('src'))) return [];
    const language = element?.getAttribute('srclang') ?? track?.language ?? '';
    const label = element?.getAttribute('label') || track?.label || guessName(language, media.ownerDocument);
    return [{ key: `${at}`, kind, label, language, isDefault: !!element?.hasAttribute('default'), element, track }];
  });
}

/** Returns the name of a language; its code if unknown. */
function languageName(code: string, owner: Document): string {
  const [primary = ''] = code.toLowerCase().split('-');
  try {
    const names = new Intl.DisplayNames([owner.documentElement.lang || 'en'], { type: 'language' });
    const name = names.of(code) ?? code;
    return name.charAt(0).toUpperCase() + name.slice(1);
  } catch {
    return primary || code;
  }
}

/** Returns the name of a track without a label. */
const guessName = (language: string, owner: Document): string => (language ? languageName(language, owner) : '–');

/** Formats that browsers cannot parse. */
const FOREIGN = /\.(srt|dfxp|ttml|xml)$/i;

const LOADED = 2;
const FAILED = 3;

/** Returns the cues that the browser has parsed. */
const nativeCues = (track: TextTrack): Cue[] =>
  Array.from((track.cues ?? []) as Iterable<VTTCue>, ({ startTime, endTime, id, text = '' }) => ({
    start: startTime,
    end: endTime,
    text,
    ...(id && { id }),
  }));

/** Loads cues with the browser, which parses `hidden` tracks and does not show them. */
function byBrowser(element: HTMLTrackElement): Promise<Cue[]> {
  return new Promise((resolve, reject) => {
    const done = () => {
      element.removeEventListener('load', done);
      element.removeEventListener('error', done);
      if (element.readyState === FAILED) reject(new Error('the browser cannot read this track'));
      else resolve(nativeCues(element.track));
    };
    element.addEventListener('load', done);
    element.addEventListener('error', done);
    if (element.track.mode === 'disabled') element.track.mode = 'hidden';
    if (element.readyState === LOADED || element.readyState === FAILED) done();
  });
}

async function byReader(element: HTMLTrackElement): Promise<Cue[]> {
  const { status, text } = await fetchText(new URL(element.getAttribute('src') ?? '', element.baseURI).href);
  const { cues } = parseCaptions(text);
  if (status >= 400 || cues.length === 0) throw new Error(`no captions in ${element.src}`);
  return cues;
}

/**
 * Loads the cues of a track with the browser, or with the parsers of this package for other formats.
 *
 * @throws Error if the track fails to load
 */
export async function loadTrack({ element, track }: TrackEntry): Promise<Cue[]> {
  if (!element) return track ? nativeCues(track) : [];
  const [path = ''] = (element.getAttribute('src') ?? '').split(/[?#]/);
  const canRead = !FOREIGN.test(path) && typeof track?.mode === 'string';
  if (canRead) {
    try {
      return await withTimeout(byBrowser(element));
    } catch {
      // The file may have another format, or the connection may hang.
    }
  }
  return byReader(element);
}

export interface LoadedTrack extends TrackEntry {
  /** Undefined until loaded. */
  cues: Cue[] | undefined;
}

export interface TracksProps extends PartProps {
  /** Number of tracks; streams may add more. */
  trackCount: number;
}

type Read = ReadonlyMap<string, Cue[] | 'failed'>;

const withCues = (read: Read, [key, cues]: readonly [string, Cue[] | 'failed']): Read => new Map(read).set(key, cues);

/** Loads the tracks. @returns all except those that failed to load */
export function useTracks({ media, medium, shell, trackCount: count }: TracksProps): LoadedTrack[] {
  const [entries, setEntries] = useState(() => tracksOf(media));
  const [read, note] = useReducer(withCues, new Map());
  const [used, setUsed] = useState(
    () =>
      !medium.paused || matches(shell.container, ':hover,:focus-within') || entries.some(({ isDefault }) => isDefault),
  );
  useEffect(() => {
    if (count !== entries.length) setEntries(tracksOf(media));
  }, [media, count, entries.length]);

  // Tracks load only when a visitor uses the player.
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
  // Cues of a stream arrive during playback.
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

/** Hides tracks of the browser that the player shows itself. */
function useHiddenTracks(entries: readonly TrackEntry[]): void {
  useLayoutEffect(() => {
    const before = entries.map(({ track }) => [track, track?.mode] as const);
    for (const [track, mode] of before) if (track && mode === 'showing') track.mode = 'hidden';
    return () => {
      for (const [track, mode] of before) if (track && mode) track.mode = mode;
    };
  }, [entries]);
}
