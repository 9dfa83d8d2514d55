/** The time slider, current time and duration (docs/reference/players.md#keys-and-attention). Pointers are handled by the interaction, a lazy part. */
import { type ReactNode, useRef, useState } from 'react';
import type { Options } from '../player/options';
import type { PartProps } from '../player/parts';
import { lengthOf, type Medium } from '../shared/medium';
import { text } from '../shared/texts';
import { useReading } from '../shared/use-reading';

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

/** Current time and duration. */
const isLive = ({ duration }: Pick<Medium, 'duration'>, { forceLive }: Options): boolean =>
  forceLive || duration === Infinity;

/** A time as it is spoken. */
function spokenTime(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds % 60)];
  return h > 0 ? text('hours', h, m, s) : text('minutes', m, s);
}

export function CurrentTime({ medium, timeCode }: PartProps): ReactNode {
  const shown = useReading(medium, 'timeupdate seeking seeked durationchange emptied', (m) =>
    timeCode(m.currentTime, lengthOf(m)),
  );
  return (
    <div className="mejs-time mejs-currenttime-container" role="timer" aria-live="off">
      <span className="mejs-currenttime">{shown}</span>
    </div>
  );
}

export function Duration({ medium, options, timeCode }: PartProps): ReactNode {
  const shown = useReading(medium, 'durationchange loadedmetadata emptied', (m) =>
    timeCode(isLive(m, options) ? 0 : lengthOf(m), lengthOf(m)),
  );
  return (
    <div className="mejs-time mejs-duration-container">
      <span className="mejs-duration">{shown}</span>
    </div>
  );
}
