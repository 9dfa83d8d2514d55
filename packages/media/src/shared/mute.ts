/** Silence, and back. */
import type { Medium } from './medium';

/** What one press of a key changes; below it on the way down is silence. */
export const VOLUME_STEP = 0.1;

export type Loud = Pick<Medium, 'volume' | 'muted'>;

/** What was silent all along becomes a little loud. */
export function toggleMute(medium: Loud): void {
  if (medium.muted || medium.volume > 0) medium.muted = !medium.muted;
  if (!medium.muted && medium.volume === 0) medium.volume = VOLUME_STEP;
}
