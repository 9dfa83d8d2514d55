/** How loud a medium is, and how keys and sliders change it. */
import { type Loud, VOLUME_STEP } from './mute';

export function setVolume(medium: Loud, volume: number): void {
  const loud = Math.min(1, Math.max(0, Math.round(volume * 100) / 100));
  medium.volume = loud;
  medium.muted = loud === 0;
}

/** @param up else down */
export function stepVolume(medium: Loud, up: boolean): void {
  if (up) setVolume(medium, (medium.muted ? 0 : medium.volume) + VOLUME_STEP);
  else if (medium.volume <= VOLUME_STEP) medium.muted = true;
  else setVolume(medium, medium.volume - VOLUME_STEP);
}
