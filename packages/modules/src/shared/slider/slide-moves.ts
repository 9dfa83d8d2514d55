/** Moves of a slider, which change the page without a render between press and slide (docs/reference/sliders.md#moves). */
import {
  $reducedMotion,
  type ClaimKey,
  type ClaimSet,
  emit,
  type Motion,
  matches,
  member,
  type Play,
  query,
  queryAll,
  type Readable,
  revealed,
  type Scope,
} from '@enliven/core';
import {
  ACTIVE,
  type Direction,
  initialSlider,
  moveClaims,
  partsOf,
  type SliderConfig,
  type SliderEvent,
  type SliderState,
  slideAt,
  slideClaims,
  sliderMachine,
} from './slider-state';

interface PlayedVideo extends HTMLVideoElement {
  /** Media player of the theme, if there is one. */
  player?: { play?(): void; pause?(): void };
}

const videoIn = (slide: Element | undefined) => query<PlayedVideo>(slide, 'video');
const FRAMES = '.et_pb_video_box iframe,.et_pb_slide_video iframe';
const AUTOPLAY = /([?&])autoplay=1(&(amp;)?|$)/;

/** Playback of media in slides. */
export interface SlideMedia {
  /** Records a press into a frame, since frames that never played need no reload. */
  recordPress(frame: Element): void;
  /** Pauses and plays players at the start of a move (docs/reference/sliders.md#media). */
  switchPlayback(leaving: Element | undefined, entering: Element | undefined): void;
  /** Stops media in a slide that has left (step 10) and shows video covers again. Background videos keep playing. */
  stop(slide: Element): void;
}

function createSlideMedia(scope: Scope): SlideMedia {
  const pressedFrames = new WeakSet<Element>();
  const claims = new Map<Element, Scope>();

  /** Replaces the claims of an element; the newest claim wins, so these apply until the cover is pressed again. */
  function set(target: Element, values: Partial<Record<ClaimKey, string>>): void {
    claims.get(target)?.dispose();
    const targetScope = scope.open();
    claims.set(target, targetScope);
    for (const [key, value] of Object.entries(values)) targetScope.claim(target, key as ClaimKey, value);
  }

  return {
    recordPress: (frame) => void pressedFrames.add(frame),
    switchPlayback(leaving, entering) {
      videoIn(leaving)?.player?.pause?.();
      videoIn(entering)?.player?.play?.();
    },
    stop(slide) {
      for (const media of queryAll<HTMLMediaElement>(slide, 'video,audio')) {
        if (!media.closest('.et_pb_section_video_bg')) media.pause();
      }
      for (const frame of queryAll<HTMLIFrameElement>(slide, FRAMES)) {
        const address = frame.getAttribute('src') ?? '';
        const stopped = address.replace(AUTOPLAY, '$1').replace(/[?&]$/, '');
        if (stopped !== address) set(frame, { 'attr:src': stopped });
        // Only a reload stops a page of another origin; a frame without an address has nothing to stop.
        // biome-ignore lint/correctness/noSelfAssign: assigning the address reloads the frame.
        else if (address && pressedFrames.has(frame)) frame.src = frame.src;
        pressedFrames.delete(frame);
      }
      for (const cover of queryAll<HTMLElement>(slide, '.et_pb_video_overlay')) {
        if (member(cover, 'style').display === 'none') set(cover, { 'style:display': 'block', 'style:opacity': '1' });
      }
    },
  };
}

/** Milliseconds of the fade between two slides. */
const FADE_DURATION = 700;

const fade = (from: number, to: number): Motion => ({
  duration: FADE_DURATION,
  frames: [{ opacity: from }, { opacity: to }],
});
const FADE_OUT = fade(1, 0);
const FADE_IN = fade(0, 1);

/** Store and actions of a slider. */
export interface SlideMoves extends Readable<SliderState> {
  /** Moves to a slide; does nothing while slides fade. */
  move(direction: Direction): void;
  /** Shows the slide that another script has marked as active; does nothing while slides fade. */
  applyMark(): void;
  /** Records a press into a frame of another page. */
  recordPress(frame: Element): void;
  /** Opens the claims of the slider, which end with the scope. */
  start(scope: Scope): void;
  /** Applies the classes and styles of slides. @param reach number of slides to include, besides those that were active */
  applyClaims(reach: number): void;
}

interface MovesOptions {
  element: HTMLElement;
  config: SliderConfig;
  start: number;
  play: Play;
  /** Called when a move has ended. */
  onArrived(slide: HTMLElement): void;
}

/** Creates the moves of a slider. */
export function createSlideMoves({ element, config, start, play, onArrived }: MovesOptions): SlideMoves {
  const { slides } = config;
  const parts = slides.map(partsOf);
  let media: SlideMedia | undefined;
  let claims: ClaimSet | undefined;
  const listeners = new Set<() => void>();
  const activated = new Set<number>();
  let state = initialSlider(start);
  let isDispatching = false;
  let lastReach = 0;

  function applyClaims(reach = lastReach): void {
    lastReach = reach;
    activated.add(state.active);
    const hasMoved = state.moves > 0 || start > 0;
    claims?.set([...slideClaims(parts, state, activated, hasMoved, reach), ...moveClaims(element, config, state)]);
  }
  function send(event: SliderEvent): void {
    state = sliderMachine(state, event);
    applyClaims();
    for (const listener of [...listeners]) listener();
  }
  function finishMove(old: HTMLElement, slide: HTMLElement): void {
    media?.stop(old);
    emit(element, 'simple_slider_after_move_to', { next_slide: slide });
    revealed.emit(slide);
    onArrived(slide);
  }

  function applyMark(): void {
    if (state.fading) return;
    const to = slides.findIndex((slide, at) => at !== state.active && matches(slide, `.${ACTIVE}`));
    const current = slides[state.active];
    const next = slides[to];
    if (!current || !next) return;
    send({ type: 'move', to, direction: to, fade: false });
    finishMove(current, next);
  }

  return {
    get: () => state,
    applyMark,
    listen(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    move(direction) {
      applyMark();
      const to = slideAt(state, direction, slides.length);
      const current = slides[state.active];
      const next = to === undefined ? undefined : slides[to];
      // Listeners of the events below cannot start another move.
      if (isDispatching || state.fading || to === undefined || !current || !next || current === next) return;
      isDispatching = true;
      emit(element, 'slide', { current, next });
      media?.switchPlayback(current, next);
      emit(element, 'simple_slider_before_move_to', { direction, next_slide: next });
      isDispatching = false;
      const canFade = !$reducedMotion.get();
      send({ type: 'move', to, direction, fade: canFade });
      if (!canFade) return finishMove(current, next);
      play(current, FADE_OUT);
      play(next, FADE_IN, () => {
        send({ type: 'done' });
        finishMove(current, next);
      });
    },
    recordPress: (frame) => media?.recordPress(frame),
    start(scope) {
      claims = scope.claims();
      media = createSlideMedia(scope);
    },
    applyClaims,
  };
}
