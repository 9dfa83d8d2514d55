/** Interaction with a player: keys, pointers, hiding of the bar, waiting and the end. Loads when a visitor is about to use it or it plays. */
import { emit, type Motion, matches, useAnimation, useEvent, useLatest } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { choices } from '../player/options';
import type { InteractionParts, InteractionProps } from '../player/parts';
import type { ControlsShown, Shell } from '../player/use-shell';
import type { Medium } from '../shared/medium';
import { ownText } from '../shared/texts';
import { useMediaValue } from '../shared/use-media-value';
import { CHOICES, type Choices } from './choices';
import { Keys } from './keys';
import { SeekHandle, VerticalVolume, VolumeHandle } from './sliders';
import { useOneAtATime, useRewind, useTimer, useTrackCount, useWaiting } from './use-playback';

/** Milliseconds of the bar's fade. */
const FADE = 200;

const FADE_OUT: Motion = { frames: [{ opacity: 1 }, { opacity: 0 }], duration: FADE };

type Phase = 'shown' | 'fading' | 'hidden';

interface AutoHideProps {
  shell: Shell;
  medium: Medium;
  choices: Choices;
  /** Whether the bar may hide; false for audio. */
  hides: boolean;
  hiddenOnLoad: boolean;
  /** Called when it changes. Must be a stable function. */
  onBar(bar: ControlsShown): void;
}

/** Hides the control bar of a playing video after a time without pointer or keys (docs/reference/players.md#keyboard-and-focus). */
function AutoHide({ shell, medium, choices, hides, hiddenOnLoad, onBar }: AutoHideProps): ReactNode {
  const { container, controls } = shell;
  const { controlsTimeoutDefault, controlsTimeoutMouseEnter, controlsTimeoutMouseLeave } = choices;
  const rests = useMediaValue(
    medium,
    'play playing pause ended loadeddata emptied',
    (m) => (m.paused && !choices.hideVideoControlsOnPause) || m.ended || m.readyState < 1,
  );
  const [phase, setPhase] = useState<Phase>(hiddenOnLoad ? 'hidden' : 'shown');
  const latest = useRef(phase);
  const enterPhase = (next: Phase) => {
    if (latest.current === next) return;
    latest.current = next;
    setPhase(next);
  };
  // Each move of the pointer restarts the timer, without a render.
  const timer = useTimer(() => enterPhase('fading'));
  const wait = (delay: number | null) => timer.set(hides && !rests ? delay : null);

  function show(delay: number | null): void {
    enterPhase('shown');
    wait(delay);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it begins to rest, and when it no longer does.
  useLayoutEffect(() => {
    wait(controlsTimeoutDefault);
    if (rests && !(hiddenOnLoad && latest.current === 'hidden')) enterPhase('shown');
  }, [hides, rests]);

  // During playback a tap toggles the bar by its state on `pointerdown`, and does not pause.
  const touched = useRef<Phase>(undefined);
  useClicks(container, (event) => {
    if (!touched.current || medium.paused || !shell.layers.contains(event.target as Node)) return;
    event.stopPropagation();
    if (touched.current !== 'hidden') enterPhase('fading');
  });
  // The bar stays while it has keyboard focus; focus from a click does not count.
  const byKeyboard = (target: EventTarget | null) =>
    controls.contains(target as Node) && matches(target as Element, ':focus-visible');
  useEvent<PointerEvent>(container, 'pointermove', ({ pointerType }) => {
    if (pointerType !== 'touch') show(controlsTimeoutMouseEnter);
  });
  useEvent(container, 'pointerleave', () => show(controlsTimeoutMouseLeave));
  useEvent<PointerEvent>(container, 'pointerdown', ({ pointerType }) => {
    touched.current = pointerType === 'touch' ? latest.current : undefined;
    show(controlsTimeoutMouseEnter);
  });
  useEvent(container, 'focusin', ({ target }) => show(byKeyboard(target) ? null : controlsTimeoutMouseEnter));
  useEvent(container, 'focusout', () => show(controlsTimeoutMouseLeave));
  useEvent(container, 'keydown', (event) => show(byKeyboard(event.target) ? null : controlsTimeoutMouseEnter));
  useAnimation(controls, phase === 'fading' ? FADE_OUT : null, () => enterPhase('hidden'));
  const hidden = phase === 'hidden';
  useLayoutEffect(() => emit(container, hidden ? 'controlshidden' : 'controlsshown'), [container, hidden]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks behave the same while these values do not change.
  useLayoutEffect(() => {
    onBar({ hidden, show: () => show(controlsTimeoutDefault), hide: () => enterPhase('fading') });
  }, [onBar, hidden, hides, rests]);
  return null;
}

/** Listens to clicks in the capture phase, before listeners of the clicked element. */
function useClicks(container: HTMLElement, onClick: (event: Event) => void): void {
  const newest = useLatest(onClick);
  useLayoutEffect(() => {
    const answer = (event: Event) => newest.current(event);
    container.addEventListener('click', answer, true);
    return () => container.removeEventListener('click', answer, true);
  }, [container, newest]);
}

function Interaction(props: InteractionProps): ReactNode {
  const { media, medium, options, isVideo } = props;
  const chosen = useMemo(() => choices(options.rawOptions, CHOICES), [options]);
  useRewind(media, medium, { loop: options.loop, rewinds: chosen.autoRewind }, props.onEnd);
  useOneAtATime(media, medium, chosen.pauseOtherPlayers, options);
  useWaiting(media, medium, props.onWaiting, props.onFailureSign);
  const count = useTrackCount(media);
  const { onTracks } = props;
  useLayoutEffect(() => onTracks(count), [count, onTracks]);
  return (
    <>
      {options.enableKeyboard && <Keys {...props} />}
      <AutoHide
        {...props}
        choices={chosen}
        hides={isVideo && !chosen.alwaysShowControls}
        hiddenOnLoad={isVideo && options.hideVideoControlsOnLoad}
      />
    </>
  );
}

/** Overlay while the medium waits for data. */
function Loading({ on }: { on: boolean }): ReactNode {
  return (
    <div className="mejs-overlay mejs-layer" style={{ width: '100%', height: '100%', display: on ? 'flex' : 'none' }}>
      <div className="mejs-overlay-loading" role="status" aria-label={on ? ownText('loading', 'loading') : undefined}>
        <span className="mejs-overlay-loading-bg-img" />
      </div>
    </div>
  );
}

/** Parts that load together. */
const interaction: InteractionParts = { Interaction, Loading, SeekHandle, VerticalVolume, VolumeHandle };
export default interaction;
