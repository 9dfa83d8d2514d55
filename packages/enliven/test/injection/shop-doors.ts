/** Doors for HTML of a shop: the cart, its fragments, notices, the order review and variations of a product. */
import { batch, type Door, landed, printed, quoted, ready, wrapped } from './door';

const PARAMS = {
  wc_ajax_url: '/?wc-ajax=%%endpoint%%',
  cart_url: '/cart.html',
  i18n_view_cart: 'View cart',
  cart_hash_key: 'h',
  fragment_name: 'f',
};
const head = printed(
  Object.fromEntries(
    [
      'woocommerce_params',
      'wc_add_to_cart_params',
      'wc_cart_fragments_params',
      'wc_checkout_params',
      'wc_cart_params',
    ].map((name) => [
      name,
      { ...PARAMS, update_order_review_nonce: 'n', update_shipping_method_nonce: 'n', apply_coupon_nonce: 'n' },
    ]),
  ),
);

const cart = (name: string, totals = '') => `<div class="woocommerce"><div class="woocommerce-notices-wrapper"></div>
<form class="woocommerce-cart-form" action="/cart.html" method="post"><table class="shop_table cart"><tbody>
<tr class="cart_item"><td class="product-remove"><a href="/cart.html?remove_item=k" class="remove" aria-label="Remove">×</a></td><td class="product-name">${name}</td></tr></tbody></table></form>
<div class="cart_totals"><p class="order-total">Total</p><select class="shipping_method" name="shipping_method[0]"><option>a</option><option>b</option></select>${totals}</div></div>`;

const CHECKOUT = `<form class="checkout_coupon"><input aria-label="Coupon" name="coupon_code" value="x"><button type="submit" name="apply_coupon">Apply</button></form>
<form class="checkout woocommerce-checkout" action="/checkout.html" method="post"><p class="form-row address-field"><input id="billing_postcode" aria-label="Postcode" name="billing_postcode"></p>
<table class="woocommerce-checkout-review-order-table"><tbody><tr><td>Mug</td></tr></tbody></table><div id="payment" class="woocommerce-checkout-payment"><button type="submit" id="place_order">Order</button></div></form>`;

const endpoint = (url: string) => new URL(url).searchParams.get('wc-ajax');
const places = (payloads: Parameters<Door['page']>[0]) => payloads.map(({ n }) => `<div class="f${n}"></div>`).join('');
const fragments = (payloads: Parameters<Door['page']>[0], first: string) => ({
  [first]: `<div class="${first.slice(1)}"><b class="landed">x</b></div>`,
  ...Object.fromEntries(payloads.map((one) => [`.f${one.n}`, `<div class="f${one.n}">${wrapped(one)}</div>`])),
});

/** Doors of a shop. */
export const shopDoors: readonly Door[] = [
  {
    name: 'a cart page with a notice',
    author: 'server',
    isolates: false,
    page: () => ({ head, body: cart('Mug') }),
    answer(request, payloads) {
      if (!request.url().includes('/cart.html')) return undefined;
      // Markup that never ends stands last, or the answer would have no cart, and the browser would follow the link.
      const [last, ...others] = [...payloads].reverse();
      const half = (rest: number) => batch(others.filter(({ n }) => n % 2 === rest));
      return {
        body: `<!doctype html><body><ul class="woocommerce-error"><li>${half(1)}</li></ul>${cart(half(0), last && wrapped(last))}</body>`,
      };
    },
    async use(page) {
      await ready(page);
      await page.locator('.cart_item a.remove').click();
      await landed(page, '.woocommerce');
    },
  },
  {
    name: 'the totals of a cart',
    author: 'server',
    isolates: false,
    page: () => ({ head, body: cart('Mug') }),
    answer: (request, payloads) =>
      endpoint(request.url()) === 'update_shipping_method'
        ? { body: cart('', batch(payloads)).replace(/^[\s\S]*(?=<div class="cart_totals")/, '') }
        : undefined,
    async use(page) {
      await ready(page);
      await page.locator('select.shipping_method').selectOption('b');
      await landed(page, '.cart_totals');
    },
  },
  {
    name: 'fragments of a cart',
    author: 'server',
    isolates: true,
    page: (payloads) => ({
      head,
      body: `<div class="product"><a href="?add-to-cart=7" class="ajax_add_to_cart" data-product_id="7">Add</a></div><div class="widget_shopping_cart_content"></div><div class="first"></div>${places(payloads)}`,
    }),
    answer: (request, payloads) =>
      endpoint(request.url())
        ? { json: { fragments: fragments(payloads, '.first'), cart_hash: '<b onclick="ran(-1)">' } }
        : undefined,
    async use(page) {
      await ready(page);
      await page.locator('.ajax_add_to_cart').click();
      await landed(page, '.first');
    },
  },
  {
    name: 'an order review with messages',
    author: 'server',
    isolates: true,
    page: (payloads) => ({ head, body: `${CHECKOUT}<div class="first"></div>${places(payloads)}` }),
    answer: (request, payloads) =>
      endpoint(request.url()) === 'update_order_review'
        ? {
            json: {
              result: 'failure',
              messages: `<ul class="woocommerce-error"><li>${payloads.slice(0, 20).map(wrapped).join('')}</li></ul>`,
              fragments: fragments(payloads, '.first'),
            },
          }
        : undefined,
    async use(page) {
      await ready(page);
      await page.fill('#billing_postcode', '1010');
      await page.locator('#billing_postcode').blur();
      await landed(page, '.first');
    },
  },
  {
    name: 'a notice about a coupon',
    author: 'server',
    isolates: false,
    page: () => ({ head, body: CHECKOUT }),
    answer: (request, payloads) =>
      endpoint(request.url()) === 'apply_coupon'
        ? { body: `<div class="woocommerce-error">${batch(payloads)}</div>` }
        : endpoint(request.url())
          ? { json: { fragments: {}, result: 'failure' } }
          : undefined,
    async use(page) {
      await ready(page);
      await page.locator('[name=apply_coupon]').click();
      await landed(page, '.woocommerce-error');
    },
  },
  {
    name: 'a variation of a product',
    author: 'server',
    isolates: false,
    page: (payloads) => {
      const part = (at: number) => batch(payloads.filter((_, place) => place % 3 === at));
      const data = [
        {
          attributes: { attribute_size: 'S' },
          variation_id: 7,
          price_html: part(0),
          availability_html: part(1),
          variation_description: part(2),
          sku: '<img src=/none.png onerror=ran(-1)>',
          weight_html: part(1),
          is_in_stock: true,
          is_purchasable: true,
          image: { src: 'javascript:ran(-1)', full_src: 'javascript:ran(-1)', srcset: 'javascript:ran(-1) 2x' },
        },
      ];
      return {
        head,
        body: `<div class="product"><form class="variations_form cart" action="#" data-product_id="1" data-product_variations="${quoted(JSON.stringify(data))}"><table class="variations"><tbody><tr><td class="value"><select aria-label="Size" id="size" name="attribute_size" data-attribute_name="attribute_size"><option value="">Choose</option><option>S</option></select></td></tr></tbody></table><div class="single_variation"></div><button type="submit" class="single_add_to_cart_button">Add</button><input type="hidden" name="variation_id" value="0"></form><div class="product_meta"><span class="sku">N/A</span></div></div>`,
      };
    },
    async use(page) {
      await ready(page);
      await page.locator('#size').selectOption('S');
      await landed(page, '.single_variation');
    },
  },
];
