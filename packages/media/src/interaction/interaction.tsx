/** What a player needs once a visitor is about to use it, or it plays: keys, pointers, a bar that hides, waiting and the end. Lazy part. */
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { choices } from '../player/options';
import type { InteractionParts, InteractionProps } from '../player/parts';
import { ownText } from '../shared/texts';
import { AutoHide } from './auto-hide';
import { CHOICES } from './choices';
import { Keys } from './keys';
import { SeekHandle, VerticalVolume, VolumeHandle } from './sliders';
import { useOneAtATime, useRewind, useTrackCount } from './use-playback';
import { useWaiting } from './use-waiting';

function Interaction(props: InteractionProps): ReactNode {
  const { media, medium, options, isVideo } = props;
  const chosen = useMemo(() => choices(options.given, CHOICES), [options]);
  useRewind(media, medium, { loop: options.loop, rewinds: chosen.autoRewind }, props.onEnd);
  useOneAtATime(media, medium, chosen.pauseOtherPlayers, options);
  useWaiting(media, medium, props.onWaiting, props.onFailureSign);
  const count = useTrackCount(media);
  const { onTracks } = props;
  useLayoutEffect(() => onTracks(count), [count, onTracks]);
  return (
    <>
      {options.enableKeyboard && <Keys {...props} />}
      <AutoHide
        {...props}
        choices={chosen}
        hides={isVideo && !chosen.alwaysShowControls}
        hiddenOnLoad={isVideo && options.hideVideoControlsOnLoad}
      />
    </>
  );
}

/** Over the picture, while it waits for more. */
function Loading({ on }: { on: boolean }): ReactNode {
  return (
    <div className="mejs-overlay mejs-layer" style={{ width: '100%', height: '100%', display: on ? 'flex' : 'none' }}>
      <div className="mejs-overlay-loading" role="status" aria-label={on ? ownText('loading', 'loading') : undefined}>
        <span className="mejs-overlay-loading-bg-img" />
      </div>
    </div>
  );
}

/** Fetched all at once. */
const interaction: InteractionParts = { Interaction, Loading, SeekHandle, VerticalVolume, VolumeHandle };
export default interaction;
