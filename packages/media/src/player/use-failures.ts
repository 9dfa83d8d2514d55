/** Hears when the browser itself finds nothing it can play (contract §6). */
import { useLatest } from '@enliven/core';
import { useLayoutEffect } from 'react';
import { FORMAT_ERROR, NETWORK_ERROR } from '../engines/messages';

/** `MediaError.MEDIA_ERR_NETWORK` and `MEDIA_ERR_SRC_NOT_SUPPORTED`. */
const NETWORK = 2;
const SOURCE = 4;
/** `HTMLMediaElement.NETWORK_NO_SOURCE`. */
const NO_SOURCE = 3;

/** @param onFail told what to say, and whether the element's own address was no good */
export function useFailures(
  media: HTMLMediaElement,
  active: boolean,
  onFail: (message: string, isFormat: boolean) => void,
): void {
  const latest = useLatest(onFail);
  useLayoutEffect(() => {
    if (!active) return;
    const check = (event?: Event) => {
      const { error, networkState, readyState } = media;
      if (error) return latest.current(error.code === NETWORK ? NETWORK_ERROR : FORMAT_ERROR, error.code === SOURCE);
      const sources = media.querySelectorAll(':scope > source');
      const last = event && event.target === sources[sources.length - 1];
      if (last || (!event && networkState === NO_SOURCE && readyState === 0 && sources.length > 0))
        latest.current(FORMAT_ERROR, false);
    };
    // It may have failed before anybody listened.
    check();
    // Errors of sources do not bubble.
    media.addEventListener('error', check, true);
    return () => media.removeEventListener('error', check, true);
  }, [media, active, latest]);
}
