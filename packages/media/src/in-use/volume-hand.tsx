/** Makes it as loud as a pointer on the slider says. */
import type { ReactNode } from 'react';
import { setVolume } from '../shared/loudness';
import type { Medium } from '../shared/medium';
import { Drag } from './drag';

export interface VolumeHandProps {
  slider: HTMLElement | null;
  disabled: boolean;
  medium: Medium;
  upright: boolean;
}

export const VolumeHand = ({ slider, disabled, medium, upright }: VolumeHandProps): ReactNode => (
  <Drag slider={slider} disabled={disabled} onMove={([x, y]) => setVolume(medium, upright ? 1 - y : x)} />
);
