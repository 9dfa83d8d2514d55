/** Tracks that fail to load, or are not captions: the promise rejects. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTrack, type TrackEntry } from '../src/tracks/use-tracks';

const VTT = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello';

/** Returns a track for which the browser never dispatches an event. */
function silent(src: string): TrackEntry {
  const element = Object.assign(new EventTarget(), {
    getAttribute: () => src,
    baseURI: 'https://example.test/',
    src,
    readyState: 1,
    track: { mode: 'disabled', cues: null },
  }) as unknown as HTMLTrackElement;
  return { key: '0', kind: 'captions', language: 'en', label: 'English', element, track: element.track } as TrackEntry;
}

const answer = (body: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': 'text/vtt' } }));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a track', () => {
  it('is fetched and read by us when the browser does not answer in ten seconds', async () => {
    answer(VTT);
    const coming = loadTrack(silent('/english.vtt'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await coming).map(({ text }) => text)).toEqual(['Hello']);
  });

  it.each([
    ['missing', 'Not found', 404],
    ['broken', 'Error', 500],
    ['a page', '<!doctype html><title>Sorry</title>', 200],
    ['empty', '', 200],
  ])('that is %s rejects', async (_, body, status) => {
    answer(body, status);
    await expect(loadTrack(silent('/german.srt'))).rejects.toThrow('no captions in /german.srt');
  });

  it('that never answers rejects after 30 s', async () => {
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const failed = expect(loadTrack(silent('/german.srt'))).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(30_000);
    await failed;
  });
});
