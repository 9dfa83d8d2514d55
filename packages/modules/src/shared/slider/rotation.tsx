/** Auto-play of a slider, and the button that stops it (WCAG 2.2.2). Lazy part: fetched by sliders with auto-play. */
import {
  $pageVisible,
  membersOf,
  phrase,
  useEvent,
  useInterval,
  useLatest,
  useOnScreen,
  useStore,
  useSwitch,
  useTimeout,
} from '@enliven/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useFocusStyle } from '../use-focus-style';

/** Milliseconds until a slider paused by `et_pb_pause_slider` looks again. */
const RETRY_INTERVAL = 2000;

export interface RotationProps {
  element: HTMLElement;
  ignoreHover: boolean;
  /** Measures the time to the next move while it may; see {@link Clock}. */
  clock: ReactNode;
  onHover(hovered: boolean): void;
  /** Called with whether the slider rotates; a pause off screen does not count. */
  onRotating(rotating: boolean): void;
}

/** Costs nothing while it rests: off screen, on a hidden page, under the pointer or the focus, or stopped for good. */
export function Rotation(props: RotationProps): ReactNode {
  const { element, ignoreHover, clock, onHover, onRotating } = props;
  // Chosen by the button: stopped, or moving even though the button has the focus.
  const [chosen, choose] = useState<'stopped' | 'moving' | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const seen = useOnScreen(element);
  const visible = useStore($pageVisible);

  function hover({ pointerType }: PointerEvent, over: boolean): void {
    // A finger leaves no pointer behind that could go away again.
    if (ignoreHover || pointerType === 'touch') return;
    setHovered(over);
    onHover(over);
  }
  useEvent<PointerEvent>(element, 'pointerenter', (event) => hover(event, true));
  useEvent<PointerEvent>(element, 'pointerleave', (event) => hover(event, false));
  useEvent(element, 'focusin', ({ target }) => {
    // Focus by mouse does not pause the rotation.
    if (membersOf(target as Element).matches(':focus-visible')) setFocused(true);
  });
  useEvent<FocusEvent>(element, 'focusout', ({ relatedTarget }) => {
    if (element.contains(relatedTarget as Node | null)) return;
    setFocused(false);
    choose((before) => (before === 'moving' ? null : before));
  });

  const rotating = chosen !== 'stopped' && !hovered && (!focused || chosen === 'moving');
  useEffect(() => onRotating(rotating), [rotating, onRotating]);
  return (
    <>
      {rotating && seen && visible && clock}
      <Pause
        at={element}
        stopped={chosen === 'stopped'}
        onPress={() => choose(chosen === 'stopped' ? 'moving' : 'stopped')}
      />
    </>
  );
}

export interface ClockProps {
  element: HTMLElement;
  /** Milliseconds. */
  speed: number;
  /** Slides still fade: a move would be lost now, so it waits for their end. */
  busy: boolean;
  onNext(): void;
}

/** Calls `onNext` after `speed` ms; while the page has paused the slider, checks again in intervals. A new key restarts it. */
export function Clock({ element, speed, busy, onNext }: ClockProps): null {
  const [due, setDue] = useState(false);
  const [waiting, setWaiting] = useState(false);
  function tick(): void {
    if (element.classList.contains('et_pb_pause_slider')) setWaiting(true);
    else onNext();
  }
  const latest = useLatest(tick);
  useTimeout(() => setDue(true), due ? null : speed);
  useEffect(() => {
    if (due && !busy) latest.current();
  }, [due, busy, latest]);
  useInterval(tick, waiting ? RETRY_INTERVAL : null);
  return null;
}

const PLACE = { position: 'absolute', zIndex: '20', bottom: '12px', insetInlineStart: '12px' };

interface PauseProps {
  at: Element;
  stopped: boolean;
  onPress(): void;
}

/** First of the slider's controls, as the pattern wants it (APG Carousel). */
function Pause({ at, stopped, onPress }: PauseProps): null {
  useFocusStyle(at);
  const label = stopped ? phrase('play_slides', 'Play slides') : phrase('pause_slides', 'Pause slides');
  useSwitch(at, { className: 'enliven-pause', where: 'afterbegin', stopped, label, onPress, place: PLACE });
  return null;
}
