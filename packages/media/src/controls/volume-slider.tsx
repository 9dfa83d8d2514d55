/** How loud, by a slider: upright above the button of a video, lying beside that of a recording. */
import { type ReactNode, useState } from 'react';
import type { VolumeSliderProps } from '../player/parts';
import { text } from '../shared/texts';

export function VolumeSlider({ medium, volume, upright, disabled, inUse }: VolumeSliderProps): ReactNode {
  const [slider, setSlider] = useState<HTMLElement | null>(null);
  const name = `mejs-${upright ? '' : 'horizontal-'}volume`;
  const loud = Math.round(volume * 100);
  const percent = `${loud}%`;
  const [from, along] = upright ? ['bottom', 'height'] : ['left', 'width'];
  return (
    // biome-ignore lint/a11y/useValidAnchor: a slider, by the name that themes style.
    <a
      ref={setSlider}
      className={`${name}-slider`}
      role="slider"
      tabIndex={0}
      aria-label={text('volume-slider')}
      aria-orientation={upright ? 'vertical' : 'horizontal'}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={loud}
      aria-valuetext={percent}
      aria-disabled={disabled || undefined}
      style={{ touchAction: 'none', ...(upright && { display: 'block' }) }}
    >
      {inUse && <inUse.VolumeHand {...{ slider, disabled, medium, upright }} />}
      {upright && <span className="mejs-offscreen">{text('volume-slider')}</span>}
      <div className={`${name}-total`}>
        <div className={`${name}-current`} style={{ [from]: 0, [along]: percent }} />
        <div className={`${name}-handle`} style={{ [from]: percent }} />
      </div>
    </a>
  );
}
