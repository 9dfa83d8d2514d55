/** The engine every slider runs on (contract §4, APG Carousel). */
import {
  $reducedMotion,
  emit,
  type Motion,
  revealed,
  useAnimation,
  useElementId,
  useEvent,
  useLatest,
  useStore,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useClaims } from '../use-claims';
import { FADE_DURATION } from './constants';
import { Arrows, Dots } from './controls';
import { Rotation } from './rotation';
import { partsOf, slideClaims } from './slide-claims';
import { slideMedia } from './slide-media';
import { sliderClaims } from './slider-claims';
import type { SliderConfig } from './slider-config';
import { type Direction, initialSlider, slideAt, sliderMachine } from './slider-machine';
import { useSlideHeights } from './use-slide-heights';
import { useSwipe } from './use-swipe';

export interface EngineProps {
  element: HTMLElement;
  config: SliderConfig;
  /** The slide to begin with. @default 0 */
  start?: number;
  /** Where dots are appended. @default the element */
  dotsAt?: Element | undefined;
  arrowStyle?: Record<string, string> | undefined;
  dotsBottom?: string | undefined;
  /** What a variant adds; hears which slide is active and may move it. */
  children?: (active: number, move: (direction: Direction) => void, id: string | undefined) => ReactNode;
  /** A move has ended. */
  onArrived?: (slide: HTMLElement) => void;
}

const fade = (from: number, to: number): Motion => ({
  duration: FADE_DURATION,
  frames: [{ opacity: from }, { opacity: to }],
});
const LEAVING = fade(1, 0);
const ENTERING = fade(0, 1);
const nothing = () => {};

/** Sent to a slider by scripts that want it to move: `to` is `next`, `previous` or the place of a slide. */
interface MoveEvent extends Event {
  to?: unknown;
}

/**
 * Events on the element, bubbling: `slide` {current, next}, `simple_slider_before_move_to` {direction, next_slide},
 * `simple_slider_after_move_to` {next_slide}. Listens there to `enliven:move` {to}.
 */
export function SliderEngine(props: EngineProps): ReactNode {
  const { element, config, start = 0, dotsAt = element, arrowStyle, dotsBottom, children, onArrived } = props;
  const { slides, speed, generation } = config;
  const count = slides.length;
  const several = count > 1;
  const [state, send] = useReducer(sliderMachine, start, initialSlider);
  const [hovered, setHovered] = useState(false);
  const [rotating, setRotating] = useState(true);
  const reduced = useStore($reducedMotion);
  const automatic = several && speed !== null && !reduced;
  const { active, previous, fading, moves } = state;
  const list = slides[0]?.parentElement;
  const listId = useElementId(list);

  // Until the page shows the move: two presses in one moment are one.
  const leaving = useRef(false);
  const [media] = useState(slideMedia);
  const { ownerDocument: owner } = element;
  useEvent(owner.defaultView, 'blur', () => {
    if (owner.activeElement?.localName === 'iframe') media.touch(owner.activeElement);
  });
  useLayoutEffect(() => media.free, [media]);
  function move(where: Direction): void {
    const to = slideAt(state, where, count);
    if (leaving.current || fading || to === undefined || to === active) return;
    leaving.current = true;
    const next = slides[to];
    emit(element, 'slide', { current: slides[active], next });
    media.handOver(slides[active], next);
    emit(element, 'simple_slider_before_move_to', { direction: where, next_slide: next });
    send({ type: 'move', to, direction: where, fade: !$reducedMotion.get() });
  }

  const [seen] = useState(() => new Set<number>());
  seen.add(active);
  const [parts] = useState(() => slides.map(partsOf));
  const used = moves > 0 || start > 0;
  useClaims(useMemo(() => slideClaims(parts, state, seen, used), [parts, state, seen, used]));
  const live = automatic && rotating ? 'off' : 'polite';
  useClaims(
    useMemo(() => sliderClaims(element, config, state, { hovered, live }), [element, config, state, hovered, live]),
  );
  useAnimation(fading ? slides[previous ?? 0] : null, LEAVING, nothing);
  useAnimation(fading ? slides[active] : null, ENTERING, () => send({ type: 'done' }));

  const arrived = useRef(active);
  const tell = useLatest(onArrived);
  useLayoutEffect(() => {
    leaving.current = false;
    const slide = slides[active];
    if (fading || active === arrived.current || !slide) return;
    const old = slides[arrived.current];
    arrived.current = active;
    if (old) media.stop(old);
    emit(element, 'simple_slider_after_move_to', { next_slide: slide });
    revealed.emit(slide);
    tell.current?.(slide);
  });

  useEvent<MoveEvent>(
    element,
    'enliven:move',
    (event) => {
      if (event.target === element) move(event.to as Direction);
    },
    ['to'],
  );
  useSwipe(several && config.arrows ? list : null, move);
  useSlideHeights(element, slides);

  const newest = useLatest(move);
  const [turn] = useState(() => (where: Direction) => newest.current(where));
  const [video] = useState(() => element.querySelector('video') !== null);
  // The same node as before is not rendered again: a move changes nothing about the arrows.
  const arrows = useMemo(
    () => <Arrows at={element} controls={listId} onMove={turn} style={arrowStyle} />,
    [element, listId, turn, arrowStyle],
  );
  return (
    <>
      {automatic && (
        <Rotation
          element={element}
          speed={speed}
          ignoreHover={config.ignoreHover}
          busy={fading}
          // Divi 4 counts from the start of a move, Divi 5 once more from its end.
          turn={`${moves} ${generation === 5 && fading}`}
          onNext={() => move('next')}
          onHover={setHovered}
          onRotating={setRotating}
        />
      )}
      {several && config.arrows && arrows}
      {several && config.dots && (
        <Dots
          at={dotsAt}
          controls={listId}
          onMove={turn}
          count={count}
          active={active}
          video={video}
          bottom={dotsBottom}
        />
      )}
      {children?.(active, move, listId)}
    </>
  );
}
