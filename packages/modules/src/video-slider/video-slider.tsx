/** A slider of videos (docs/reference/sliders.md#video-sliders): the engine, with a track of thumbnails or with dots beside the frame. */
import { type BehaviorProps, type Page, switched, useClass, useTimeout } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { type SliderConfig, sliderConfig } from '../shared/slider/slider-config';
import { SliderEngine, useSlides } from '../shared/slider/slider-engine';
import { ThumbnailTrack } from './thumbnail-track';

export interface VideoSliderConfig extends SliderConfig {
  thumbnails: boolean;
}

export const config = (element: Element, page: Page): VideoSliderConfig => ({
  ...sliderConfig(element, page),
  thumbnails: hasThumbnails(element),
});

const hasThumbnails = ({ classList }: Element) => classList.contains('et_pb_slider_carousel');

export default function VideoSlider({ element, config }: BehaviorProps<VideoSliderConfig>): ReactNode {
  const live = useSlides(element, config);
  const { slides, generation } = live.config;
  const wrapper = element.closest('.et_pb_video_slider') ?? element.parentElement ?? element;
  const [thumbnails, setThumbnails] = useState(config.thumbnails);
  // Another device may have dots instead.
  useLayoutEffect(
    () => switched.on((change) => change.element === element && setThumbnails(hasThumbnails(element))),
    [element],
  );
  const [ready, setReady] = useState(false);
  useTimeout(() => setReady(true), ready ? null : PRELOAD_DELAY);
  useClass(element, 'et_pb_preload', ready ? false : undefined);
  return (
    <SliderEngine
      key={live.version}
      element={element as HTMLElement}
      config={live.config}
      start={live.start}
      dotsAt={wrapper}
    >
      {(active, move, id) =>
        thumbnails &&
        slides.length > 1 && (
          <ThumbnailTrack
            wrapper={wrapper}
            slides={slides}
            active={active}
            generation={generation}
            controls={id}
            onMove={move}
          />
        )
      }
    </SliderEngine>
  );
}

/** Milliseconds until the spinner that hides everything is taken away. */
const PRELOAD_DELAY = 500;
