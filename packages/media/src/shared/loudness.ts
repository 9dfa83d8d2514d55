/** How loud a medium is, and how keys and buttons change it. */
import type { Medium } from './medium';

/** What one press of a key changes; below it on the way down is silence. */
const STEP = 0.1;

type Loud = Pick<Medium, 'volume' | 'muted'>;

export function setVolume(medium: Loud, volume: number): void {
  const loud = Math.min(1, Math.max(0, Math.round(volume * 100) / 100));
  medium.volume = loud;
  medium.muted = loud === 0;
}

/** @param up else down */
export function stepVolume(medium: Loud, up: boolean): void {
  if (up) setVolume(medium, (medium.muted ? 0 : medium.volume) + STEP);
  else if (medium.volume <= STEP) medium.muted = true;
  else setVolume(medium, medium.volume - STEP);
}

/** What was silent all along becomes a little loud. */
export function toggleMute(medium: Loud): void {
  if (medium.muted || medium.volume > 0) medium.muted = !medium.muted;
  if (!medium.muted && medium.volume === 0) medium.volume = STEP;
}
