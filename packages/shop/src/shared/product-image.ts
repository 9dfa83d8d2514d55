/** The picture of a chosen variation, on its way to the gallery of the product. */
import { asBoolean, type Channel, channel, membersOf } from '@enliven/core';

/** Attributes of a picture, as the gallery prints them; null for one that it does not have. */
export type Picture = Readonly<Record<string, string | null>>;

/** What a variation says of its picture → the attribute of the gallery's that says it; `data-src` is the large one again. */
export const PICTURE: Readonly<Record<string, string>> = {
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

/** The picture that is to stand first, or undefined for the product's own. */
export const productImage: Channel<{ product: Element; picture: Picture | undefined }> = channel('product-image');

/** A gallery begins to listen: what was chosen before has been said already. */
export const productImageWanted: Channel<undefined> = channel('product-image-wanted');

/** What the platform says is so, unless it plainly says no. */
export const isNotNo = (value: unknown): boolean => value === undefined || asBoolean(value);

/** The part of the page that is about one product; in modules, what the builder has around all of them. */
export const productOf = (element: Element): Element =>
  membersOf(element).closest('.product, .et_builder_inner_content') ?? membersOf(element).ownerDocument.body;
