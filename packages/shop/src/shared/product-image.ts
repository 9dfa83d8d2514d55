/** Channels by which a chosen variation sends its picture to the gallery of the product. */
import { asBoolean, type Channel, channel, closestTo, membersOf } from '@enliven/core';

/** Attributes of a picture, as the gallery prints them; null for a missing one. */
export type Picture = Readonly<Record<string, string | null>>;

/** Member of a variation's picture → attribute of the gallery's image. */
export const PICTURE_ATTRIBUTES: Readonly<Record<string, string>> = {
  src: 'src',
  srcset: 'srcset',
  sizes: 'sizes',
  title: 'title',
  alt: 'alt',
  caption: 'data-caption',
  full_src: 'data-large_image',
  full_src_w: 'data-large_image_width',
  full_src_h: 'data-large_image_height',
};

/** Emits the picture to show first; undefined for the product's own. */
export const productImage: Channel<{ product: Element; picture: Picture | undefined }> = channel('product-image');

/** Emitted by a gallery that starts to listen and needs the current picture. */
export const productImageRequested: Channel<undefined> = channel('product-image-wanted');

/** Whether a setting of the platform is on: any value except an explicit no. */
export const isNotFalse = (value: unknown): boolean => value === undefined || asBoolean(value);

/** Returns the element around one product; on pages built of modules, the builder's container. */
export const productOf = (element: Element): Element =>
  closestTo(element, '.product, .et_builder_inner_content') ?? membersOf(element).ownerDocument.body;
