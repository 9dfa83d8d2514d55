/** What plays: the page's own audio or video element, or something that answers as one would. */

export interface Medium extends EventTarget {
  currentTime: number;
  readonly duration: number;
  volume: number;
  muted: boolean;
  playbackRate: number;
  readonly paused: boolean;
  readonly ended: boolean;
  readonly seeking: boolean;
  readonly readyState: number;
  readonly buffered: TimeRanges;
  play(): Promise<void> | void;
  pause(): void;
  load(): void;
}

/** What media elements tell, and what players pass on (docs/reference/players.md#what-scripts-find). */
export const MEDIA_EVENTS =
  'loadstart durationchange loadedmetadata loadeddata progress canplay canplaythrough suspend abort error emptied stalled play playing pause waiting seeking seeked timeupdate ended ratechange volumechange'.split(
    ' ',
  );

/** Nobody waits for the answer; what cannot play says so by an `error`, and a refusal leaves the button as it was. */
export const playQuietly = (medium: Pick<Medium, 'play'>): void => {
  Promise.resolve(medium.play()).catch(() => {});
};

/** Length in seconds; 0 while it is unknown and for what never ends. */
export const lengthOf = ({ duration }: Pick<Medium, 'duration'>): number =>
  Number.isFinite(duration) && duration > 0 ? duration : 0;
