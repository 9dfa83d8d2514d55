/** Mutes, and says how loud: beside it for a song, above it for a film as soon as somebody is there. */
import { type ReactNode, useState } from 'react';
import type { PartProps } from '../player/parts';
import { deviceOf } from '../shared/device';
import { toggleMute } from '../shared/mute';
import { text } from '../shared/texts';
import { useReading } from '../shared/use-reading';
import { Button } from './button';
import { VolumeSlider } from './volume-slider';

export function Volume({ id, media, medium, options, isVideo, disabled, inUse }: PartProps): ReactNode {
  const volume = useReading(medium, 'volumechange', (m) => (m.muted ? 0 : m.volume));
  const upright = (isVideo ? options.videoVolume : options.audioVolume) === 'vertical';
  const [box, setBox] = useState<HTMLElement | null>(null);
  // Where a device has its own keys for it, a page cannot change it.
  if (options.hideVolumeOnTouchDevices && deviceOf(media.ownerDocument)) return null;
  const slider = { medium, volume, upright, disabled, inUse };
  return (
    <>
      <Button
        className={`mejs-volume-button mejs-${volume > 0 ? 'mute' : 'unmute'}`}
        label={text(volume > 0 ? 'mute' : 'unmute')}
        controls={id}
        disabled={disabled}
        onPress={() => toggleMute(medium)}
        onBox={setBox}
      >
        {upright && inUse && <inUse.Upright {...slider} box={box} />}
      </Button>
      {!upright && <VolumeSlider {...slider} />}
    </>
  );
}
