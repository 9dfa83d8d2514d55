/** Control bar with the site's features in the site's order (docs/reference/players.md#options): the time slider, current time, duration and the rest. */

import { useLazy } from '@enliven/core';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import type { Options } from '../player/options';
import type { PartProps } from '../player/parts';
import type { Fullscreen } from '../player/use-fullscreen';
import { lengthOf, type Medium } from '../shared/medium';
import { text } from '../shared/texts';
import { useMediaValue } from '../shared/use-media-value';
import { FullscreenButton, PlayPause, Volume } from './button';

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;
const currentTimeOf = ({ currentTime }: Medium) => currentTime;

/** Time slider (docs/reference/players.md#keyboard-and-focus). The interaction, which loads on demand, handles pointers. */
function TimeSlider(props: PartProps): ReactNode {
  const { medium, options, disabled, interaction } = props;
  const duration = useMediaValue(medium, 'durationchange loadedmetadata emptied', (m) => m.duration);
  const length = lengthOf({ duration });
  const current = useMediaValue(medium, 'timeupdate seeking seeked emptied', currentTimeOf);
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
          // Preact passes native events.
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

/** Returns whether a stream is live. */
const isLive = ({ duration }: Pick<Medium, 'duration'>, { forceLive }: Options): boolean =>
  forceLive || duration === Infinity;

/** Returns the spoken text of a time. */
function spokenTime(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds % 60)];
  return h > 0 ? text('hours', h, m, s) : text('minutes', m, s);
}

function CurrentTime({ medium, timeCode }: PartProps): ReactNode {
  const shown = useMediaValue(medium, 'timeupdate seeking seeked durationchange emptied', (m) =>
    timeCode(m.currentTime, lengthOf(m)),
  );
  return (
    <div className="mejs-time mejs-currenttime-container" role="timer" aria-live="off">
      <span className="mejs-currenttime">{shown}</span>
    </div>
  );
}

function Duration({ medium, options, timeCode }: PartProps): ReactNode {
  const shown = useMediaValue(medium, 'durationchange loadedmetadata emptied', (m) =>
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
  /** Number of text tracks. */
  trackCount: number;
}

const loadTracks = () => import('../tracks/tracks');
const loadExtras = () => import('./extras');

/** Menus for tracks, loaded only for media with tracks. */
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

/** Control bar. Keys keep controls mounted when another one loads late. */
export function Bar(props: BarProps): ReactNode {
  return [...new Set(props.options.features)].map((name) => {
    const Part = PARTS.get(name) ?? LazyExtra;
    return <Part key={name} {...props} name={name} />;
  });
}
