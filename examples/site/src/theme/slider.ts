// Markup of sliders: in a column, fullwidth, of posts, of pictures, and of gallery posts.

import type { Post, Shot, SlideWords } from '../content/slides';
import { idAttribute, type Print, rootClass } from './print';

export interface SliderOptions {
  slides: SlideWords[];
  id?: string;
  /** Milliseconds between two slides. @default no auto-play */
  auto?: number;
  /** Whether the slider spans the page. It then belongs in a fullwidth section. */
  fullwidth?: boolean;
  /** Additional classes of the root, for example `et_pb_slider_no_arrows`. */
  classes?: string[];
}

const autoClasses = (auto?: number): string[] => (auto ? ['et_slider_auto', `et_slider_speed_${auto}`] : []);

const pictureOf = ({ picture, alt = '' }: SlideWords): string =>
  picture
    ? `<div class="et_pb_slide_image"><img src="/images/${picture}.svg" alt="${alt}" width="480" height="360"></div>`
    : '';

const slide = (print: Print, words: SlideWords, first: boolean, level: 2 | 3): string => {
  const number = print.order('slide');
  const order = `et_pb_slide_${number}`;
  const layout = words.tone === 'sand' ? 'light' : 'dark';
  const looks = [
    `et_pb_bg_layout_${layout}`,
    'et_pb_media_alignment_center',
    ...(words.picture ? ['et_pb_slide_with_image'] : []),
    `tw-tone-${words.tone}`,
  ];
  const classes =
    print.generation === 4
      ? ['et_pb_slide', order, ...looks, ...(first ? ['et-pb-active-slide'] : [])]
      : [order, 'et_pb_slide', ...looks];
  const id = print.generation === 4 ? order : `divi/slide-${number}`;
  const more = words.more
    ? `<div class="et_pb_button_wrapper"><a class="et_pb_button et_pb_more_button" href="${print.link(words.more[1])}">${words.more[0]}</a></div>`
    : '';
  return `<div class="${classes.join(' ')}" data-slide-id="${id}">
<div class="et_pb_container clearfix"><div class="et_pb_slider_container_inner">
${pictureOf(words)}
<div class="et_pb_slide_description"><h${level} class="et_pb_slide_title">${words.title}</h${level}><div class="et_pb_slide_content">${words.words}</div>${more}</div>
</div></div>
</div>`;
};

const root = (id: string | undefined, classes: string, slides: string[]): string =>
  `<div${idAttribute(id)} class="${classes}">
<div class="et_pb_slides">
${slides.join('\n')}
</div>
</div>`;

export const slider = (print: Print, options: SliderOptions): string => {
  const { slides, id, auto, fullwidth = false, classes = [] } = options;
  const more = [...autoClasses(auto), ...classes];
  // The fullwidth slider differs only in its order class.
  const look = fullwidth
    ? rootClass(print, 'fullwidth_slider', ['et_pb_slider', ...more]).replace('et_pb_fullwidth_slider ', '')
    : rootClass(print, 'slider', ['et_pb_slider_fullwidth_off', ...more]);
  return root(
    id,
    look,
    slides.map((words, at) => slide(print, words, at === 0, fullwidth ? 2 : 3)),
  );
};

export const postSlider = (print: Print, posts: Post[], image: 'background' | 'left' | 'right', auto?: number) => {
  const slides = posts.map(({ id, title, date, words, picture }) => {
    const background = image === 'background' ? ` tw-picture-${picture}` : '';
    const inner =
      image === 'background'
        ? ''
        : `<div class="et_pb_slide_image"><img src="/images/${picture}.svg" alt="" width="480" height="360"></div>`;
    return `<div class="et_pb_slide et_pb_bg_layout_dark et_pb_media_alignment_center et_pb_post_slide-${id} tw-tone-pine${background}">
<div class="et_pb_slide_overlay_container"></div>
<div class="et_pb_container clearfix"><div class="et_pb_slider_container_inner">
${inner}
<div class="et_pb_slide_description"><h3 class="et_pb_slide_title">${title}</h3><div class="et_pb_slide_content"><p class="post-meta"><span class="published">${date}</span></p><div>${words}</div></div></div>
</div></div>
</div>`;
  });
  const more = [`et_pb_post_slider_image_${image}`, 'et_pb_slider_fullwidth_off', 'et_pb_slider_with_overlay'];
  return root(undefined, rootClass(print, 'post_slider', ['et_pb_slider', ...more, ...autoClasses(auto)]), slides);
};

/** Returns the slider that the theme prints above a post with the gallery format: empty slides with background images. */
export const postGallery = (pictures: string[]): string =>
  root(
    undefined,
    'et_pb_slider et_pb_slider_fullwidth_off et_pb_gallery_post_type',
    pictures.map((picture) => `<div class="et_pb_slide tw-picture-${picture}"></div>`),
  );

export const gallerySlider = (print: Print, shots: Shot[], auto?: number): string => {
  const look = rootClass(print, 'gallery', [
    'et_pb_bg_layout_light',
    'et_pb_slider',
    'et_pb_gallery_fullwidth',
    ...autoClasses(auto),
  ]);
  const order = print.order('gallery_items');
  const items = shots.map(
    ({ picture, title, alt }, at) => `<div class="et_pb_gallery_item et_pb_gallery_item_${order}_${at}">
<div class="et_pb_gallery_image landscape"><a href="/images/${picture}.svg" title="${title}"><img src="/images/${picture}.svg" alt="${alt}" width="480" height="360"></a></div>
<h3 class="et_pb_gallery_title">${title}</h3>
</div>`,
  );
  return `<div class="${look}">
<div class="et_pb_gallery_items et_post_gallery clearfix" data-per_page="4">
${items.join('\n')}
</div>
</div>`;
};
