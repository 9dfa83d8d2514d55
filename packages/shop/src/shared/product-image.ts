/** The picture of a chosen variation, on its way to the gallery of the product. */
import { type Channel, channel } from '@enliven/core';

/** Attributes of a picture, as the gallery prints them; null for one that it does not have. */
export type Picture = Readonly<Record<string, string | null>>;

/** The picture that is to stand first, or undefined for the product's own. */
export const productImage: Channel<{ product: Element; picture: Picture | undefined }> = channel('product-image');

/** The part of the page that is about one product. */
export const productOf = (element: Element): Element =>
  element.closest('.product, .et_pb_wc_add_to_cart, .et_builder_inner_content') ?? element.ownerDocument.body;
