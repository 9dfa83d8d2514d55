/** Video slider (docs/reference/sliders.md#video-sliders): the slider engine with a track of thumbnails or with dots. */
import {
  type BehaviorProps,
  closestTo,
  documentOf,
  matches,
  member,
  numberAttribute,
  type Page,
  phrase,
  query,
  switched,
  useAttr,
  useClass,
  useEvent,
  useInsert,
  useTimeout,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { SimpleCarousel } from '../shared/carousel/simple-carousel';
import { SliderEngine, useSlides } from '../shared/slider/slider-engine';
import { type SliderConfig, sliderConfig } from '../shared/slider/slider-state';
import { useFocusStyle } from '../shared/use-focus-style';
import { useSlice } from '../shared/use-slice';

interface TrackProps {
  wrapper: Element;
  slides: readonly HTMLElement[];
  active: number;
  generation: 4 | 5;
  /** Id of the list of slides. */
  controls: string | undefined;
  onMove(to: number): void;
}

/** Track of thumbnails below a video slider: a carousel with a button for each slide. */
function ThumbnailTrack({ wrapper, slides, active, generation, controls, onMove }: TrackProps): ReactNode {
  const track = useInsert(wrapper, { className: 'et_pb_carousel' });
  useFocusStyle(track);
  const [items, setItems] = useState<HTMLElement[]>([]);
  const reach = useSlice(items.length);
  useLayoutEffect(() => {
    if (track) setItems(buildThumbnails(track, slides, generation));
  }, [track, slides, generation]);

  const slideIndexOf = ({ target }: Event) => {
    const item = closestTo<HTMLElement>(target, '.et_pb_carousel_item');
    return item ? numberAttribute(item, 'data-slide-id', 'count') : undefined;
  };
  function choose(event: Event): void {
    const to = slideIndexOf(event);
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  }
  useEvent(track, 'click', choose);
  useEvent<KeyboardEvent>(track, 'keydown', (event) => {
    if (event.key === ' ') choose(event);
  });

  const box = closestTo<HTMLElement>(items[0], '.et_pb_carousel_items');
  // Thumbnails of a removed track are ignored.
  if (!track || !box || !member(track, 'contains')(box)) return null;
  return (
    <>
      {items.slice(0, reach).map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: thumbnails have no other name than their place.
        <Thumbnail key={at} item={item} number={at + 1} active={at === active} controls={controls} />
      ))}
      <SimpleCarousel element={track} box={box} items={items} />
    </>
  );
}

interface ThumbnailProps {
  item: HTMLElement;
  number: number;
  active: boolean;
  controls: string | undefined;
}

function Thumbnail({ item, number, active, controls }: ThumbnailProps): null {
  const link = query(item, 'a');
  useClass(item, 'et-pb-active-control', active);
  useAttr(link, 'role', 'button');
  useAttr(link, 'aria-label', phrase('go_to_slide', 'Go to slide %1', number));
  useAttr(link, 'aria-current', active ? true : undefined);
  useAttr(link, 'aria-controls', controls);
  return null;
}

/** Returns the `background-image` of an address with any characters. */
export const backgroundOf = (image: string | undefined): string => (image ? `url(${JSON.stringify(image)})` : 'none');

/** Creates the thumbnails of slides in the track. */
function buildThumbnails(track: Element, slides: readonly HTMLElement[], generation: 4 | 5): HTMLElement[] {
  const create = (tag: string, className: string, ...children: Element[]) => {
    const created = documentOf(track).createElement(tag);
    created.className = className;
    created.append(...children);
    return created;
  };
  const items = slides.map((slide, at) => {
    const link = create('a', 'et_pb_video_play');
    link.setAttribute('href', '#');
    const cover = create('div', 'et_pb_video_overlay', create('div', 'et_pb_video_overlay_hover', link));
    cover.style.backgroundImage = backgroundOf(member(slide, 'dataset').image);
    const item = create('div', `et_pb_carousel_item${generation === 5 ? ` et_pb_carousel_item_${at}` : ''}`, cover);
    item.dataset.slideId = String(at);
    return item;
  });
  member(track, 'replaceChildren')(create('div', 'et_pb_carousel_items', ...items));
  return items;
}

export interface VideoSliderConfig extends SliderConfig {
  thumbnails: boolean;
}

export const config = (element: Element, page: Page): VideoSliderConfig => ({
  ...sliderConfig(element, page),
  thumbnails: hasThumbnails(element),
});

const hasThumbnails = (element: Element) => matches(element, '.et_pb_slider_carousel');

export default function VideoSlider({ element, config }: BehaviorProps<VideoSliderConfig>): ReactNode {
  const slider = useSlides(element, config);
  const { slides, generation } = slider.config;
  const wrapper = closestTo(element, '.et_pb_video_slider') ?? member(element, 'parentElement') ?? element;
  const [thumbnails, setThumbnails] = useState(config.thumbnails);
  // Other devices may show dots instead.
  useLayoutEffect(
    () => switched.on((change) => change.element === element && setThumbnails(hasThumbnails(element))),
    [element],
  );
  const [ready, setReady] = useState(false);
  useTimeout(() => setReady(true), ready ? null : PRELOAD_DELAY);
  useClass(element, 'et_pb_preload', ready ? false : undefined);
  return (
    <SliderEngine
      key={slider.version}
      element={element as HTMLElement}
      config={slider.config}
      start={slider.start}
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

/** Milliseconds until the spinner that covers the slider is removed. */
const PRELOAD_DELAY = 500;
