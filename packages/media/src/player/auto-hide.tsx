/** When the control bar of a video is there: always while nothing plays, else as long as somebody is about (contract §8). */
import { emit, type Motion, useAnimation, useEvent, useTimeout } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { Medium } from '../shared/medium';
import { useReading } from '../shared/use-reading';
import type { ControlsShown } from './controls-shown';
import type { Options } from './options';
import type { Shell } from './shell';

/** Milliseconds in which the bar fades. */
const FADE = 200;

const FADE_OUT: Motion = { frames: [{ opacity: 1 }, { opacity: 0 }], duration: FADE };

interface AutoHideProps {
  shell: Shell;
  medium: Medium;
  isVideo: boolean;
  options: Options;
  /** Told when it changes. Keep one function. */
  onChange(bar: ControlsShown): void;
}

/** Fetched when something plays for the first time: before that the bar stays. */
export default function AutoHide({ shell, medium, isVideo, options, onChange }: AutoHideProps): ReactNode {
  const { container, controls } = shell;
  const rests = useReading(
    medium,
    'play playing pause ended loadeddata emptied',
    (m) => (m.paused && !options.hideVideoControlsOnPause) || m.ended || m.readyState < 1,
  );
  const [phase, setPhase] = useState<'shown' | 'fading' | 'hidden'>(
    isVideo && options.hideVideoControlsOnLoad ? 'hidden' : 'shown',
  );
  // Counting, so that each move of the mouse waits anew.
  const [timer, setTimer] = useState<{ delay: number } | null>(null);
  const hides = isVideo && !options.alwaysShowControls;

  function show(delay: number | null): void {
    setPhase('shown');
    setTimer(hides && delay !== null ? { delay } : null);
  }
  useLayoutEffect(() => {
    if (hides && !rests) setTimer({ delay: options.controlsTimeoutDefault });
    if (rests) {
      setTimer(null);
      setPhase((now) => (options.hideVideoControlsOnLoad && now === 'hidden' ? now : 'shown'));
    }
  }, [hides, rests, options]);
  useTimeout(() => setPhase('fading'), timer && !rests ? timer.delay : null, timer);

  // The bar stays while the keyboard is in it; a button that was clicked has the focus as well, which keeps nothing.
  const byKeyboard = (target: EventTarget | null) =>
    controls.contains(target as Node) && (target as Element).matches(':focus-visible');
  useEvent<PointerEvent>(container, 'pointermove', ({ pointerType }) => {
    if (pointerType !== 'touch') show(options.controlsTimeoutMouseEnter);
  });
  useEvent(container, 'pointerleave', () => show(options.controlsTimeoutMouseLeave));
  useEvent<PointerEvent>(container, 'pointerdown', () => show(options.controlsTimeoutMouseEnter));
  useEvent(container, 'focusin', ({ target }) => show(byKeyboard(target) ? null : options.controlsTimeoutMouseEnter));
  useEvent(container, 'focusout', () => show(options.controlsTimeoutMouseLeave));
  useEvent(container, 'keydown', (event) => show(byKeyboard(event.target) ? null : options.controlsTimeoutMouseEnter));
  useAnimation(controls, phase === 'fading' ? FADE_OUT : null, () => setPhase('hidden'));
  const hidden = phase === 'hidden';
  useLayoutEffect(() => emit(container, hidden ? 'controlshidden' : 'controlsshown'), [container, hidden]);
  useLayoutEffect(() => {
    onChange({
      hidden,
      show() {
        setPhase('shown');
        setTimer(hides ? { delay: options.controlsTimeoutDefault } : null);
      },
      hide: () => setPhase('fading'),
    });
  }, [onChange, hidden, hides, options]);
  return null;
}
