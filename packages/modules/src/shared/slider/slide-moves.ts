/** Moves of one slider. They change the page without a render between press and slide (docs/reference/sliders.md#moves). */
import { $reducedMotion, claimSet, emit, type Motion, type Play, type Readable, revealed } from '@enliven/core';
import { FADE_DURATION } from './constants';
import { slideMedia } from './slide-media';
import { moveClaims, partsOf, slideClaims } from './slider-claims';
import type { SliderConfig } from './slider-config';
import {
  type Direction,
  initialSlider,
  type SliderEvent,
  type SliderState,
  slideAt,
  sliderMachine,
} from './slider-machine';

const fade = (from: number, to: number): Motion => ({
  duration: FADE_DURATION,
  frames: [{ opacity: from }, { opacity: to }],
});
const LEAVING = fade(1, 0);
const ENTERING = fade(0, 1);

export interface SlideMoves extends Readable<SliderState> {
  /** Does nothing while slides fade. */
  move(where: Direction): void;
  /** The visitor has pressed into a frame of another page. */
  touch(frame: Element): void;
  /** Makes slides look as they should, until `free`. */
  applyClaims(): void;
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

  function applyClaims(): void {
    seen.add(state.active);
    const used = state.moves > 0 || start > 0;
    claims.set([...slideClaims(parts, state, seen, used), ...moveClaims(element, config, state)]);
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

  return {
    get: () => state,
    listen(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    move(direction) {
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
