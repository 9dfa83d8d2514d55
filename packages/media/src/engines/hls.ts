/** HLS engine with hls.js, for browsers without HLS or if the site prefers it (docs/reference/players.md#streams). Loads for these streams. */
import { asRecord, asText, claim } from '@enliven/core';
import Hls from 'hls.js/light';
import { FORMAT_ERROR, NETWORK_ERROR, RECOVERY_ERROR } from '../player/sources';
import { playQuietly } from '../shared/medium';
import type { Engine, EngineContext } from './engine';

/** Milliseconds between two attempts of the same kind. */
const BETWEEN = 3000;

/** Recovery of a stream (docs/reference/players.md#streams): `(state, time) → state and action`. */
export interface Recovery {
  /** Time of the last recovery of decoding. */
  decoded?: number;
  /** Time of the last swap of the audio codec. */
  swapped?: number;
}

export type Step = 'recover' | 'swap' | 'give-up';

const isDue = (last: number | undefined, now: number): boolean => last === undefined || now - last > BETWEEN;

/** @param now milliseconds */
export function nextRecovery(state: Recovery, now: number): [Recovery, Step] {
  if (isDue(state.decoded, now)) return [{ ...state, decoded: now }, 'recover'];
  if (isDue(state.swapped, now)) return [{ ...state, swapped: now }, 'swap'];
  return [state, 'give-up'];
}

/** `HTMLMediaElement.HAVE_FUTURE_DATA`. */
const HAVE_FUTURE_DATA = 3;

/** Parts of hls.js that are used. */
export type HlsLike = Pick<
  Hls,
  'on' | 'attachMedia' | 'loadSource' | 'startLoad' | 'stopLoad' | 'recoverMediaError' | 'swapAudioCodec' | 'destroy'
>;

type MakeHls = (config: Record<string, unknown>) => HlsLike;

const makeHls: MakeHls = (config) => new Hls(config);

interface ErrorData {
  type?: string;
  details?: string;
  fatal?: boolean;
}

/** @param make for tests only */
export function startHls(context: EngineContext, make: MakeHls = makeHls): Engine {
  const { media, sources, from, options, wanted, fail, dispatch } = context;
  let { at } = context;
  const loadsEarly = media.autoplay || (media.hasAttribute('preload') && media.preload !== 'none');
  const settings = asRecord(options.rawOptions.hls);
  const workerPath = asText(settings.workerPath);
  const release = claim(media, 'attr:src', null);
  // The worker is a separate file whose address only the site knows.
  const hls = make({
    enableWorker: !!workerPath,
    startPosition: from || -1,
    ...settings,
    autoStartLoad: wanted || loadsEarly,
  });
  let recovery: Recovery = {};
  /** Whether no more data will arrive. */
  let stalled = false;

  function recoverDecoding(): void {
    const [next, step] = nextRecovery(recovery, Date.now());
    recovery = next;
    if (step === 'give-up') {
      giveUp(RECOVERY_ERROR, sources.slice(at, at + 1));
      return;
    }
    if (step === 'swap') hls.swapAudioCodec();
    hls.recoverMediaError();
  }

  function giveUp(message: string, links = sources): void {
    fail(message, links);
    hls.stopLoad();
  }

  function onNetworkError(details: string | undefined): void {
    const next = sources[at + 1];
    if (details === 'manifestLoadError' && next) {
      at += 1;
      hls.loadSource(next.src);
      playQuietly(media);
      return;
    }
    stalled = true;
    hls.stopLoad();
    // Loaded parts may play to their end.
    if (media.readyState < HAVE_FUTURE_DATA) onWaiting();
  }

  function onWaiting(): void {
    if (stalled) fail(NETWORK_ERROR, sources);
  }

  function onError({ fatal, type, details }: ErrorData): void {
    if (!fatal) return;
    if (type === 'mediaError') recoverDecoding();
    else if (type === 'networkError') onNetworkError(details);
    else giveUp(FORMAT_ERROR);
  }

  for (const name of Object.values(Hls.Events ?? {}))
    hls.on(name, (_: unknown, data: unknown) => {
      dispatch(name, data);
      if (name === Hls.Events.ERROR) onError(asRecord(data) as ErrorData);
    });
  media.addEventListener('waiting', onWaiting);
  hls.attachMedia(media);
  hls.loadSource(sources[at]?.src ?? '');

  // Fragments load only during playback.
  const loadsOnPlay = media.preload !== 'auto' && !media.autoplay;
  const onPlay = () => {
    if (!loadsOnPlay && !stalled) return;
    stalled = false;
    hls.startLoad();
  };
  const onPause = () => loadsOnPlay && hls.stopLoad();
  media.addEventListener('play', onPlay);
  media.addEventListener('pause', onPause);
  return {
    stop() {
      media.removeEventListener('waiting', onWaiting);
      media.removeEventListener('play', onPlay);
      media.removeEventListener('pause', onPause);
      hls.destroy();
      media.removeAttribute('src');
      release();
    },
  };
}
