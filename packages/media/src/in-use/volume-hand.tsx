/** Makes it as loud as a pointer on the slider says. */
import type { ReactNode } from 'react';
import type { VolumeHandProps } from '../player/parts';
import { setVolume } from '../shared/loudness';
import { Drag } from './drag';

export const VolumeHand = ({ slider, disabled, medium, upright }: VolumeHandProps): ReactNode => (
  <Drag slider={slider} disabled={disabled} onMove={([x, y]) => setVolume(medium, upright ? 1 - y : x)} />
);
