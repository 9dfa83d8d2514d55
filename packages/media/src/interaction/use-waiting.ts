/** Whether what plays waits for more, and whether that will ever come. */
import { useEvent } from '@enliven/core';
import { useLayoutEffect } from 'react';
import type { FailureSign } from '../layers/error-details';
import type { Medium } from '../shared/medium';
import { useTimer } from '../shared/use-timer';

/** By event: it waits for more, or no longer. */
const WAITS: Readonly<Record<string, boolean>> = {
  waiting: true,
  playing: false,
  canplay: false,
  seeked: false,
  pause: false,
  error: false,
  emptied: false,
};

/** `HTMLMediaElement.NETWORK_NO_SOURCE`. */
const NO_SOURCE = 3;
/** Milliseconds between two looks at what has been asked for and does not come: of some of it the browser says nothing. */
const CHECK_INTERVAL = 250;
/** Milliseconds without anything of what should play. Should it come after all, it plays on by itself. */
const STALL_TIMEOUT = 30_000;
/** `HTMLMediaElement.HAVE_FUTURE_DATA`. */
const CAN_GO_ON = 3;
const SIGNS = ['play', 'waiting', 'progress', 'loadedmetadata'];

/** @param onWaiting called when it changes @param onFailureSign called if nothing will load. Keep one function for each */
export function useWaiting(
  media: HTMLMediaElement,
  medium: Medium,
  onWaiting: (waiting: boolean) => void,
  onFailureSign: (failureSign: FailureSign) => void,
): void {
  useLayoutEffect(() => {
    const note = ({ type }: Event) => onWaiting(WAITS[type] === true);
    for (const type of Object.keys(WAITS)) medium.addEventListener(type, note);
    if (!medium.paused && medium.readyState < 3) onWaiting(true);
    return () => {
      for (const type of Object.keys(WAITS)) medium.removeEventListener(type, note);
    };
  }, [medium, onWaiting]);
  const timer = useTimer(() => {
    if (media.readyState > 0 || media.paused) return;
    if (media.networkState === NO_SOURCE) onFailureSign({});
    else timer.set(CHECK_INTERVAL);
  });
  useEvent(media, 'waiting', () => timer.set(CHECK_INTERVAL));
  const stallTimer = useTimer(() => {
    if (!media.paused && media.readyState < CAN_GO_ON) onFailureSign({ stalled: true });
  });
  useLayoutEffect(() => {
    const wait = () => stallTimer.set(STALL_TIMEOUT);
    for (const type of SIGNS) media.addEventListener(type, wait);
    // It may wait already.
    wait();
    timer.set(CHECK_INTERVAL);
    return () => {
      for (const type of SIGNS) media.removeEventListener(type, wait);
    };
  }, [media, timer, stallTimer]);
}
