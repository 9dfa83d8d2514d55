/** The control bar, with the features and order of the site (docs/reference/players.md#options). */
import { useLazy } from '@enliven/core';
import type { ComponentType, ReactNode } from 'react';
import type { PartProps } from '../player/parts';
import type { Fullscreen } from '../player/use-fullscreen';
import { FullscreenButton, PlayPause } from './button';
import { CurrentTime, Duration, TimeSlider } from './time-slider';
import { Volume } from './volume';

export interface BarProps extends PartProps {
  screen: Fullscreen;
  /** How many text tracks there are to choose from. */
  trackCount: number;
}

const loadTracks = () => import('../tracks/tracks');
const loadExtras = () => import('./extras');

/** Fetched only where something is there to choose from. */
function LazyTracks(props: BarProps): ReactNode {
  const Tracks = useLazy(loadTracks, props.trackCount > 0);
  return Tracks && <Tracks {...props} />;
}

function LazyExtra(props: PartProps & { name: string }): ReactNode {
  const Extra = useLazy(loadExtras, true);
  return Extra && <Extra {...props} />;
}

const PARTS: ReadonlyMap<string, ComponentType<BarProps & { name: string }>> = new Map(
  Object.entries({
    playpause: PlayPause,
    current: CurrentTime,
    progress: TimeSlider,
    duration: Duration,
    tracks: LazyTracks,
    volume: Volume,
    fullscreen: FullscreenButton,
  }),
);

/** With keys, so that a feature that comes late moves none of the others. */
export function Bar(props: BarProps): ReactNode {
  return [...new Set(props.options.features)].map((name) => {
    const Part = PARTS.get(name) ?? LazyExtra;
    return <Part key={name} {...props} name={name} />;
  });
}
