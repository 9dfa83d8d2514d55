/** The time slider (docs/reference/players.md#keys-and-attention). Pointers are handled by the interaction, a lazy part. */
import { type ReactNode, useRef, useState } from 'react';
import type { PartProps } from '../player/parts';
import { lengthOf, type Medium } from '../shared/medium';
import { text } from '../shared/texts';
import { useReading } from '../shared/use-reading';
import { isLive, spokenTime } from './times';

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;
const now = ({ currentTime }: Medium) => currentTime;

export function TimeSlider(props: PartProps): ReactNode {
  const { medium, options, disabled, interaction } = props;
  const duration = useReading(medium, 'durationchange loadedmetadata emptied', (m) => m.duration);
  const length = lengthOf({ duration });
  const current = useReading(medium, 'timeupdate seeking seeked emptied', now);
  const [rail, setRail] = useState<HTMLElement | null>(null);
  const early = useRef<PointerEvent>(undefined);
  const share = length > 0 ? Math.min(1, current / length) : 0;
  if (isLive({ duration }, options))
    return (
      <div className="mejs-time-rail">
        <span className="mejs-broadcast">{text('live-broadcast')}</span>
      </div>
    );
  return (
    <div className={`mejs-time-rail${length >= 3600 ? ' mejs-long-video' : ''}`}>
      <span
        ref={setRail}
        className="mejs-time-total mejs-time-slider"
        role="slider"
        tabIndex={0}
        aria-label={text('time-slider')}
        aria-valuemin={0}
        aria-valuemax={tenths(length)}
        aria-valuenow={tenths(current)}
        aria-valuetext={text('time-value', spokenTime(current), spokenTime(length))}
        aria-disabled={disabled || length === 0 || undefined}
        style={{ touchAction: 'none' }}
        onPointerDown={(event) => {
          if (interaction) return;
          if (event.isTrusted) rail?.setPointerCapture(event.pointerId);
          // Preact hands on the browser's own.
          early.current = event.nativeEvent ?? event;
        }}
      >
        {interaction && <interaction.SeekHandle {...props} {...{ rail, length, share, early }} />}
        <span className="mejs-time-current" style={{ transform: `scaleX(${share})` }} />
        <span className="mejs-time-handle" style={{ left: `${tenths(share * 100)}%` }}>
          <span className="mejs-time-handle-content" />
        </span>
      </span>
    </div>
  );
}
