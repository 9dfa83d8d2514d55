/** Gets the cues of a track: from the browser where it reads them, from our own readers where it does not. */
import { fetchText, inTime } from '@enliven/core';
import { type Cue, parseCaptions } from '../captions';
import type { TrackEntry } from './track-list';

/** What the browser has no reader for. */
const FOREIGN = /\.(srt|dfxp|ttml|xml)$/i;

const LOADED = 2;
const FAILED = 3;

/** What the browser has read so far. */
export const nativeCues = (track: TextTrack): Cue[] =>
  Array.from((track.cues ?? []) as Iterable<VTTCue>, ({ startTime, endTime, id, text = '' }) => ({
    start: startTime,
    end: endTime,
    text,
    ...(id && { id }),
  }));

/** The browser reads a track once it is not disabled; hidden ones it reads and leaves to us to show. */
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

/** @throws Error if the track cannot be read */
export async function loadTrack({ element, track }: TrackEntry): Promise<Cue[]> {
  if (!element) return track ? nativeCues(track) : [];
  const [path = ''] = (element.getAttribute('src') ?? '').split(/[?#]/);
  const canRead = !FOREIGN.test(path) && typeof track?.mode === 'string';
  if (canRead) {
    try {
      return await inTime(byBrowser(element));
    } catch {
      // Another format by a wrong name, perhaps, or a line that hangs.
    }
  }
  return byReader(element);
}
