/** How loud, by a slider: upright above the button of a video, lying beside that of a recording. */
import type { CSSProperties, ReactNode } from 'react';
import { setVolume } from '../shared/loudness';
import type { Medium } from '../shared/medium';
import { text } from '../shared/texts';
import { useDrag } from './use-drag';

const percent = (volume: number): string => `${Math.round(volume * 100)}%`;

export interface SliderProps {
  medium: Medium;
  volume: number;
  upright: boolean;
  disabled: boolean;
}

export default function VolumeSlider({ medium, volume, upright, disabled }: SliderProps): ReactNode {
  const name = upright ? 'mejs-volume' : 'mejs-horizontal-volume';
  const drag = useDrag({ move: ([x, y]) => !disabled && setVolume(medium, upright ? 1 - y : x) });
  return (
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
      style={{ touchAction: 'none', ...(upright && { display: 'block' }) }}
      {...drag}
    >
      {upright && <span className="mejs-offscreen">{text('volume-slider')}</span>}
      <div className={`${name}-total`}>
        <div className={`${name}-current`} style={filled(upright, volume)} />
        <div className={`${name}-handle`} style={upright ? { bottom: percent(volume) } : { left: percent(volume) }} />
      </div>
    </a>
  );
}

function filled(upright: boolean, volume: number): CSSProperties {
  return upright ? { bottom: 0, height: percent(volume) } : { left: 0, width: percent(volume) };
}
