// Markup of product lists and product pages.

import { type Product, products } from '../content/shop';
import { escapeJson } from '../escape-html';
import type { Print } from './print';
import { money } from './shop-cart';

const orders = { date: 'Latest', price: 'Price, low to high' };

export type ProductOrder = keyof typeof orders;

export const isProductOrder = (text: string): text is ProductOrder => Object.hasOwn(orders, text);

const card = ({ id, slug, name, price, variations, pictures }: Product, link: Print['link']): string => {
  const button = variations
    ? `<a href="${link(`/product/${slug}`)}" class="button add_to_cart_button product_type_variable" aria-label="Select options of ${name}">Select options</a>`
    : `<a href="/shop?add-to-cart=${id}" data-quantity="1" class="button product_type_simple add_to_cart_button ajax_add_to_cart" data-product_id="${id}" data-product_sku="" aria-label="Add to cart: ${name}">Add to cart</a>`;
  const from = variations ? '<small>from</small> ' : '';
  return `<li class="product type-product"><a href="${link(`/product/${slug}`)}" class="woocommerce-LoopProduct-link"><img src="/images/${pictures[0]}.svg" alt="" width="480" height="360"><h2 class="woocommerce-loop-product__title">${name}</h2><span class="price">${from}${money(price)}</span></a>${button}</li>`;
};

export const productCards = (shown: readonly Product[], { link }: Print): string =>
  `<ul class="products columns-3">${shown.map((product) => card(product, link)).join('\n')}</ul>`;

const ordering = (order: ProductOrder): string =>
  `<form class="woocommerce-ordering" method="get"><select name="orderby" class="orderby" aria-label="Shop order">${Object.entries(
    orders,
  )
    .map(([value, label]) => `<option value="${value}"${value === order ? ' selected' : ''}>${label}</option>`)
    .join('')}</select></form>`;

export const productList = (print: Print, order: ProductOrder): string => {
  const shown = order === 'price' ? [...products].sort((one, other) => one.price - other.price) : products;
  return `${ordering(order)}\n${productCards(shown, print)}`;
};

const gallery = ({
  pictures,
  name,
}: Product): string => `<div class="woocommerce-product-gallery woocommerce-product-gallery--with-images woocommerce-product-gallery--columns-4 images" data-columns="4"><figure class="woocommerce-product-gallery__wrapper">
${pictures
  .map(
    (file, at) =>
      `<div data-thumb="/images/${file}.svg" class="woocommerce-product-gallery__image"><a href="/images/${file}.svg"><img width="480" height="360" src="/images/${file}.svg" alt="${name}, picture ${at + 1}" data-caption="${name}" data-large_image="/images/${file}.svg" data-large_image_width="1440" data-large_image_height="1080"></a></div>`,
  )
  .join('\n')}</figure></div>`;

const attribute = (name: string, values: string[]): string =>
  `<tr><th class="label" scope="row"><label for="${name}">${name.slice(0, 1).toUpperCase()}${name.slice(1)}</label></th><td class="value"><select id="${name}" name="attribute_${name}" data-attribute_name="attribute_${name}"><option value="">Choose an option</option>${values.map((value) => `<option value="${value}">${value}</option>`).join('')}</select></td></tr>`;

const quantity =
  '<div class="quantity"><label class="screen-reader-text" for="quantity">Quantity</label><input type="number" id="quantity" class="input-text qty text" name="quantity" value="1" min="1" step="1"></div>';

/** Returns the data that the platform prints for each variation. */
export const variationsOf = ({ variations = [] }: Product) =>
  variations.map(({ id, attributes, price, stock }) => ({
    attributes: Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`attribute_${name}`, value])),
    variation_id: id,
    display_price: price / 100,
    price_html: `<span class="price">${money(price)}</span>`,
    availability_html: `<p class="stock ${stock > 0 ? 'in-stock' : 'out-of-stock'}">${stock > 0 ? `${stock} in stock` : 'Out of stock'}</p>`,
    is_in_stock: stock > 0,
    is_purchasable: true,
    is_sold_individually: 'no',
    min_qty: 1,
    max_qty: stock,
    variation_is_active: true,
    variation_is_visible: true,
    image: {},
  }));

function orderForm(product: Product): string {
  const { id, slug, variations } = product;
  if (!variations)
    return `<form class="cart" action="/product/${slug}" method="post">${quantity}<button type="submit" name="add-to-cart" value="${id}" class="single_add_to_cart_button button alt">Add to cart</button></form>`;
  const names = Object.keys(variations[0]?.attributes ?? {});
  const data = escapeJson(variationsOf(product)).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const rows = names.map((name) => attribute(name, [...new Set(variations.map((one) => one.attributes[name] ?? ''))]));
  return `<form class="variations_form cart" action="/product/${slug}" method="post" data-product_id="${id}" data-product_variations="${data}">
<table class="variations" role="presentation"><tbody>${rows.join('')}</tbody></table><a class="reset_variations" href="#">Clear</a>
<div class="single_variation_wrap"><div class="woocommerce-variation single_variation"></div><div class="woocommerce-variation-add-to-cart variations_button">${quantity}<button type="submit" class="single_add_to_cart_button button alt">Add to cart</button><input type="hidden" name="add-to-cart" value="${id}"><input type="hidden" name="product_id" value="${id}"><input type="hidden" name="variation_id" class="variation_id" value="0"></div></div></form>`;
}

export const productPart = (
  product: Product,
  notices = '',
): string => `<div class="woocommerce"><div class="woocommerce-notices-wrapper">${notices}</div>
<div class="product">${gallery(product)}<div class="summary entry-summary"><p class="price">${product.variations ? '<small>from</small> ' : ''}${money(product.price)}</p><p>${product.words}</p>${orderForm(product)}</div>
<div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs" role="tablist"><li class="description_tab" id="tab-title-description" role="tab" aria-controls="tab-description"><a href="#tab-description">Description</a></li><li class="reviews_tab" id="tab-title-reviews" role="tab" aria-controls="tab-reviews"><a href="#tab-reviews">Reviews</a></li></ul>
<div class="woocommerce-Tabs-panel panel wc-tab" id="tab-description" role="tabpanel" aria-labelledby="tab-title-description"><h2>Description</h2>${product.description.map((words) => `<p>${words}</p>`).join('')}</div>
<div class="woocommerce-Tabs-panel panel wc-tab" id="tab-reviews" role="tabpanel" aria-labelledby="tab-title-reviews"><h2>Reviews</h2><p>Have you tried it? Tell the others.</p>
<form class="comment-form" action="/product/${product.slug}#tab-reviews" method="post"><div class="comment-form-rating"><label for="rating">Your rating</label><select name="rating" id="rating" required><option value="">Rate</option><option value="5">Perfect</option><option value="4">Good</option><option value="3">Average</option><option value="2">Not that bad</option><option value="1">Very poor</option></select></div><p><label for="comment">Your review</label><textarea id="comment" name="comment" required></textarea></p><button type="submit" name="review" value="1" class="button">Send the review</button></form></div></div></div></div>`;
