// Routes of the shop: its pages, and the end points of the shop platform.

import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { addLine, type Cart, hashOf, openCart, removeLine, saveCart, setQuantity, sumsOf } from '../carts';
import { coupons, findProduct, products, shippingMethods } from '../content/shop';
import type { Store } from '../database';
import { nonces } from '../nonces';
import { coffeePage } from '../pages/coffee';
import type { Print } from '../theme/print';
import { cartPart, cartTotals, miniCart, nameOf, notice } from '../theme/shop-cart';
import { checkoutPart, complaintList, complaints, payment, receivedPart, reviewTable } from '../theme/shop-checkout';
import { isProductOrder, productList, productPart, variationsOf } from '../theme/shop-product';
import { printedPage } from './pages';
import { failureReply, wantedReply } from './reply';

type Posted = Record<string, unknown>;

const SESSION = 'wp_woocommerce_session_mill';
const addresses = { ajax_url: '/wp-admin/admin-ajax.php', wc_ajax_url: '/?wc-ajax=%%endpoint%%' };
/** Data that the platform prints for its scripts. */
export const shopParams = {
  woocommerce_params: addresses,
  wc_cart_params: {
    ...addresses,
    update_shipping_method_nonce: nonces.cart,
    apply_coupon_nonce: nonces.cart,
    remove_coupon_nonce: nonces.cart,
  },
  wc_checkout_params: {
    ...addresses,
    update_order_review_nonce: nonces.cart,
    apply_coupon_nonce: nonces.cart,
    remove_coupon_nonce: nonces.cart,
    checkout_url: '/?wc-ajax=checkout',
  },
  wc_cart_fragments_params: { ...addresses, cart_hash_key: 'wc_cart_hash_mill', fragment_name: 'wc_fragments_mill' },
  wc_add_to_cart_params: {
    ...addresses,
    i18n_view_cart: 'View cart',
    cart_url: '/cart',
    is_cart: '',
    cart_redirect_after_add: 'no',
  },
  wc_single_product_params: {
    review_rating_required: 'yes',
    i18n_required_rating_text: 'Please select a rating',
    zoom_enabled: '1',
    photoswipe_enabled: '1',
  },
};

/** Number of the first order. */
const FIRST_ORDER = 1000;

const cartInfo = (cart: Cart): string => {
  const { items } = sumsOf(cart);
  return `<a href="/cart" class="et-cart-info"><span>${items} ${items === 1 ? 'bag' : 'bags'}</span></a>`;
};

export const shopRoutes = (store: Store): Hono => {
  const cartOf = (context: Context): Cart => openCart(store, getCookie(context, SESSION));

  function keep(context: Context, cart: Cart): void {
    saveCart(store, cart);
    setCookie(context, SESSION, cart.session, { path: '/', httpOnly: true, sameSite: 'Lax' });
    const filled = sumsOf(cart).items > 0;
    const options = { path: '/', ...(filled ? {} : { maxAge: 0 }) };
    setCookie(context, 'woocommerce_items_in_cart', '1', options);
    setCookie(context, 'woocommerce_cart_hash', hashOf(cart), options);
  }

  const showCoffee = (context: Context) =>
    printedPage(context, 4, {
      ...coffeePage,
      cartInfo: cartInfo(cartOf(context)),
      body(print) {
        Object.assign(print.data, shopParams);
        return coffeePage.body(print);
      },
    });

  const show = (context: Context, path: string, title: string, classes: string, part: (print: Print) => string) => {
    const cart = cartOf(context);
    const withoutMiniCart = ['/cart', '/checkout', '/checkout/order-received'].includes(path);
    return printedPage(context, 4, {
      path,
      title,
      summary: title,
      kind: 'plain',
      bodyClasses: ['woocommerce', 'woocommerce-page', ...classes.split(' ')],
      cartInfo: cartInfo(cart),
      aside: () =>
        withoutMiniCart
          ? ''
          : `<div class="et_pb_widget widget_shopping_cart"><h2 class="widgettitle">Your cart</h2>${miniCart(cart)}</div>`,
      body(print: Print) {
        Object.assign(print.data, shopParams);
        return part(print);
      },
    });
  };

  const showCart = (context: Context, cart: Cart, notices = '') => {
    keep(context, cart);
    return show(context, '/cart', 'Cart', 'woocommerce-cart', () => cartPart(cart, notices));
  };

  /** Adds a coupon to the cart. @returns HTML of a notice */
  function applyCoupon(cart: Cart, code: string): string {
    if (!Object.hasOwn(coupons, code)) return notice('This coupon does not exist.', 'error');
    if (cart.coupons.includes(code)) return notice('This coupon is applied already.', 'error');
    cart.coupons.push(code);
    return notice('Coupon code applied successfully.');
  }

  /** Places an order, and empties the cart. @returns address of the order's page */
  function order(context: Context, cart: Cart, posted: Posted): string {
    const number = FIRST_ORDER + store.add('order', { cart, posted });
    store.keep(`order:${number}`, cart);
    keep(context, { ...cart, lines: {}, coupons: [], removed: {} });
    return `/checkout/order-received?order=${number}`;
  }

  const fragments = (cart: Cart) => ({
    fragments: { 'div.widget_shopping_cart_content': miniCart(cart) },
    cart_hash: hashOf(cart),
  });

  const endPoints: Record<string, (context: Context, cart: Cart, posted: Posted) => unknown> = {
    get_refreshed_fragments: (_, cart) => fragments(cart),
    add_to_cart(_, cart, { product_id, quantity }) {
      const found = findProduct(Number(product_id));
      if (!addLine(cart, Number(product_id), Number(quantity ?? 1)))
        return { error: true, product_url: found ? `/product/${found.product.slug}` : '/shop' };
      return fragments(cart);
    },
    remove_from_cart(_, cart, { cart_item_key }) {
      removeLine(cart, String(cart_item_key));
      return fragments(cart);
    },
    apply_coupon: (_, cart, { coupon_code }) => applyCoupon(cart, String(coupon_code)),
    remove_coupon(_, cart, { coupon }) {
      cart.coupons = cart.coupons.filter((code) => code !== coupon);
      return notice('Coupon has been removed.');
    },
    update_shipping_method(_, cart, posted) {
      const method = String(posted['shipping_method[0]']);
      if (Object.hasOwn(shippingMethods, method)) cart.shipping = method;
      return cartTotals(cart);
    },
    get_cart_totals: (_, cart) => cartTotals(cart),
    update_order_review(_, cart, posted) {
      const method = String(posted['shipping_method[0]']);
      if (Object.hasOwn(shippingMethods, method)) cart.shipping = method;
      return {
        result: 'success',
        messages: '',
        reload: false,
        fragments: {
          '.woocommerce-checkout-review-order-table': reviewTable(cart),
          '.woocommerce-checkout-payment': payment(String(posted.payment_method || 'bacs')),
        },
      };
    },
    checkout(context, cart, posted) {
      const found = complaints(posted);
      if (found.length > 0) return { result: 'failure', messages: complaintList(found), refresh: false, reload: false };
      return { result: 'success', redirect: order(context, cart, posted) };
    },
    get_variation(_, _cart, posted) {
      const product = products.find(({ id }) => id === Number(posted.product_id));
      const all = product ? variationsOf(product) : [];
      return (
        all.find(({ attributes }) => Object.entries(attributes).every(([name, value]) => posted[name] === value)) ??
        false
      );
    },
  };
  /** End points that require a nonce, so that other sites cannot call them. */
  const guarded = ['apply_coupon', 'remove_coupon', 'update_shipping_method', 'update_order_review'];

  const answer = async (context: Context): Promise<Response> => {
    const name = context.req.query('wc-ajax') ?? '';
    const posted = (await context.req.parseBody().catch(() => ({}))) as Posted;
    const failure = await failureReply(context, wantedReply(context, posted));
    if (failure) return failure;
    const endPoint = Object.hasOwn(endPoints, name) ? endPoints[name] : undefined;
    if (!endPoint) return context.text('0', 400);
    if (guarded.includes(name) && posted.security !== nonces.cart) return context.text('-1', 403);
    const cart = cartOf(context);
    const result = endPoint(context, cart, posted);
    if (name !== 'checkout') keep(context, cart);
    return typeof result === 'string' ? context.html(result) : context.json(result as object);
  };

  return new Hono()
    .on(['GET', 'POST'], '/', (context, next) => (context.req.query('wc-ajax') ? answer(context) : next()))
    .get(coffeePage.path, showCoffee)
    .get('/shop', (context) => {
      const wanted = context.req.query('add-to-cart');
      const cart = cartOf(context);
      if (wanted && addLine(cart, Number(wanted), 1)) {
        keep(context, cart);
        return context.redirect('/cart', 303);
      }
      const order = context.req.query('orderby') ?? '';
      return show(context, '/shop', 'Shop', 'woocommerce-shop', (print) =>
        productList(print, isProductOrder(order) ? order : 'date'),
      );
    })
    .get('/product/:slug', (context, next) => {
      const product = products.find(({ slug }) => slug === context.req.param('slug'));
      if (!product) return next();
      return show(context, `/product/${product.slug}`, product.name, 'single-product', () => productPart(product));
    })
    .post('/product/:slug', async (context, next) => {
      const product = products.find(({ slug }) => slug === context.req.param('slug'));
      if (!product) return next();
      const posted = (await context.req.parseBody()) as Posted;
      if (posted.review) {
        store.add('review', { ...posted, product: product.id });
        return context.redirect(`/product/${product.slug}#tab-reviews`, 303);
      }
      const cart = cartOf(context);
      if (addLine(cart, Number(posted.variation_id || product.id), Number(posted.quantity ?? 1))) {
        keep(context, cart);
        return context.redirect('/cart', 303);
      }
      const problem = notice('There is not as much of it.', 'error');
      return show(context, `/product/${product.slug}`, product.name, 'single-product', () =>
        productPart(product, problem),
      );
    })
    .get('/cart', (context) => {
      const { remove_item: removed, undo_item: undone, remove_coupon: coupon, _wpnonce: nonce } = context.req.query();
      const cart = cartOf(context);
      if (coupon) {
        cart.coupons = cart.coupons.filter((code) => code !== coupon);
        return showCart(context, cart, notice('Coupon has been removed.'));
      }
      const line = cart.lines[removed ?? ''] ?? cart.removed[undone ?? ''];
      if (!line || nonce !== nonces.cart) return showCart(context, cart);
      if (removed) {
        removeLine(cart, removed);
        const undo = `<a href="/cart?undo_item=${removed}&amp;_wpnonce=${nonces.cart}" class="restore-item">Undo?</a>`;
        return showCart(context, cart, notice(`“${nameOf(line.id)}” removed. ${undo}`));
      }
      addLine(cart, line.id, line.quantity);
      cart.removed = {};
      return showCart(context, cart);
    })
    .post('/cart', async (context) => {
      const posted = (await context.req.parseBody()) as Posted;
      const failure = await failureReply(context, wantedReply(context, posted));
      if (failure) return failure;
      const cart = cartOf(context);
      if (posted['woocommerce-cart-nonce'] !== nonces.cart) return showCart(context, cart);
      if ('apply_coupon' in posted) return showCart(context, cart, applyCoupon(cart, String(posted.coupon_code ?? '')));
      for (const [name, value] of Object.entries(posted)) {
        const key = /^cart\[(\w+)\]\[qty\]$/.exec(name)?.[1];
        if (key) setQuantity(cart, key, Number(value));
      }
      return showCart(context, cart, notice('Cart updated.'));
    })
    .get('/checkout', (context) => {
      const cart = cartOf(context);
      if (sumsOf(cart).items === 0) return context.redirect('/cart', 303);
      return show(context, '/checkout', 'Checkout', 'woocommerce-checkout', () => checkoutPart(cart));
    })
    .post('/checkout', async (context) => {
      const posted = (await context.req.parseBody()) as Posted;
      const cart = cartOf(context);
      let notices = '';
      if ('apply_coupon' in posted) {
        notices = applyCoupon(cart, String(posted.coupon_code ?? ''));
        keep(context, cart);
      } else if ('login' in posted) {
        notices = complaintList([['username', 'Nobody of that name is known here.']]);
      } else {
        const found = complaints(posted);
        if (found.length === 0 && sumsOf(cart).items > 0) return context.redirect(order(context, cart, posted), 303);
        notices = complaintList(found);
      }
      return show(context, '/checkout', 'Checkout', 'woocommerce-checkout', () => checkoutPart(cart, notices, posted));
    })
    .get('/checkout/order-received', (context) => {
      const number = Number(context.req.query('order'));
      const cart = store.value(`order:${number}`) as Cart | undefined;
      if (!cart || cart.session !== getCookie(context, SESSION)) return context.redirect('/shop', 303);
      return show(context, '/checkout/order-received', 'Order received', 'woocommerce-order-received', () =>
        receivedPart(number, cart),
      );
    });
};
