/** Mutes, and a slider for how loud: upright above the button of a video, lying beside that of a recording. */
import { type CSSProperties, type ReactNode, useState } from 'react';
import type { PartProps } from '../player/parts';
import { setVolume, toggleMute } from '../shared/loudness';
import { text } from '../shared/texts';
import { useReading } from '../shared/use-reading';
import { Button } from './button';
import { useDrag } from './use-drag';

/** Where a device has its own keys for it, a page cannot change it (contract §3). */
export const hasOwnKeys = (owner: Document): boolean =>
  /android|iphone|ipad|ipod/i.test(owner.defaultView?.navigator.userAgent ?? '');

const percent = (volume: number): string => `${Math.round(volume * 100)}%`;

export function Volume({ id, medium, options, isVideo, disabled }: PartProps): ReactNode {
  const volume = useReading(medium, 'volumechange', (m) => (m.muted ? 0 : m.volume));
  const muted = volume === 0;
  const [open, setOpen] = useState(false);
  const upright = (isVideo ? options.videoVolume : options.audioVolume) === 'vertical';
  const name = upright ? 'mejs-volume' : 'mejs-horizontal-volume';
  const drag = useDrag({ move: ([x, y]) => !disabled && setVolume(medium, upright ? 1 - y : x) });

  const slider = (
    <a
      className={`${name}-slider`}
      role="slider"
      tabIndex={0}
      aria-label={text('volume-slider')}
      aria-orientation={upright ? 'vertical' : 'horizontal'}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(volume * 100)}
      aria-valuetext={percent(volume)}
      aria-disabled={disabled || undefined}
      style={{ touchAction: 'none', ...(upright && { display: open ? 'block' : 'none' }) }}
      {...drag}
    >
      {upright && <span className="mejs-offscreen">{text('volume-slider')}</span>}
      <div className={`${name}-total`}>
        <div className={`${name}-current`} style={filled(upright, volume)} />
        <div className={`${name}-handle`} style={upright ? { bottom: percent(volume) } : { left: percent(volume) }} />
      </div>
    </a>
  );
  const button = (
    <Button
      className={`mejs-volume-button ${muted ? 'mejs-unmute' : 'mejs-mute'}`}
      label={text(muted ? 'unmute' : 'mute')}
      controls={id}
      disabled={disabled}
      onPress={() => toggleMute(medium)}
    >
      {upright && slider}
    </Button>
  );
  if (!upright)
    return (
      <>
        {button}
        {slider}
      </>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: opens what is inside, which can be reached by itself.
    <span
      style={{ display: 'contents' }}
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={({ relatedTarget, currentTarget }) => currentTarget.contains(relatedTarget as Node) || setOpen(false)}
    >
      {button}
    </span>
  );
}

function filled(upright: boolean, volume: number): CSSProperties {
  return upright ? { bottom: 0, height: percent(volume) } : { left: 0, width: percent(volume) };
}
