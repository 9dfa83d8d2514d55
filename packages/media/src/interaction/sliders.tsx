/** Pointer handling of the time slider and the volume slider. */
import { $pageVisible, matches, useEvent, useStore } from '@enliven/core';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { VolumeSlider } from '../controls/button';
import type { SeekHandleProps, VerticalVolumeProps, VolumeHandleProps } from '../player/parts';
import { type Medium, playQuietly, setVolume } from '../shared/medium';
import { useMediaValue } from '../shared/use-media-value';

/** Horizontal and vertical fraction from the top left, from 0 to 1. */
type Shares = readonly [x: number, y: number];

interface DragProps {
  slider: HTMLElement | null;
  disabled: boolean;
  /** Press before this part loaded; it counts once. */
  early?: PointerEvent | undefined;
  onStart?(): void;
  onMove(shares: Shares): void;
  onEnd?(): void;
}

const share = (at: number, from: number, length: number): number =>
  length > 0 ? Math.min(1, Math.max(0, (at - from) / length)) : 0;

function sharesOf(slider: Element, { clientX, clientY }: PointerEvent): Shares {
  const { left, top, width, height } = slider.getBoundingClientRect();
  return [share(clientX, left, width), share(clientY, top, height)];
}

function Drag({ slider, disabled, early, ...handlers }: DragProps): ReactNode {
  const held = useRef(false);
  const move = (event: PointerEvent) => held.current && slider && handlers.onMove(sharesOf(slider, event));
  const end = () => {
    if (!held.current) return;
    held.current = false;
    handlers.onEnd?.();
  };
  function begin(event: PointerEvent): void {
    if (disabled || event.button > 0) return;
    held.current = true;
    handlers.onStart?.();
    move(event);
  }
  useEvent<PointerEvent>(slider, 'pointerdown', (event) => {
    // Synthetic pointers, as in tests, cannot be captured.
    if (event.isTrusted) slider?.setPointerCapture(event.pointerId);
    begin(event);
  });
  useEvent<PointerEvent>(slider, 'pointermove', move);
  useEvent(slider, 'pointerup', end);
  useEvent(slider, 'pointercancel', end);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the press counts once.
  useLayoutEffect(() => {
    if (!early || !slider) return;
    begin(early);
    if (!slider.hasPointerCapture(early.pointerId)) end();
  }, [slider]);
  return null;
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** Returns the end of the buffered range at the current time, in seconds. */
function loadedTo({ buffered, currentTime }: Medium): number {
  for (let at = 0; at < buffered.length; at += 1)
    if (buffered.start(at) <= currentTime + 0.5 && buffered.end(at) >= currentTime) return buffered.end(at);
  return buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
}

/** Returns the style of the range between the current time and the pointer. */
function hoverStyle(hovered: number | undefined, share: number): CSSProperties {
  if (hovered === undefined) return {};
  return { left: percent(Math.min(hovered, share)), transform: `scaleX(${Math.abs(hovered - share)})` };
}

/** Handle of the time slider: buffered range, time at the pointer, and seeking (docs/reference/players.md#keyboard-and-focus). */
export function SeekHandle({
  medium,
  session,
  timeCode,
  disabled,
  rail,
  length,
  share,
  early,
}: SeekHandleProps): ReactNode {
  const visible = useStore($pageVisible);
  const loaded = useMediaValue(medium, 'progress timeupdate durationchange emptied', loadedTo);
  const waiting = useMediaValue(medium, 'waiting seeking seeked playing canplay error emptied', (m) => m.seeking);
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

/** Handle of the volume slider, which sets the volume by pointer. */
export const VolumeHandle = ({ slider, disabled, medium, vertical }: VolumeHandleProps): ReactNode => (
  <Drag slider={slider} disabled={disabled} onMove={([x, y]) => setVolume(medium, vertical ? 1 - y : x)} />
);

/** Vertical volume slider, visible while its button is hovered or focused. */
export function VerticalVolume({ box, ...props }: VerticalVolumeProps): ReactNode {
  // The button may be hovered already.
  const [open, setOpen] = useState(() => matches(box, ':hover,:focus-within'));
  useEvent(box, 'mouseenter', () => setOpen(true));
  useEvent(box, 'mouseleave', () => setOpen(false));
  useEvent(box, 'focusin', () => setOpen(true));
  useEvent<FocusEvent>(box, 'focusout', ({ relatedTarget }) => setOpen(!!box?.contains(relatedTarget as Node | null)));
  return open && <VolumeSlider {...props} />;
}
