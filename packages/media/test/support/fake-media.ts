/** A media element under the test's control, which plays without a file. */

import { afterAll, beforeAll } from 'vitest';

export interface FakeMedia {
  /** Sets the duration in seconds and dispatches the events of loaded metadata. */
  length(seconds: number): void;
  /** Sets the current time in seconds. */
  at(seconds: number): void;
  end(): void;
  /** @param code of `MediaError` */
  fail(code: number): void;
  failLastSource(): void;
  heal(): void;
}

const dispatch = (target: EventTarget, ...types: string[]) => {
  for (const type of types) target.dispatchEvent(new Event(type));
};

/** Declares common formats as playable in happy-dom, which plays none, for the tests of a file. */
export function playUsualFormats(): void {
  if (!/happy/i.test(navigator.userAgent)) return;
  const prototype = HTMLMediaElement.prototype;
  const before = prototype.canPlayType;
  beforeAll(() => {
    prototype.canPlayType = (type) => (/(mp4|webm|mpeg|mp3|ogg)$/.test(type) ? 'maybe' : '');
  });
  afterAll(() => {
    prototype.canPlayType = before;
  });
}

/** Replaces the browser's implementation on this element only. */
export function fakeMedia(media: HTMLMediaElement): FakeMedia {
  const state = {
    paused: true,
    ended: false,
    time: 0,
    length: Number.NaN,
    ready: 0,
    volume: 1,
    muted: false,
    error: 0,
  };
  const define = (name: string, get: () => unknown, set?: (value: never) => void) =>
    Object.defineProperty(media, name, { configurable: true, get, ...(set && { set }) });
  define('paused', () => state.paused);
  define('ended', () => state.ended);
  define('seeking', () => false);
  define('readyState', () => state.ready);
  define('duration', () => state.length);
  define('error', () => (state.error ? { code: state.error, message: '' } : null));
  define('buffered', () => ({ length: 0, start: () => 0, end: () => 0 }));
  define(
    'currentTime',
    () => state.time,
    (seconds: number) => {
      state.time = seconds;
      dispatch(media, 'seeking', 'seeked', 'timeupdate');
    },
  );
  define(
    'volume',
    () => state.volume,
    (volume: number) => {
      state.volume = volume;
      dispatch(media, 'volumechange');
    },
  );
  define(
    'muted',
    () => state.muted,
    (muted: boolean) => {
      state.muted = muted;
      dispatch(media, 'volumechange');
    },
  );
  media.play = async () => {
    if (!state.paused) return;
    Object.assign(state, { paused: false, ended: false, ready: 4 });
    dispatch(media, 'play', 'playing');
  };
  media.pause = () => {
    if (state.paused) return;
    state.paused = true;
    dispatch(media, 'pause');
  };
  media.load = () => {
    state.error = 0;
    dispatch(media, 'emptied', 'loadstart');
  };
  return {
    length(seconds) {
      Object.assign(state, { length: seconds, ready: 4 });
      dispatch(media, 'durationchange', 'loadedmetadata', 'loadeddata', 'canplay');
    },
    at(seconds) {
      state.time = seconds;
      dispatch(media, 'timeupdate');
    },
    end() {
      Object.assign(state, { ended: true, paused: true, time: state.length });
      dispatch(media, 'pause', 'ended');
    },
    fail(code) {
      state.error = code;
      dispatch(media, 'error');
    },
    failLastSource() {
      const source = [...media.querySelectorAll('source')].at(-1);
      if (source) dispatch(source, 'error');
    },
    heal() {
      state.error = 0;
    },
  };
}
