/** The pictures of a product's gallery: where they stand, and what each slot shows (docs/reference/shop.md#gallery). */
import { isSafeAttribute, type WantedClaim } from '@enliven/core';
import { PICTURE, type Picture } from '../shared/product-image';

export interface Slot {
  box: Element;
  link: HTMLAnchorElement | null;
  image: HTMLImageElement;
  /** What the server printed here. */
  picture: Picture;
}

const ATTRIBUTES = ['data-src', ...Object.values(PICTURE)];

/** The first is large, the others are below it. */
export const slotsOf = (gallery: Element): Slot[] =>
  [...gallery.querySelectorAll('.woocommerce-product-gallery__image')].flatMap((box) => {
    const image = box.querySelector('img');
    if (!image) return [];
    const link = box.querySelector('a');
    const picture = Object.fromEntries(ATTRIBUTES.map((name) => [name, image.getAttribute(name)]));
    return [{ box, link, image, picture: { ...picture, href: link?.getAttribute('href') ?? null } }];
  });

/** The pictures by slot: the chosen one and the first have changed places, so that each is there once. */
export function orderPictures(slots: readonly Slot[], chosen: number, variation: Picture | undefined): Picture[] {
  const pictures = slots.map(({ picture }, at) => (at === 0 && variation ? { ...picture, ...variation } : picture));
  const first = pictures[0];
  const other = pictures[chosen];
  if (first && other) [pictures[0], pictures[chosen]] = [other, first];
  return pictures;
}

const isSafe = (element: Element, name: string, value: string | null) =>
  value === null || isSafeAttribute(element, name, value);

/** Only what differs from the markup is claimed. */
export const claimsOf = (slots: readonly Slot[], pictures: readonly Picture[]): WantedClaim[] =>
  slots.flatMap(({ image, link, picture }, at) =>
    Object.entries(pictures[at] ?? {}).flatMap(([name, value]): WantedClaim[] => {
      const element = name === 'href' ? link : image;
      return element && value !== picture[name] && isSafe(element, name, value)
        ? [[element, `attr:${name}`, value]]
        : [];
    }),
  );
