// Markup of video sliders with thumbnails or dots, and of the simple carousel.

import type { Film, Shot } from '../content/slides';
import { type Print, rootClass } from './print';

export interface VideoSliderOptions {
  films: Film[];
  thumbnails: boolean;
  classes?: string[];
}

export const videoSlider = (print: Print, { films, thumbnails, classes = [] }: VideoSliderOptions): string => {
  const kind = thumbnails ? ['et_pb_slider_carousel', 'et_pb_slider_no_pagination'] : ['et_pb_slider_dots'];
  const look = ['et_pb_slider', 'et_pb_preload', ...classes, ...kind, 'et_pb_controls_light'];
  const slides = films.map(({ media, picture, title }) => {
    const order = `et_pb_video_slider_item_${print.order('video_slider_item')}`;
    const own = print.generation === 4 ? order : `${order} et_pb_video_slider_item`;
    return `<div class="${own} et_pb_slide et_pb_bg_layout_dark" data-image="/images/${picture}.svg">
<div class="et_pb_video_wrap">
<div class="et_pb_video_box"><video controls preload="none" title="${title}"><source type="video/mp4" src="/media/${media}.mp4"><source type="video/webm" src="/media/${media}.webm"></video></div>
<div class="et_pb_video_overlay tw-picture-${picture}"><div class="et_pb_video_overlay_hover"><a href="#" class="et_pb_video_play"></a></div></div>
</div>
</div>`;
  });
  return `<div class="${rootClass(print, 'video_slider').replace(' et_block_module', '')}">
<div class="${look.join(' ')}">
<div class="et_pb_slides">
${slides.join('\n')}
</div>
</div>
</div>`;
};

export const carousel = (cards: Shot[], href: string): string => `<div class="et_pb_carousel">
<div class="et_pb_carousel_items">
${cards
  .map(
    ({ picture, title, alt }) =>
      `<div class="et_pb_carousel_item"><a class="tw-card" href="${href}"><img src="/images/${picture}.svg" alt="${alt}" width="480" height="360"><span>${title}</span></a></div>`,
  )
  .join('\n')}
</div>
</div>`;
