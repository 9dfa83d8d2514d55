/** Reads a gallery grid's markup. */

import type { Page } from '@enliven/core';
import { attribute } from '@enliven/core';

export interface GalleryConfig {
  /** `.et_pb_gallery_items`. */
  box: Element | undefined;
  items: Element[];
  perPage: number;
  /** Absent when the author switched it off: then only the first page can be seen. */
  pagination: Element | undefined;
  generation: 4 | 5;
}

/** docs/reference/galleries-and-portfolios.md#gallery. */
const PER_PAGE = 4;

export function config(element: Element, { generation }: Page): GalleryConfig {
  const own = (selector: string) =>
    [...element.querySelectorAll(selector)].filter((found) => found.closest('.et_pb_gallery') === element);
  const [box] = own('.et_pb_gallery_items');
  const perPage = Number.parseInt(attribute(box, 'data-per_page') ?? '', 10);
  return {
    box,
    items: own('.et_pb_gallery_item'),
    perPage: perPage > 0 ? perPage : PER_PAGE,
    pagination: own('.et_pb_gallery_pagination')[0],
    generation,
  };
}
