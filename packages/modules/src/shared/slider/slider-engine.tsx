/** The engine every slider runs on (docs/reference/sliders.md, APG Carousel). */
import {
  $reducedMotion,
  addStyleSheet,
  switched,
  useClaims,
  useClassChange,
  useElementId,
  useEvent,
  useLatest,
  useMotions,
  useStore,
} from '@enliven/core';
import { type ComponentType, type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { useSlice } from '../use-slice';
import { Arrows, Dots, useAutoPlay } from './controls';
import type { ClockProps } from './rotation';
import { type SlideMoves, slideMoves } from './slide-moves';
import { ACTIVE, controlsOf, type Direction, type SliderConfig, sliderClaims, slidesOf } from './slider-state';
import { useSlideHeights } from './use-slide-heights';
import { useSwipe } from './use-swipe';

interface EngineProps {
  element: HTMLElement;
  config: SliderConfig;
  /** The slide to begin with. @default 0 */
  start?: number;
  /** Where dots are appended. @default the element */
  dotsAt?: Element | undefined;
  arrowStyle?: Record<string, string> | undefined;
  dotsBottom?: string | undefined;
  /** Renders what a variant adds, with the active slide and the function that moves the slider. */
  children?: (active: number, move: (direction: Direction) => void, id: string | undefined) => ReactNode;
  /** A move has ended. */
  onArrived?: (slide: HTMLElement) => void;
}

/** Sent to a slider by scripts that want it to move: `to` is `next`, `previous` or the place of a slide. */
interface MoveEvent extends Event {
  to?: unknown;
}

/**
 * Events on the element, bubbling: `slide` {current, next}, `simple_slider_before_move_to` {direction, next_slide},
 * `simple_slider_after_move_to` {next_slide}. Listens there to `enliven:move` {to}, and to `enliven:end`, which gives it back.
 */
export function SliderEngine(props: EngineProps): ReactNode {
  const [ended, setEnded] = useState(false);
  useEvent(props.element, 'enliven:end', (event) => setEnded(event.target === props.element));
  return !ended && <RunningSlider {...props} />;
}

/** The theme lets what a slide holds fly in; it must end as that does, since without it some of it is transparent. */
const SETTLED =
  '@media (prefers-reduced-motion:reduce){.et_pb_slide [class*=et_pb_slide_],.et_pb_slide_image img' +
  '{animation-duration:0s!important;animation-delay:0s!important}}';

function RunningSlider(props: EngineProps): ReactNode {
  const { element, config, start = 0, dotsAt = element, arrowStyle, dotsBottom, children, onArrived } = props;
  const { slides, speed } = config;
  const count = slides.length;
  const several = count > 1;
  const [hovered, setHovered] = useState(false);
  const [rotating, setRotating] = useState(true);
  const reduced = useStore($reducedMotion);
  const automatic = several && speed !== null && !reduced;
  const autoPlay = useAutoPlay(automatic);
  const list = slides[0]?.parentElement;
  const listId = useElementId(list);

  const play = useMotions();
  const latestOnArrived = useLatest(onArrived);
  const [moves] = useState(() =>
    slideMoves({ element, config, start, play, onArrived: (slide) => latestOnArrived.current?.(slide) }),
  );
  useLayoutEffect(() => moves.releaseAll, [moves]);
  const reach = useSlice(count);
  useLayoutEffect(() => moves.applyClaims(reach), [moves, reach]);
  const live = autoPlay && rotating ? 'off' : 'polite';
  useClaims(useMemo(() => sliderClaims(element, config, { hovered, live }), [element, config, hovered, live]));

  const { ownerDocument: owner } = element;
  useLayoutEffect(() => addStyleSheet(owner, SETTLED), [owner]);
  useEvent(owner.defaultView, 'blur', () => {
    if (owner.activeElement?.localName === 'iframe') moves.touch(owner.activeElement);
  });
  useEvent<MoveEvent>(element, 'enliven:move', (event) => {
    if (event.target === element) moves.move(event.to as Direction);
  });
  useClassChange(slides, moves.readMark);
  useSwipe(several && config.arrows ? list : null, moves.move);
  useSlideHeights(element, slides);

  const [video] = useState(() => element.querySelector('video') !== null);
  return (
    <>
      {autoPlay && speed !== null && (
        <autoPlay.Rotation
          element={element}
          ignoreHover={config.ignoreHover}
          clock={<Turns Clock={autoPlay.Clock} element={element} speed={speed} moves={moves} />}
          onHover={setHovered}
          onRotating={setRotating}
        />
      )}
      {several && config.arrows && <Arrows at={element} controls={listId} onMove={moves.move} style={arrowStyle} />}
      {several && config.dots && (
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

/** Renders again with each move; the rest of the slider does not. */
const Variant = ({ moves, children }: VariantProps): ReactNode => children(useStore(moves, ({ active }) => active));

interface TurnsProps {
  Clock: ComponentType<ClockProps>;
  element: HTMLElement;
  speed: number;
  moves: SlideMoves;
}

/** Restarts the time with each move, in both generations. */
function Turns({ Clock, element, speed, moves }: TurnsProps): ReactNode {
  const fading = useStore(moves, (now) => now.fading);
  const count = useStore(moves, (now) => now.moves);
  return <Clock key={count} element={element} speed={speed} busy={fading} onNext={() => moves.move('next')} />;
}

/** Slides that other scripts add or take away, and controls that differ by device. */
interface LiveSlides {
  config: SliderConfig;
  /** Changes with the slides, to remount the engine. */
  version: number;
  /** The slide that was shown before that, if it is still there. */
  start: number;
}

const same = (a: readonly Element[], b: readonly Element[]) => a.length === b.length && a.every((e, at) => e === b[at]);

/** Place of the slide that the page shows: the server's first, or the one that a script has marked. */
const markedSlide = (slides: readonly Element[]): number =>
  Math.max(
    0,
    slides.findIndex(({ classList }) => classList.contains(ACTIVE)),
  );

export function useSlides(element: Element, config: SliderConfig): LiveSlides {
  const [live, setLive] = useState<LiveSlides>(() => ({ config, version: 0, start: markedSlide(config.slides) }));
  useLayoutEffect(() => {
    const list = live.config.slides[0]?.parentElement ?? element.querySelector('.et_pb_slides,.et_pb_gallery_items');
    if (!list || typeof MutationObserver !== 'function') return;
    const observer = new MutationObserver(() => {
      const slides = slidesOf(element);
      if (same(slides, live.config.slides)) return;
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
