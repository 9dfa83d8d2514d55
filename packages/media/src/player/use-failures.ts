/** Hears when the browser itself finds nothing it can play (contract §6). */
import { useLatest } from '@enliven/core';
import { useLayoutEffect } from 'react';
import { FORMAT_ERROR, NETWORK_ERROR } from '../engines/messages';

/** `MediaError.MEDIA_ERR_NETWORK` and `MEDIA_ERR_SRC_NOT_SUPPORTED`. */
const NETWORK = 2;
const SOURCE = 4;
/** `HTMLMediaElement.NETWORK_NO_SOURCE`. */
const NO_SOURCE = 3;

/** Milliseconds between two looks at what has been asked for and does not come. */
const LOOK = 250;

/** @param onFail told what to say, and whether the element's own address was no good */
export function useFailures(
  media: HTMLMediaElement,
  active: boolean,
  onFail: (message: string, isFormat: boolean) => void,
): void {
  const latest = useLatest(onFail);
  useLayoutEffect(() => {
    if (!active) return;
    const sources = media.querySelectorAll(':scope > source');
    const last = sources[sources.length - 1];
    const check = (event?: Event) => {
      const { error, networkState, readyState } = media;
      if (error) latest.current(error.code === NETWORK ? NETWORK_ERROR : FORMAT_ERROR, error.code === SOURCE);
      else if (last && (event ? event.target === last : networkState === NO_SOURCE && readyState === 0))
        latest.current(FORMAT_ERROR, false);
    };
    // It may have failed before anybody listened.
    check();
    // Errors of sources neither bubble nor pass by the medium; and of some the browser says nothing at all.
    const targets = last ? [media, last] : [media];
    let timer: ReturnType<typeof setInterval> | undefined;
    const look = () => {
      check();
      if (media.readyState > 0 || media.networkState === NO_SOURCE || media.paused) clearInterval(timer);
    };
    const watch = () => {
      clearInterval(timer);
      timer = setInterval(look, LOOK);
    };
    media.addEventListener('waiting', watch);
    for (const target of targets) target.addEventListener('error', check);
    return () => {
      clearInterval(timer);
      media.removeEventListener('waiting', watch);
      for (const target of targets) target.removeEventListener('error', check);
    };
  }, [media, active, latest]);
}
