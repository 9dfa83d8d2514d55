/** Auto-play of a slider, and the button that stops it (WCAG 2.2.2). Loads for sliders with auto-play. */
import {
  $pageVisible,
  documentOf,
  matches,
  member,
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

/** Milliseconds between checks of a slider paused by `et_pb_pause_slider`. */
const RETRY_INTERVAL = 2000;

export interface RotationProps {
  element: HTMLElement;
  ignoreHover: boolean;
  /** Timer of the next move, rendered while the slider rotates; see {@link Clock}. */
  clock: ReactNode;
  onHover(hovered: boolean): void;
  /** Called with whether the slider rotates; a pause off screen does not count. */
  onRotating(rotating: boolean): void;
}

/** Whether the mouse was over the element before this code loaded. Where the main input is touch, `:hover` stays after a tap. */
const isUnderMouse = (element: Element): boolean =>
  matches(element, ':hover') && documentOf(element).defaultView?.matchMedia?.('(hover:hover)').matches === true;

/** Auto-play. No timer runs off screen, on a hidden page, while hovered or focused, or after a stop. */
export function Rotation(props: RotationProps): ReactNode {
  const { element, ignoreHover, clock, onHover, onRotating } = props;
  // Choice by the button: stopped, or moving even while the button has the focus.
  const [choice, setChoice] = useState<'stopped' | 'moving' | null>(null);
  const [hovered, setHovered] = useState(() => !ignoreHover && isUnderMouse(element));
  const [focused, setFocused] = useState(false);
  const seen = useOnScreen(element);
  const visible = useStore($pageVisible);

  function setHover({ pointerType }: PointerEvent, isOver: boolean): void {
    // Touch has no hover that could end later.
    if (ignoreHover || pointerType === 'touch') return;
    setHovered(isOver);
  }
  useEffect(() => onHover(hovered), [hovered, onHover]);
  useEvent<PointerEvent>(element, 'pointerenter', (event) => setHover(event, true));
  useEvent<PointerEvent>(element, 'pointerleave', (event) => setHover(event, false));
  useEvent(element, 'focusin', ({ target }) => {
    // Focus by mouse does not pause the rotation.
    if (matches(target as Element, ':focus-visible')) setFocused(true);
  });
  useEvent<FocusEvent>(element, 'focusout', ({ relatedTarget }) => {
    if (member(element, 'contains')(relatedTarget as Node | null)) return;
    setFocused(false);
    setChoice((current) => (current === 'moving' ? null : current));
  });

  const rotating = choice !== 'stopped' && !hovered && (!focused || choice === 'moving');
  useEffect(() => onRotating(rotating), [rotating, onRotating]);
  return (
    <>
      {rotating && seen && visible && clock}
      <Pause
        at={element}
        stopped={choice === 'stopped'}
        onPress={() => setChoice(choice === 'stopped' ? 'moving' : 'stopped')}
      />
    </>
  );
}

export interface ClockProps {
  element: HTMLElement;
  /** Milliseconds. */
  speed: number;
  /** Whether slides still fade; a move would be ignored, so it waits. */
  busy: boolean;
  onNext(): void;
}

/** Calls `onNext` after `speed` ms; while the page has paused the slider, checks again in intervals. A new key restarts it. */
export function Clock({ element, speed, busy, onNext }: ClockProps): null {
  const [due, setDue] = useState(false);
  const [waiting, setWaiting] = useState(false);
  function tick(): void {
    if (matches(element, '.et_pb_pause_slider')) setWaiting(true);
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

const BUTTON_STYLE = { position: 'absolute', zIndex: '20', bottom: '12px', insetInlineStart: '12px' };

interface PauseProps {
  at: Element;
  stopped: boolean;
  onPress(): void;
}

/** Pause button, the first of the slider's controls (APG Carousel). */
function Pause({ at, stopped, onPress }: PauseProps): null {
  useFocusStyle(at);
  const label = stopped ? phrase('play_slides', 'Play slides') : phrase('pause_slides', 'Pause slides');
  useSwitch(at, { className: 'enliven-pause', where: 'afterbegin', stopped, label, onPress, place: BUTTON_STYLE });
  return null;
}
