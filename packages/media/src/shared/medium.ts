/** Medium of a player: an audio or video element, or an object with the same interface, and its volume. */

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

/** Media events that players forward (docs/reference/players.md#script-interface). */
export const MEDIA_EVENTS =
  'loadstart durationchange loadedmetadata loadeddata progress canplay canplaythrough suspend abort error emptied stalled play playing pause waiting seeking seeked timeupdate ended ratechange volumechange'.split(
    ' ',
  );

/** Plays and ignores a rejected promise: failures dispatch `error`, and blocked autoplay changes nothing. */
export const playQuietly = (medium: Pick<Medium, 'play'>): void => {
  Promise.resolve(medium.play()).catch(() => {});
};

/** Returns the duration in seconds; 0 if unknown or infinite. */
export const lengthOf = ({ duration }: Pick<Medium, 'duration'>): number =>
  Number.isFinite(duration) && duration > 0 ? duration : 0;

/** Volume step of a key; decreasing a volume of at most one step mutes. */
const VOLUME_STEP = 0.1;

type VolumeControl = Pick<Medium, 'volume' | 'muted'>;

/** Mutes or unmutes. Unmuting a medium with volume 0 sets a low volume. */
export function toggleMute(medium: VolumeControl): void {
  if (medium.muted || medium.volume > 0) medium.muted = !medium.muted;
  if (!medium.muted && medium.volume === 0) medium.volume = VOLUME_STEP;
}

export function setVolume(medium: VolumeControl, volume: number): void {
  const rounded = Math.min(1, Math.max(0, Math.round(volume * 100) / 100));
  medium.volume = rounded;
  medium.muted = rounded === 0;
}

/** Changes the volume by a step. @param up whether to increase */
export function stepVolume(medium: VolumeControl, up: boolean): void {
  if (up) setVolume(medium, (medium.muted ? 0 : medium.volume) + VOLUME_STEP);
  else if (medium.volume <= VOLUME_STEP) medium.muted = true;
  else setVolume(medium, medium.volume - VOLUME_STEP);
}

/** Returns the device: `android`, `ipad`, `iphone`, `ipod`, or an empty string. */
export const deviceOf = (owner: Document): string =>
  /android|ipad|iphone|ipod/i.exec(owner.defaultView?.navigator.userAgent ?? '')?.[0].toLowerCase() ?? '';
