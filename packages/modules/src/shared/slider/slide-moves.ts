/** Moves of one slider. They change the page without a render between press and slide (docs/reference/sliders.md#moves). */
import {
  $reducedMotion,
  type ClaimKey,
  claim,
  claimSet,
  emit,
  type Motion,
  type Play,
  type Readable,
  type Release,
  revealed,
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
  /** The theme's media player, where there is one. */
  player?: { play?(): void; pause?(): void };
}

const videoIn = (slide: Element | undefined) => slide?.querySelector<PlayedVideo>('video') ?? null;
const FRAMES = '.et_pb_video_box iframe,.et_pb_slide_video iframe';
const AUTOPLAY = /([?&])autoplay=1(&(amp;)?|$)/;

/** Stops media in the slide that leaves, and starts players in the slide that enters. */
export interface SlideMedia {
  /** The visitor has pressed into a frame. What was never played need not be fetched again. */
  touch(frame: Element): void;
  /** At the start of a move (docs/reference/sliders.md#media). */
  switchPlayback(leaving: Element | undefined, entering: Element | undefined): void;
  /** When a slide has gone (step 10): nothing in it plays, and covers of videos are back. Background videos play on. */
  stop(slide: Element): void;
  /** Gives everything back. */
  releaseAll(): void;
}

function slideMedia(): SlideMedia {
  const touched = new WeakSet<Element>();
  const claims = new Map<Element, Release[]>();

  function release(target: Element): void {
    for (const releaseOne of claims.get(target) ?? []) releaseOne();
    claims.delete(target);
  }

  /** The newest claim decides: this one until the cover is pressed again. */
  function set(target: Element, values: Partial<Record<ClaimKey, string>>): void {
    release(target);
    const made = Object.entries(values).map(([key, value]) => claim(target, key as ClaimKey, value));
    claims.set(target, made);
  }

  return {
    touch: (frame) => void touched.add(frame),
    switchPlayback(leaving, entering) {
      videoIn(leaving)?.player?.pause?.();
      videoIn(entering)?.player?.play?.();
    },
    stop(slide) {
      for (const media of slide.querySelectorAll<HTMLMediaElement>('video,audio')) {
        if (!media.closest('.et_pb_section_video_bg')) media.pause();
      }
      for (const frame of slide.querySelectorAll<HTMLIFrameElement>(FRAMES)) {
        const address = frame.getAttribute('src') ?? '';
        const stopped = address.replace(AUTOPLAY, '$1').replace(/[?&]$/, '');
        if (stopped !== address) set(frame, { 'attr:src': stopped });
        // A page of another origin can only be stopped by reloading it; one without an address has nothing to stop.
        // biome-ignore lint/correctness/noSelfAssign: assigning the address reloads the frame.
        else if (address && touched.has(frame)) frame.src = frame.src;
        touched.delete(frame);
      }
      for (const cover of slide.querySelectorAll<HTMLElement>('.et_pb_video_overlay')) {
        if (cover.style.display === 'none') set(cover, { 'style:display': 'block', 'style:opacity': '1' });
      }
    },
    releaseAll: () => [...claims.keys()].forEach(release),
  };
}

/** Milliseconds of the fade between two slides. */
const FADE_DURATION = 700;

const fade = (from: number, to: number): Motion => ({
  duration: FADE_DURATION,
  frames: [{ opacity: from }, { opacity: to }],
});
const LEAVING = fade(1, 0);
const ENTERING = fade(0, 1);

export interface SlideMoves extends Readable<SliderState> {
  /** Does nothing while slides fade. */
  move(where: Direction): void;
  /** Shows the slide that another script has marked as the active one; does nothing while slides fade. */
  readMark(): void;
  /** The visitor has pressed into a frame of another page. */
  touch(frame: Element): void;
  /** Makes slides look as they should, until `releaseAll`. @param reach how many, besides those that have been active */
  applyClaims(reach: number): void;
  releaseAll(): void;
}

interface MovesOptions {
  element: HTMLElement;
  config: SliderConfig;
  start: number;
  play: Play;
  /** A move has ended. */
  onArrived(slide: HTMLElement): void;
}

export function slideMoves({ element, config, start, play, onArrived }: MovesOptions): SlideMoves {
  const { slides } = config;
  const parts = slides.map(partsOf);
  const media = slideMedia();
  const claims = claimSet();
  const listeners = new Set<() => void>();
  const seen = new Set<number>();
  let state = initialSlider(start);
  let dispatching = false;
  let reached = 0;

  function applyClaims(reach = reached): void {
    reached = reach;
    seen.add(state.active);
    const used = state.moves > 0 || start > 0;
    claims.set([...slideClaims(parts, state, seen, used, reach), ...moveClaims(element, config, state)]);
  }
  function send(event: SliderEvent): void {
    state = sliderMachine(state, event);
    applyClaims();
    for (const listener of [...listeners]) listener();
  }
  function arrive(old: HTMLElement, slide: HTMLElement): void {
    media.stop(old);
    emit(element, 'simple_slider_after_move_to', { next_slide: slide });
    revealed.emit(slide);
    onArrived(slide);
  }

  function readMark(): void {
    if (state.fading) return;
    const to = slides.findIndex(({ classList }, at) => at !== state.active && classList.contains(ACTIVE));
    const current = slides[state.active];
    const next = slides[to];
    if (!current || !next) return;
    send({ type: 'move', to, direction: to, fade: false });
    arrive(current, next);
  }

  return {
    get: () => state,
    readMark,
    listen(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    move(direction) {
      readMark();
      const to = slideAt(state, direction, slides.length);
      const current = slides[state.active];
      const next = to === undefined ? undefined : slides[to];
      // A listener of these events cannot start another move.
      if (dispatching || state.fading || to === undefined || !current || !next || current === next) return;
      dispatching = true;
      emit(element, 'slide', { current, next });
      media.switchPlayback(current, next);
      emit(element, 'simple_slider_before_move_to', { direction, next_slide: next });
      dispatching = false;
      const fades = !$reducedMotion.get();
      send({ type: 'move', to, direction, fade: fades });
      if (!fades) return arrive(current, next);
      play(current, LEAVING);
      play(next, ENTERING, () => {
        send({ type: 'done' });
        arrive(current, next);
      });
    },
    touch: media.touch,
    applyClaims,
    releaseAll() {
      claims.set([]);
      media.releaseAll();
    },
  };
}
