/** Slots of a product gallery and the picture that each shows (docs/reference/shop.md#gallery). */
import { isSafeAttribute, query, queryAll, type WantedClaim } from '@enliven/core';
import { PICTURE_ATTRIBUTES, type Picture } from '../shared/product-image';

export interface Slot {
  box: Element;
  link: HTMLAnchorElement | null;
  image: HTMLImageElement;
  /** The server's picture. */
  picture: Picture;
}

const ATTRIBUTES = ['data-src', ...Object.values(PICTURE_ATTRIBUTES)];

/** Returns the slots: the first is large, the others are below it. */
export const slotsOf = (gallery: Element): Slot[] =>
  queryAll(gallery, '.woocommerce-product-gallery__image').flatMap((box) => {
    const image = query(box, 'img');
    if (!image) return [];
    const link = query(box, 'a');
    const picture = Object.fromEntries(ATTRIBUTES.map((name) => [name, image.getAttribute(name)]));
    return [{ box, link, image, picture: { ...picture, href: link?.getAttribute('href') ?? null } }];
  });

/** Returns the pictures by slot: swaps the chosen one and the first, so that each appears once. */
export function orderPictures(slots: readonly Slot[], chosen: number, variation: Picture | undefined): Picture[] {
  const pictures = slots.map(({ picture }, at) => (at === 0 && variation ? { ...picture, ...variation } : picture));
  const first = pictures[0];
  const other = pictures[chosen];
  if (first && other) [pictures[0], pictures[chosen]] = [other, first];
  return pictures;
}

const isSafe = (element: Element, name: string, value: string | null) =>
  value === null || isSafeAttribute(element, name, value);

/** Returns claims for attributes that differ from the markup. */
export const claimsOf = (slots: readonly Slot[], pictures: readonly Picture[]): WantedClaim[] =>
  slots.flatMap(({ image, link, picture }, at) =>
    Object.entries(pictures[at] ?? {}).flatMap(([name, value]): WantedClaim[] => {
      const element = name === 'href' ? link : image;
      return element && value !== picture[name] && isSafe(element, name, value)
        ? [[element, `attr:${name}`, value]]
        : [];
    }),
  );
