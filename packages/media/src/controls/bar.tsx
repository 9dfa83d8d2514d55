/** The control bar, with the features and order of the site (docs/reference/players.md#options): the time slider, current time, duration and the rest. */

import { useLazy } from '@enliven/core';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import type { Options } from '../player/options';
import type { PartProps } from '../player/parts';
import type { Fullscreen } from '../player/use-fullscreen';
import { lengthOf, type Medium } from '../shared/medium';
import { text } from '../shared/texts';
import { useReading } from '../shared/use-reading';
import { FullscreenButton, PlayPause, Volume } from './button';

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;
const now = ({ currentTime }: Medium) => currentTime;

/** The time slider, current time and duration (docs/reference/players.md#keys-and-attention). Pointers are handled by the interaction, a lazy part. */
function TimeSlider(props: PartProps): ReactNode {
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

function CurrentTime({ medium, timeCode }: PartProps): ReactNode {
  const shown = useReading(medium, 'timeupdate seeking seeked durationchange emptied', (m) =>
    timeCode(m.currentTime, lengthOf(m)),
  );
  return (
    <div className="mejs-time mejs-currenttime-container" role="timer" aria-live="off">
      <span className="mejs-currenttime">{shown}</span>
    </div>
  );
}

function Duration({ medium, options, timeCode }: PartProps): ReactNode {
  const shown = useReading(medium, 'durationchange loadedmetadata emptied', (m) =>
    timeCode(isLive(m, options) ? 0 : lengthOf(m), lengthOf(m)),
  );
  return (
    <div className="mejs-time mejs-duration-container">
      <span className="mejs-duration">{shown}</span>
    </div>
  );
}

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
