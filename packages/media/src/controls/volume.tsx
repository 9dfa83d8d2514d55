/** Mutes; the slider beside it comes when it is to be seen. */
import { type ReactNode, useState } from 'react';
import type { PartProps } from '../player/parts';
import { toggleMute } from '../shared/loudness';
import { text } from '../shared/texts';
import { useLazy } from '../shared/use-lazy';
import { useReading } from '../shared/use-reading';
import { Button } from './button';

/** Where a device has its own keys for it, a page cannot change it (contract §3). */
export const hasOwnKeys = (owner: Document): boolean =>
  /android|iphone|ipad|ipod/i.test(owner.defaultView?.navigator.userAgent ?? '');

const loadSlider = () => import('./volume-slider');

export function Volume({ id, medium, options, isVideo, disabled }: PartProps): ReactNode {
  const volume = useReading(medium, 'volumechange', (m) => (m.muted ? 0 : m.volume));
  const muted = volume === 0;
  const upright = (isVideo ? options.videoVolume : options.audioVolume) === 'vertical';
  const [open, setOpen] = useState(false);
  const Slider = useLazy(loadSlider, open || !upright);
  const slider = Slider && <Slider {...{ medium, volume, upright, disabled }} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: opens what is inside, which can be reached by itself.
    <span
      style={{ display: 'contents' }}
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={({ relatedTarget, currentTarget }) => currentTarget.contains(relatedTarget as Node) || setOpen(false)}
    >
      <Button
        className={`mejs-volume-button ${muted ? 'mejs-unmute' : 'mejs-mute'}`}
        label={text(muted ? 'unmute' : 'mute')}
        controls={id}
        disabled={disabled}
        onPress={() => toggleMute(medium)}
      >
        {upright && slider}
      </Button>
      {!upright && slider}
    </span>
  );
}
