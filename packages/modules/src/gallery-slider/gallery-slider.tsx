/** Gallery slider (docs/reference/sliders.md#gallery-controls): the slider engine with controls positioned at the picture. */
import { type BehaviorProps, measure, member, query, queryAll, useScope, watchSize } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { SliderEngine, useSlides } from '../shared/slider/slider-engine';
import type { SliderConfig } from '../shared/slider/slider-state';

export { sliderConfig as config } from '../shared/slider/slider-state';

export default function GallerySlider({ element, config }: BehaviorProps<SliderConfig>): ReactNode {
  const slider = useSlides(element, config);
  const lockHeight = useHeightLock(element);
  const [position, setPosition] = useState<ControlPosition>();
  const { top, bottom } = position ?? {};
  const arrowStyle = useMemo(() => ({ color: 'inherit', ...(top && { top, marginTop: `-${ARROW_HALF}px` }) }), [top]);
  return (
    <SliderEngine
      key={slider.version}
      element={element as HTMLElement}
      config={slider.config}
      start={slider.start}
      arrowStyle={arrowStyle}
      dotsBottom={bottom}
      onArrived={lockHeight}
    >
      {(active) =>
        slider.config.generation === 5 && (
          <Picture element={element} slide={slider.config.slides[active]} onPosition={setPosition} />
        )
      }
    </SliderEngine>
  );
}

interface PictureProps {
  element: Element;
  slide: Element | undefined;
  onPosition(position: ControlPosition | undefined): void;
}

/** Measures the visible picture to position the controls. */
function Picture({ element, slide, onPosition }: PictureProps): null {
  useLayoutEffect(() => {
    const picture = query(slide, '.et_pb_gallery_image');
    if (!picture) return;
    return watchSize(
      [element, picture],
      () => controlPosition(member(element, 'getBoundingClientRect')(), picture.getBoundingClientRect()),
      onPosition,
    );
  }, [element, slide, onPosition]);
  return null;
}

/** Returns the height to lock, in pixels; 0 for none. Reads the layout. */
function lockableHeight(slide: HTMLElement): number {
  // A picture that is not loaded has the height of its alternative text, which must not be locked.
  const isLoaded = queryAll(slide, 'img').every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  return isLoaded && getComputedStyle(slide).maxHeight === 'none' ? member(slide, 'offsetHeight') : 0;
}

/** Returns a function that locks the height of a slide until the width of the slider changes. */
function useHeightLock(element: Element): (slide: HTMLElement) => void {
  const lock = useRef((_slide: HTMLElement) => {});
  useScope(
    (scope) => {
      let locks = scope.open();
      let cancel = () => {};
      lock.current = (slide) => {
        cancel();
        cancel = locks.add(
          measure(
            () => lockableHeight(slide),
            (height) => {
              if (height > 0) locks.claim(slide, 'style:max-height', `${height}px`);
            },
          ),
        );
      };
      let width = member(element, 'clientWidth');
      const onWidth = (now: number) => {
        if (now !== width) {
          locks.dispose();
          locks = scope.open();
        }
        width = now;
      };
      scope.add(watchSize([element], () => member(element, 'clientWidth'), onWidth));
    },
    [element],
  );
  const [lockHeight] = useState(() => (slide: HTMLElement) => lock.current(slide));
  return lockHeight;
}

/** Vertical extent in pixels from the top of the window. */
interface Span {
  top: number;
  height: number;
}

/** Position of arrows and dots if titles below the pictures make the slider taller (Divi 5; docs/reference/sliders.md#gallery-controls). */
interface ControlPosition {
  /** Top of the arrows' center, in percent of the slider's height. */
  top: string;
  /** Bottom of the dots, in pixels from the slider's lower edge. */
  bottom: string;
}

/** Computes the position of the controls; undefined while slider or picture has no box. */
export function controlPosition(slider: Span, picture: Span): ControlPosition | undefined {
  if (slider.height <= 0 || picture.height <= 0) return undefined;
  const middle = ((picture.top + picture.height / 2 - slider.top) / slider.height) * 100;
  const below = slider.top + slider.height - (picture.top + picture.height);
  return {
    top: `${Math.min(ARROW_TOP.max, Math.max(ARROW_TOP.min, Math.round(middle * 100) / 100))}%`,
    bottom: `${Math.round(Math.max(DOTS_GAP, below + DOTS_GAP))}px`,
  };
}

/** Range of the arrows' position, in percent of the slider's height. */
const ARROW_TOP = { min: 10, max: 90 };
/** Half of an arrow's height in pixels. */
const ARROW_HALF = 24;
/** Pixels between the dots and the picture's lower edge. */
const DOTS_GAP = 20;
