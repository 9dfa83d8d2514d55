/** Under a time slider and above it: what is loaded, where the pointer would lead, and that it leads there (docs/reference/players.md#keys-and-attention). */
import { $pageVisible, useEvent, useStore } from '@enliven/core';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import type { RailHandProps } from '../player/parts';
import { type Medium, playQuietly } from '../shared/medium';
import { useReading } from '../shared/use-reading';
import { Drag, sharesOf } from './drag';

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** End of what is loaded around where it is, in seconds. */
function loadedTo({ buffered, currentTime }: Medium): number {
  for (let at = 0; at < buffered.length; at += 1)
    if (buffered.start(at) <= currentTime + 0.5 && buffered.end(at) >= currentTime) return buffered.end(at);
  return buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
}

/** From where it is to where the pointer is. */
function hoverStyle(hovered: number | undefined, share: number): CSSProperties {
  if (hovered === undefined) return {};
  return { left: percent(Math.min(hovered, share)), transform: `scaleX(${Math.abs(hovered - share)})` };
}

export function RailHand({
  medium,
  session,
  timeCode,
  disabled,
  rail,
  length,
  share,
  early,
}: RailHandProps): ReactNode {
  const visible = useStore($pageVisible);
  const loaded = useReading(medium, 'progress timeupdate durationchange emptied', loadedTo);
  const waiting = useReading(medium, 'waiting seeking seeked playing canplay error emptied', (m) => m.seeking);
  const [hovered, setHovered] = useState<number>();
  const played = useRef(false);
  const isOff = disabled || length === 0;
  useEvent<PointerEvent>(rail, 'pointermove', (event) => {
    if (!isOff && rail && event.pointerType !== 'touch') setHovered(sharesOf(rail, event)[0]);
  });
  useEvent(rail, 'pointerleave', () => setHovered(undefined));
  return (
    <>
      <Drag
        slider={rail}
        disabled={isOff}
        early={early.current}
        onStart={() => {
          played.current = !medium.paused;
          if (played.current) medium.pause();
        }}
        onMove={([x]) => session.seek(x * length)}
        onEnd={() => played.current && playQuietly(medium)}
      />
      <span className="mejs-time-buffering" style={{ display: waiting && visible ? 'block' : 'none' }} />
      <span
        className="mejs-time-loaded"
        style={{ transform: `scaleX(${length > 0 ? Math.min(1, loaded / length) : 0})` }}
      />
      <span
        className={`mejs-time-hovered${hovered === undefined ? ' no-hover' : hovered < share ? ' negative' : ''}`}
        style={hoverStyle(hovered, share)}
      />
      <span
        className="mejs-time-float"
        style={{ display: hovered === undefined ? 'none' : 'block', left: percent(hovered ?? 0) }}
      >
        <span className="mejs-time-float-current">{timeCode((hovered ?? 0) * length, length)}</span>
        <span className="mejs-time-float-corner" />
      </span>
    </>
  );
}
