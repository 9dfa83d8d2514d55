/** Builds the thumbnails of a video slider, with the classes theme style sheets know. */

/** An address as a background picture, whatever characters it holds. */
export const backgroundOf = (image: string | undefined): string => (image ? `url(${JSON.stringify(image)})` : 'none');

/** One thumbnail for each slide, in a box that is put into the track. */
export function buildThumbnails(track: Element, slides: readonly HTMLElement[], generation: 4 | 5): HTMLElement[] {
  const make = (tag: string, className: string, ...children: Element[]) => {
    const element = track.ownerDocument.createElement(tag);
    element.className = className;
    element.append(...children);
    return element;
  };
  const items = slides.map(({ dataset }, at) => {
    const link = make('a', 'et_pb_video_play');
    link.setAttribute('href', '#');
    const cover = make('div', 'et_pb_video_overlay', make('div', 'et_pb_video_overlay_hover', link));
    cover.style.backgroundImage = backgroundOf(dataset.image);
    const item = make('div', `et_pb_carousel_item${generation === 5 ? ` et_pb_carousel_item_${at}` : ''}`, cover);
    item.dataset.slideId = String(at);
    return item;
  });
  track.replaceChildren(make('div', 'et_pb_carousel_items', ...items));
  return items;
}
