/** Engine of all sliders (docs/reference/sliders.md, APG Carousel). */
import {
  $reducedMotion,
  addStyleSheet,
  documentOf,
  matches,
  member,
  query,
  switched,
  useClaims,
  useClassChange,
  useElementId,
  useEvent,
  useLatest,
  useMotions,
  useScope,
  useStore,
} from '@enliven/core';
import { type ComponentType, type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { useSlice } from '../use-slice';
import { Arrows, Dots, useAutoPlay } from './controls';
import type { ClockProps } from './rotation';
import { createSlideMoves, type SlideMoves } from './slide-moves';
import { ACTIVE, controlsOf, type Direction, type SliderConfig, sliderClaims, slidesOf } from './slider-state';
import { useSlideHeights } from './use-slide-heights';
import { useSwipe } from './use-swipe';

interface EngineProps {
  element: HTMLElement;
  config: SliderConfig;
  /** Index of the first slide to show. @default 0 */
  start?: number;
  /** Parent of the dots. @default the element */
  dotsAt?: Element | undefined;
  arrowStyle?: Record<string, string> | undefined;
  dotsBottom?: string | undefined;
  /** Renders additions of a variant. */
  children?: (active: number, move: (direction: Direction) => void, id: string | undefined) => ReactNode;
  /** Called when a move has ended. */
  onArrived?: (slide: HTMLElement) => void;
}

/** Event by which other scripts move a slider; `to` is `next`, `previous` or the index of a slide. */
interface MoveEvent extends Event {
  to?: unknown;
}

/**
 * Slider. Events on the element, bubbling: `slide` {current, next}, `simple_slider_before_move_to` {direction, next_slide},
 * `simple_slider_after_move_to` {next_slide}. Listens there to `enliven:move` {to}, and to `enliven:end`, which unmounts it.
 */
export function SliderEngine(props: EngineProps): ReactNode {
  const [hasEnded, setHasEnded] = useState(false);
  useEvent(props.element, 'enliven:end', (event) => setHasEnded(event.target === props.element));
  return !hasEnded && <RunningSlider {...props} />;
}

/**
 * Ends the theme's entrance animations immediately with reduced motion; without an animation some content would stay transparent.
 * Keeps videos inside their half of a slide where a page lacks the style sheet of WordPress for players.
 */
const STYLE =
  ':where(.et_pb_slide_video .wp-video){max-width:100%}@media (prefers-reduced-motion:reduce){.et_pb_slide [class*=et_pb_slide_],.et_pb_slide_image img' +
  '{animation-duration:0s!important;animation-delay:0s!important}}';

function RunningSlider(props: EngineProps): ReactNode {
  const { element, config, start = 0, dotsAt = element, arrowStyle, dotsBottom, children, onArrived } = props;
  const { slides, speed } = config;
  const count = slides.length;
  const hasSeveral = count > 1;
  const [hovered, setHovered] = useState(false);
  const [rotating, setRotating] = useState(true);
  const reduced = useStore($reducedMotion);
  const rotates = hasSeveral && speed !== null && !reduced;
  const autoPlay = useAutoPlay(rotates);
  const list = slides[0] && member(slides[0], 'parentElement');
  const listId = useElementId(list);

  const play = useMotions();
  const latestOnArrived = useLatest(onArrived);
  const [moves] = useState(() =>
    createSlideMoves({ element, config, start, play, onArrived: (slide) => latestOnArrived.current?.(slide) }),
  );
  useScope(moves.start, [moves]);
  const reach = useSlice(count);
  useLayoutEffect(() => moves.applyClaims(reach), [moves, reach]);
  const live = autoPlay && rotating ? 'off' : 'polite';
  useClaims(useMemo(() => sliderClaims(element, config, { hovered, live }), [element, config, hovered, live]));

  const owner = documentOf(element);
  useLayoutEffect(() => addStyleSheet(owner, STYLE), [owner]);
  useEvent(owner.defaultView, 'blur', () => {
    if (owner.activeElement?.localName === 'iframe') moves.recordPress(owner.activeElement);
  });
  useEvent<MoveEvent>(element, 'enliven:move', (event) => {
    if (event.target === element) moves.move(event.to as Direction);
  });
  useClassChange(slides, moves.applyMark);
  useSwipe(hasSeveral && config.arrows ? list : null, moves.move);
  useSlideHeights(element, slides);

  const [video] = useState(() => query(element, 'video') !== null);
  return (
    <>
      {autoPlay && speed !== null && (
        <autoPlay.Rotation
          element={element}
          ignoreHover={config.ignoreHover}
          clock={<MoveClock Clock={autoPlay.Clock} element={element} speed={speed} moves={moves} />}
          onHover={setHovered}
          onRotating={setRotating}
        />
      )}
      {hasSeveral && config.arrows && <Arrows at={element} controls={listId} onMove={moves.move} style={arrowStyle} />}
      {hasSeveral && config.dots && (
        <Dots at={dotsAt} controls={listId} moves={moves} count={count} video={video} bottom={dotsBottom} />
      )}
      {children && <Variant moves={moves}>{(active) => children(active, moves.move, listId)}</Variant>}
    </>
  );
}

interface VariantProps {
  moves: SlideMoves;
  children(active: number): ReactNode;
}

/** Renders additions of a variant again with each move, without the rest of the slider. */
const Variant = ({ moves, children }: VariantProps): ReactNode => children(useStore(moves, ({ active }) => active));

interface MoveClockProps {
  Clock: ComponentType<ClockProps>;
  element: HTMLElement;
  speed: number;
  moves: SlideMoves;
}

/** Clock that restarts with each move, in both generations. */
function MoveClock({ Clock, element, speed, moves }: MoveClockProps): ReactNode {
  const fading = useStore(moves, (state) => state.fading);
  const count = useStore(moves, (state) => state.moves);
  return <Clock key={count} element={element} speed={speed} busy={fading} onNext={() => moves.move('next')} />;
}

/** Configuration that follows added and removed slides, and controls by device. */
interface LiveSlides {
  config: SliderConfig;
  /** Changes with the slides, to remount the engine. */
  version: number;
  /** Index of the slide to show, which was visible before if it still exists. */
  start: number;
}

const areSame = (a: readonly Element[], b: readonly Element[]) =>
  a.length === b.length && a.every((element, at) => element === b[at]);

/** Returns the index of the marked slide, else of the first. */
const markedSlide = (slides: readonly Element[]): number =>
  Math.max(
    0,
    slides.findIndex((slide) => matches(slide, `.${ACTIVE}`)),
  );

/** Returns the current configuration of a slider. */
export function useSlides(element: Element, config: SliderConfig): LiveSlides {
  const [live, setLive] = useState<LiveSlides>(() => ({ config, version: 0, start: markedSlide(config.slides) }));
  useLayoutEffect(() => {
    const [first] = live.config.slides;
    const list = (first && member(first, 'parentElement')) ?? query(element, '.et_pb_slides,.et_pb_gallery_items');
    if (!list || typeof MutationObserver !== 'function') return;
    const observer = new MutationObserver(() => {
      const slides = slidesOf(element);
      if (areSame(slides, live.config.slides)) return;
      setLive({ config: { ...live.config, slides }, version: live.version + 1, start: markedSlide(slides) });
    });
    observer.observe(list, { childList: true });
    return () => observer.disconnect();
  }, [element, live]);
  useLayoutEffect(
    () =>
      switched.on((change) => {
        if (change.element === element)
          setLive((now) => ({ ...now, config: { ...now.config, ...controlsOf(element) } }));
      }),
    [element],
  );
  return live;
}
