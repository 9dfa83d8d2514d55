/** The control bar: what the site wants in it, in the site's order (contract §3). */
import type { ReactNode } from 'react';
import type { PartProps } from '../player/parts';
import type { Fullscreen } from '../player/use-fullscreen';
import { useLazy } from '../shared/use-lazy';
import { FullscreenButton } from './fullscreen';
import { PlayPause } from './play-pause';
import { Rail } from './rail';
import { CurrentTime, Duration } from './times';
import { useTrackCount } from './use-track-count';
import { hasOwnKeys, Volume } from './volume';

export interface BarProps extends PartProps {
  hasEnded: boolean;
  screen: Fullscreen;
}

const loadTracks = () => import('../tracks/tracks');
const loadExtras = () => import('./extras');

/** Fetched only where something is there to choose from. */
function LazyTracks(props: PartProps): ReactNode {
  const Tracks = useLazy(loadTracks, useTrackCount(props.media) > 0);
  return Tracks && <Tracks {...props} />;
}

function LazyExtra(props: PartProps & { name: string }): ReactNode {
  const Extra = useLazy(loadExtras, true);
  return Extra && <Extra {...props} />;
}

function partOf(name: string, props: BarProps): ReactNode {
  const { options, isVideo, media } = props;
  switch (name) {
    case 'playpause':
      return <PlayPause {...props} />;
    case 'current':
      return <CurrentTime {...props} />;
    case 'progress':
      return <Rail {...props} />;
    case 'duration':
      return <Duration {...props} />;
    case 'tracks':
      return <LazyTracks {...props} />;
    case 'volume':
      return !(options.hideVolumeOnTouchDevices && hasOwnKeys(media.ownerDocument)) && <Volume {...props} />;
    case 'fullscreen':
      return isVideo && <FullscreenButton {...props} />;
    default:
      return <LazyExtra {...props} name={name} />;
  }
}

export function Bar(props: BarProps): ReactNode {
  return [...new Set(props.options.features)].map((name) => <Part key={name} name={name} bar={props} />);
}

/** One with a key, so that a feature that comes late moves none of the others. */
const Part = ({ name, bar }: { name: string; bar: BarProps }): ReactNode => partOf(name, bar);
