/** The engine every slider runs on (contract §4, APG Carousel). */
import {
  $reducedMotion,
  emit,
  phrase,
  revealed,
  useAttr,
  useClass,
  useElementId,
  useEvent,
  useLatest,
  useStore,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { Arrows, Dots } from './controls';
import { Rotation } from './rotation';
import { Slide } from './slide';
import { slideMedia } from './slide-media';
import { layoutOf, type SliderConfig } from './slider-config';
import { type Direction, initialSlider, ruling, slideAt, sliderMachine } from './slider-machine';
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
  const { active, previous, fading, direction, moves } = state;
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

  const id = slides[active]?.getAttribute('data-slide-id');
  useAttr(element, 'data-active-slide', id ?? undefined);
  useClass(element, `et_slide_transition_to_${direction}`, direction === null ? undefined : true);
  useClass(element, 'et_slider_hovered', hovered || undefined);
  useClass(element, 'et_pb_slider_empty', (generation === 5 && count === 0) || undefined);
  const layout = moves > 0 || config.followsLayout ? layoutOf(slides[ruling(state)]) : undefined;
  useClass(element, 'et_pb_bg_layout_light', layout && layout === 'light');
  useClass(element, 'et_pb_bg_layout_dark', layout && layout === 'dark');

  const named = element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');
  const [label] = useState(named ? undefined : `${phrase('slides', 'Slides')} ${config.number || ''}`.trim());
  useAttr(element, 'role', several ? 'region' : undefined);
  useAttr(element, 'aria-roledescription', several ? phrase('carousel', 'carousel') : undefined);
  useAttr(element, 'aria-label', several ? label : undefined);
  useAttr(list, 'aria-live', several ? (automatic && rotating ? 'off' : 'polite') : undefined);

  return (
    <>
      {slides.map((slide, at) => (
        <Slide
          // biome-ignore lint/suspicious/noArrayIndexKey: when slides come or go, the engine begins anew.
          key={at}
          slide={slide}
          number={at + 1}
          count={count}
          active={at === active}
          moved={at === previous}
          fading={fading}
          used={moves > 0 || start > 0}
          onFaded={() => send({ type: 'done' })}
        />
      ))}
      {automatic && (
        <Rotation
          element={element}
          speed={speed}
          ignoreHover={config.ignoreHover}
          // Divi 4 counts from the start of a move, Divi 5 once more from its end.
          turn={`${moves} ${generation === 5 && fading}`}
          onNext={() => move('next')}
          onHover={setHovered}
          onRotating={setRotating}
        />
      )}
      {several && config.arrows && <Arrows at={element} controls={listId} onMove={move} style={arrowStyle} />}
      {several && config.dots && (
        <Dots
          at={dotsAt}
          controls={listId}
          onMove={move}
          count={count}
          active={active}
          video={element.querySelector('video') !== null}
          bottom={dotsBottom}
        />
      )}
      {children?.(active, move, listId)}
    </>
  );
}
