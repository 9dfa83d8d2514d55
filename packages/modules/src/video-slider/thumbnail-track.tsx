/** The track of thumbnails below a video slider: a carousel of buttons, one for each slide. */
import { phrase, useAttr, useClass, useEvent, useInsert } from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { SimpleCarousel } from '../shared/carousel/simple-carousel';
import { useFocusStyle } from '../shared/use-focus-style';
import { buildThumbnails } from './thumbnails';

interface TrackProps {
  wrapper: Element;
  slides: readonly HTMLElement[];
  active: number;
  generation: 4 | 5;
  /** Id of what the thumbnails choose from. */
  controls: string | undefined;
  onMove(to: number): void;
}

export function ThumbnailTrack({ wrapper, slides, active, generation, controls, onMove }: TrackProps): ReactNode {
  const track = useInsert(wrapper, { className: 'et_pb_carousel' });
  useFocusStyle(track);
  const [items, setItems] = useState<HTMLElement[]>([]);
  useLayoutEffect(() => {
    if (track) setItems(buildThumbnails(track, slides, generation));
  }, [track, slides, generation]);

  const chosen = ({ target }: Event) => {
    const item = (target as Element).closest<HTMLElement>('.et_pb_carousel_item');
    return item ? Number(item.dataset.slideId) : undefined;
  };
  function choose(event: Event): void {
    const to = chosen(event);
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  }
  useEvent(track, 'click', choose);
  useEvent<KeyboardEvent>(track, 'keydown', (event) => {
    if (event.key === ' ') choose(event);
  });

  const box = items[0]?.closest<HTMLElement>('.et_pb_carousel_items');
  // Those of a track that has gone belong to nobody.
  if (!track || !box || !track.contains(box)) return null;
  return (
    <>
      {items.map((item, at) => (
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
  const link = item.querySelector('a');
  useClass(item, 'et-pb-active-control', active);
  useAttr(link, 'role', 'button');
  useAttr(link, 'aria-label', phrase('go_to_slide', 'Go to slide %1', number));
  useAttr(link, 'aria-current', active ? true : undefined);
  useAttr(link, 'aria-controls', controls);
  return null;
}
