/** A gallery as slider (docs/reference/sliders.md#gallery-controls): the engine, with controls placed by the picture. */
import { type BehaviorProps, claim, measure, type Release, watchSize } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { SliderEngine, useSlides } from '../shared/slider/slider-engine';
import type { SliderConfig } from '../shared/slider/slider-state';

export { sliderConfig as config } from '../shared/slider/slider-state';

export default function GallerySlider({ element, config }: BehaviorProps<SliderConfig>): ReactNode {
  const live = useSlides(element, config);
  const lock = useLockedHeight(element);
  const [place, setPlace] = useState<ControlPlace>();
  const { top, bottom } = place ?? {};
  const arrowStyle = useMemo(() => ({ color: 'inherit', ...(top && { top, marginTop: `-${ARROW_HALF}px` }) }), [top]);
  return (
    <SliderEngine
      key={live.version}
      element={element as HTMLElement}
      config={live.config}
      start={live.start}
      arrowStyle={arrowStyle}
      dotsBottom={bottom}
      onArrived={lock}
    >
      {(active) =>
        live.config.generation === 5 && (
          <Picture element={element} slide={live.config.slides[active]} onPlace={setPlace} />
        )
      }
    </SliderEngine>
  );
}

interface PictureProps {
  element: Element;
  slide: Element | undefined;
  onPlace(place: ControlPlace | undefined): void;
}

/** Follows the picture that is shown, to place the controls by it. */
function Picture({ element, slide, onPlace }: PictureProps): null {
  useLayoutEffect(() => {
    const picture = slide?.querySelector('.et_pb_gallery_image');
    if (!picture) return;
    return watchSize(
      [element, picture],
      () => controlPlace(element.getBoundingClientRect(), picture.getBoundingClientRect()),
      onPlace,
    );
  }, [element, slide, onPlace]);
  return null;
}

interface HeightLock {
  lock(slide: HTMLElement): void;
  unlock(): void;
}

function createHeightLock(): HeightLock {
  const heights = new Map<Element, Release>();
  let cancel = () => {};
  return {
    lock(slide) {
      cancel();
      cancel = measure(
        () => {
          // A picture that is not loaded has the height of its alternative text, which must not be locked.
          const ready = [...slide.querySelectorAll('img')].every(
            ({ complete, naturalWidth }) => complete && naturalWidth > 0,
          );
          return ready && getComputedStyle(slide).maxHeight === 'none' ? slide.offsetHeight : 0;
        },
        (height) => {
          if (height > 0) heights.set(slide, claim(slide, 'style:max-height', `${height}px`));
        },
      );
    },
    unlock() {
      cancel();
      for (const release of heights.values()) release();
      heights.clear();
    },
  };
}

/** @returns what freezes a slide */
function useLockedHeight(element: Element): (slide: HTMLElement) => void {
  const [{ lock, unlock }] = useState(createHeightLock);
  useLayoutEffect(() => {
    let width = element.clientWidth;
    const stop = watchSize(
      [element],
      () => element.clientWidth,
      (now) => {
        if (now !== width) unlock();
        width = now;
      },
    );
    return () => {
      stop();
      unlock();
    };
  }, [element, unlock]);
  return lock;
}

/** In pixels from the upper edge of the window, as boxes are measured. */
interface Span {
  top: number;
  height: number;
}

/** Computes the position of arrows and dots when titles below the pictures make the slider taller than they are (Divi 5; docs/reference/sliders.md#gallery-controls). */
interface ControlPlace {
  /** Of the arrows' middle, in percent of the slider. */
  top: string;
  /** Of the dots, in pixels from the slider's lower edge. */
  bottom: string;
}

/** Undefined while one of them has no box. */
export function controlPlace(slider: Span, picture: Span): ControlPlace | undefined {
  if (slider.height <= 0 || picture.height <= 0) return undefined;
  const middle = ((picture.top + picture.height / 2 - slider.top) / slider.height) * 100;
  const below = slider.top + slider.height - (picture.top + picture.height);
  return {
    top: `${Math.min(ARROW_TOP.max, Math.max(ARROW_TOP.min, Math.round(middle * 100) / 100))}%`,
    bottom: `${Math.round(Math.max(DOTS_GAP, below + DOTS_GAP))}px`,
  };
}

/** Arrows stay between these parts of the slider's height, in percent. */
const ARROW_TOP = { min: 10, max: 90 };
/** Half an arrow's height, in pixels. */
const ARROW_HALF = 24;
/** Pixels between the dots and the picture's lower edge. */
const DOTS_GAP = 20;
