// Markup of a gallery grid, and of an image that opens in a lightbox.

import type { Picture } from '../content/pictures';
import { pictureAddress, pictureTag } from './picture';
import { idAttribute, type Print, rootClass } from './print';

export interface GalleryOptions {
  pictures: Picture[];
  perPage: number;
  id?: string;
  /** Number of the first picture. @default 0 */
  from?: number;
  /** @default true */
  pagination?: boolean;
}

export const gallery = (print: Print, options: GalleryOptions): string => {
  const { pictures, perPage, id, from = 0, pagination = true } = options;
  const root = rootClass(print, 'gallery', ['et_pb_bg_layout_light', 'et_pb_gallery_grid']);
  const number = /et_pb_gallery_(\d+)/.exec(root)?.[1] ?? '0';
  const item = ({ title, caption }: Picture, at: number): string =>
    `<div class="et_pb_gallery_item et_pb_grid_item et_pb_bg_layout_light et_pb_gallery_item_${number}_${at}">
<div class="et_pb_gallery_image landscape"><a href="${pictureAddress(from + at)}" title="${title}">${pictureTag(from + at, title)}<span class="et_overlay"></span></a></div>
<h3 class="et_pb_gallery_title">${title}</h3><p class="et_pb_gallery_caption">${caption}</p>
</div>`;
  const layout = print.generation === 5 ? ' et_grid_module' : '';
  return `<div${idAttribute(id)} class="${root}">
<div class="et_pb_gallery_items et_post_gallery clearfix${layout}" data-per_page="${perPage}">
${pictures.map(item).join('\n')}
</div>${pagination ? '<div class="et_pb_gallery_pagination"></div>' : ''}
</div>`;
};

/** Returns an image that opens in a lightbox. */
export const largeImage = (print: Print, number: number, title: string): string =>
  `<div class="${rootClass(print, 'image')}"><a href="${pictureAddress(number)}" class="et_pb_lightbox_image" title="${title}"><span class="et_pb_image_wrap">${pictureTag(number, title)}</span></a></div>`;
