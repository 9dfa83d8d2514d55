/** The time slider: what has played, what is loaded, and where the pointer would lead (contract §8). */
import { $pageVisible, useStore } from '@enliven/core';
import { type CSSProperties, type PointerEvent, type ReactNode, useState } from 'react';
import type { PartProps } from '../player/parts';
import { lengthOf, type Medium, playQuietly } from '../shared/medium';
import { text } from '../shared/texts';
import { useReading } from '../shared/use-reading';
import { isLive, spokenTime } from './times';
import { sharesOf, useDrag } from './use-drag';

const scaled = (share: number): CSSProperties => ({ transform: `scaleX(${share})` });
const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** End of what is loaded around where it is, in seconds. */
function loadedTo({ buffered, currentTime }: Medium): number {
  for (let at = 0; at < buffered.length; at += 1)
    if (buffered.start(at) <= currentTime + 0.5 && buffered.end(at) >= currentTime) return buffered.end(at);
  return buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
}

const now = ({ currentTime }: Medium) => currentTime;

export function Rail({ medium, session, options, disabled, timeCode }: PartProps): ReactNode {
  const visible = useStore($pageVisible);
  const length = useReading(medium, 'durationchange loadedmetadata emptied', lengthOf);
  const live = useReading(medium, 'durationchange loadedmetadata emptied', (m) => isLive(m, options));
  const current = useReading(medium, 'timeupdate seeking seeked emptied', now);
  const loaded = useReading(medium, 'progress timeupdate emptied', loadedTo);
  const waiting = useReading(medium, 'waiting seeking seeked playing canplay error emptied', (m) => m.seeking);
  const [hovered, setHovered] = useState<number>();
  const [played, setPlayed] = useState<boolean>();

  const drag = useDrag({
    start() {
      setPlayed(!medium.paused);
      if (!medium.paused) medium.pause();
    },
    move: ([x]) => session.seek(x * length),
    end() {
      if (played) playQuietly(medium);
    },
  });
  const share = length > 0 ? Math.min(1, current / length) : 0;
  if (live)
    return (
      <div className="mejs-time-rail">
        <span className="mejs-broadcast">{text('live-broadcast')}</span>
      </div>
    );
  const isOff = disabled || length === 0;
  return (
    <div className={`mejs-time-rail${length >= 3600 ? ' mejs-long-video' : ''}`}>
      <span
        className="mejs-time-total mejs-time-slider"
        role="slider"
        tabIndex={0}
        aria-label={text('time-slider')}
        aria-valuemin={0}
        aria-valuemax={Math.round(length * 10) / 10}
        aria-valuenow={Math.round(current * 10) / 10}
        aria-valuetext={text('time-value', spokenTime(current), spokenTime(length))}
        aria-disabled={isOff || undefined}
        style={{ touchAction: 'none' }}
        {...(!isOff && drag)}
        onPointerMove={(event: PointerEvent<Element>) => {
          if (isOff) return;
          drag.onPointerMove(event);
          if (event.pointerType !== 'touch') setHovered(sharesOf(event)[0]);
        }}
        onPointerLeave={() => setHovered(undefined)}
      >
        <span className="mejs-time-buffering" style={{ display: waiting && visible ? 'block' : 'none' }} />
        <span className="mejs-time-loaded" style={scaled(length > 0 ? Math.min(1, loaded / length) : 0)} />
        <span className="mejs-time-current" style={scaled(share)} />
        <span
          className={`mejs-time-hovered${hovered === undefined ? ' no-hover' : hovered < share ? ' negative' : ''}`}
          style={hoverStyle(hovered, share)}
        />
        <span className="mejs-time-handle" style={{ left: percent(share) }}>
          <span className="mejs-time-handle-content" />
        </span>
        <span
          className="mejs-time-float"
          style={{ display: hovered === undefined ? 'none' : 'block', left: percent(hovered ?? 0) }}
        >
          <span className="mejs-time-float-current">{timeCode((hovered ?? 0) * length, length)}</span>
          <span className="mejs-time-float-corner" />
        </span>
      </span>
    </div>
  );
}

/** From where it is to where the pointer is. */
function hoverStyle(hovered: number | undefined, share: number): CSSProperties {
  if (hovered === undefined) return {};
  const from = Math.min(hovered, share);
  return { left: percent(from), transform: `scaleX(${Math.abs(hovered - share)})` };
}
