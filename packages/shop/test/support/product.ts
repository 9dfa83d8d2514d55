/** Markup of a product page as the platform prints it. */
import { html } from '@enliven/testing';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const picture = (at: number) =>
  html`<div data-thumb="/t${String(at)}.jpg" class="woocommerce-product-gallery__image"><a href="/large-${String(at)}.jpg"><img width="60" height="40" src="${PIXEL}#${String(at)}" alt="Picture ${String(at)}" title="Title ${String(at)}" data-caption="Caption ${String(at)}" data-src="/large-${String(at)}.jpg" data-large_image="/large-${String(at)}.jpg" data-large_image_width="1600" data-large_image_height="1067"></a></div>`;

export const GALLERY = html`<div class="woocommerce-product-gallery woocommerce-product-gallery--with-images woocommerce-product-gallery--columns-4 images" data-columns="4" style="opacity: 0; transition: opacity .25s ease-in-out;"><figure class="woocommerce-product-gallery__wrapper">${[1, 2, 3].map(picture).join('')}</figure></div>`;

const tab = (name: string, title: string) =>
  html`<li class="${name}_tab" id="tab-title-${name}" role="tab" aria-controls="tab-${name}"><a href="#tab-${name}">${title}</a></li>`;
const panel = (name: string, title: string) =>
  html`<div class="woocommerce-Tabs-panel panel entry-content wc-tab" id="tab-${name}" role="tabpanel" aria-labelledby="tab-title-${name}"><h2>${title}</h2><p>About ${title}</p></div>`;
const NAMES = [
  ['description', 'Description'],
  ['additional_information', 'Additional information'],
  ['reviews', 'Reviews (3)'],
] as const;

export const TABS = html`<div class="product"><h1>Mug</h1><a class="woocommerce-review-link" href="#reviews">(3 reviews)</a><div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs" role="tablist">${NAMES.map(([name, title]) => tab(name, title)).join('')}</ul>${NAMES.map(([name, title]) => panel(name, title)).join('')}</div></div>`;

export const RATING = html`<form class="comment-form" action="#"><div class="comment-form-rating"><label for="rating">Your rating</label><select name="rating" id="rating" required><option value="">Rate</option><option value="5">Perfect</option><option value="4">Good</option><option value="3">Average</option><option value="2">Not that bad</option><option value="1">Very poor</option></select></div><button type="submit">Send</button></form>`;

export const VARIATIONS = [
  {
    attributes: { attribute_color: 'Red', attribute_size: 'S' },
    variation_id: 216,
    price_html: '<span class="price">20</span>',
    display_price: 20,
    is_in_stock: true,
    is_purchasable: true,
    variation_is_active: true,
    min_qty: 1,
    max_qty: '',
    sku: '',
    image: { src: `${PIXEL}#red`, full_src: '/red.jpg', srcset: false },
  },
  {
    attributes: { attribute_color: 'Red', attribute_size: 'M' },
    variation_id: 217,
    price_html: '<span class="price">18</span>',
    availability_html: '<p class="stock">3 in stock</p>',
    is_in_stock: true,
    is_purchasable: true,
    min_qty: 1,
    max_qty: 3,
    sku: 'RED-M',
    variation_description: '<p>Red and medium</p>',
    image: {},
  },
  {
    attributes: { attribute_color: 'Green', attribute_size: '' },
    variation_id: 218,
    price_html: '<span class="price">25</span>',
    is_in_stock: false,
    is_purchasable: true,
    image: {},
  },
];

const select = (name: string, values: string[]) =>
  html`<tr><th class="label"><label for="${name}">${name}</label></th><td class="value"><select id="${name}" name="attribute_${name}" data-attribute_name="attribute_${name}"><option value="">Choose</option>${values.map((value) => `<option value="${value}">${value}</option>`).join('')}</select></td></tr>`;

export const variationsForm = (data: unknown = VARIATIONS): string =>
  html`<form class="variations_form cart" action="#" method="post" data-product_id="215" data-product_variations="${JSON.stringify(data).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"><table class="variations" role="presentation"><tbody>${select('color', ['Red', 'Green', 'Blue'])}${select('size', ['S', 'M', 'L'])}</tbody></table><a class="reset_variations" href="#">Clear</a><div class="single_variation_wrap"><div class="woocommerce-variation single_variation"></div><div class="woocommerce-variation-add-to-cart variations_button"><div class="quantity"><label for="q">Quantity</label><input type="number" id="q" class="input-text qty text" name="quantity" value="1" min="1" max=""></div><button type="submit" class="single_add_to_cart_button button alt">Add to cart</button><input type="hidden" name="variation_id" class="variation_id" value="0"></div></div></form><div class="product_meta"><span class="sku">N/A</span></div>`;
