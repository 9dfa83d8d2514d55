/** The theme's additions to the platform. The tests send the platform's events. */
import { start } from '@enliven/core';
import { html, nextFrames, renderBehavior, root, until } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { behaviors, cartModules, checkoutModules, shopDetails, shopIcons, shopLoop } from '../src';
import { cartForm, errors, MODULES, totals } from './support/checkout';
import { GALLERY } from './support/product';

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
const tell = (name: string, ...args: unknown[]) =>
  document.body.dispatchEvent(new CustomEvent(`shop:${name}`, { bubbles: true, detail: { args } }));

afterEach(() => {
  document.body.className = '';
  vi.restoreAllMocks();
});

describe('a checkout in modules', () => {
  const sent = () =>
    Object.fromEntries(
      all<HTMLInputElement>('.et_pb_wc_checkout_payment_info [data-enliven-mirror]').map(({ name, value }) => [
        name,
        value,
      ]),
    );
  const open = async () => {
    document.body.className = 'et_pb_pagebuilder_layout';
    root(html`<div id="et-boc">${MODULES}</div>`);
    const runtime = start([checkoutModules], { strict: true });
    await until(() => [...runtime.mounts].every(({ state }) => state === 'mounted'));
    await nextFrames();
    return runtime;
  };
  const change = (selector: string, value?: string) => {
    const control = find<HTMLInputElement>(selector);
    if (value === undefined) control.click();
    else {
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };

  it('mirrors the fields that a single form would submit', async () => {
    const runtime = await open();
    const billing = { billing_first_name: 'Ann', billing_country: 'DE', billing_postcode: '10115' };
    expect(sent()).toEqual({ ...billing, order_comments: '', 'shipping_method[0]': 'post:1' });
    change('#billing_first_name', 'Zoë');
    change('#order_comments', 'Ring twice');
    change('#ship-to-different-address-checkbox');
    change('#createaccount');
    expect(sent()).toMatchObject({
      billing_first_name: 'Zoë',
      order_comments: 'Ring twice',
      shipping_first_name: 'Bob',
      ship_to_different_address: '1',
      createaccount: '1',
      account_password: '',
    });
    change('#ship-to-different-address-checkbox');
    change('#createaccount');
    expect(Object.keys(sent())).not.toEqual(expect.arrayContaining(['createaccount']));
    expect(sent()).not.toHaveProperty('shipping_first_name');
    expect(sent()).not.toHaveProperty('account_password');
    await runtime.stop();
    expect(all('[data-enliven-mirror]')).toEqual([]);
  });

  it('shows the shipping address and the password while their checkboxes are checked', async () => {
    const runtime = await open();
    const shown = () => ['.shipping_address', 'div.create-account'].map((one) => find(one).style.display).join();
    expect(shown()).toBe('none,none');
    change('#ship-to-different-address-checkbox');
    change('#createaccount');
    await until(() => shown() === 'block,block');
    await runtime.stop();
    expect(shown()).toBe(',');
  });

  it('mirrors fields that the platform has replaced, and values typed just before submitting', async () => {
    const runtime = await open();
    find('#billing_postcode_field').innerHTML = '<input name="billing_state" value="BY">';
    tell('country_to_state_changed', 'DE');
    expect(sent()).toMatchObject({ billing_state: 'BY' });
    find<HTMLInputElement>('#billing_first_name').value = 'Typed';
    document.addEventListener('submit', (event) => event.preventDefault(), { once: true });
    find('.et_pb_wc_checkout_payment_info form').dispatchEvent(
      new Event('submit', { bubbles: true, cancelable: true }),
    );
    expect(sent()).toMatchObject({ billing_first_name: 'Typed' });
    await runtime.stop();
  });

  it('requests new totals when the country, the postcode or the shipping method changes', async () => {
    const onUpdateCheckout = vi.fn();
    document.addEventListener('shop:update_checkout', onUpdateCheckout);
    const runtime = await open();
    change('#billing_country', 'US');
    change('#billing_postcode', '1');
    change('#m2');
    change('#billing_first_name', 'Ann');
    expect(onUpdateCheckout).toHaveBeenCalledTimes(3);
    document.removeEventListener('shop:update_checkout', onUpdateCheckout);
    await runtime.stop();
  });

  it('mirrors nothing without the body class of a layout', async () => {
    document.body.className = '';
    const { stop } = await renderBehavior(checkoutModules, MODULES);
    expect(sent()).toEqual({});
    await stop();
  });

  it('marks the chosen payment method', async () => {
    const runtime = await open();
    change('#payment_method_cod');
    await until(() => find('.payment_method_cod').classList.contains('et_pb_checked'));
    expect(find('.payment_method_bacs').classList.contains('et_pb_checked')).toBe(false);
    await runtime.stop();
  });
});

describe('errors of a checkout', () => {
  it('show once, are announced once, and omit missing fields', async () => {
    const { stop } = await renderBehavior(checkoutModules, '<form class="checkout"><input id="billing_city"></form>');
    for (let copy = 0; copy < 3; copy++)
      document.body.insertAdjacentHTML('beforeend', errors('billing_city', 'shipping_city'));
    tell('checkout_error', '');
    await nextFrames();
    const groups = all('.woocommerce-NoticeGroup-checkout');
    expect(groups.map(({ style }) => style.display)).toEqual(['', 'none', 'none']);
    expect(all('[role=alert]')).toHaveLength(1);
    expect(all('[data-id^=shipping]').map(({ style }) => style.display)).toEqual(['none', 'none', 'none']);
    find('[data-id=billing_city]').click();
    expect(document.activeElement).toBe(find('#billing_city'));
    await stop();
    for (const group of groups) group.remove();
  });

  it('are scrolled to even if they are above the form', async () => {
    document.body.className = 'et_fixed_nav';
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const places = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(0, this.matches('.woocommerce-error') ? 1200 : 3000, 10, 10);
    });
    await renderBehavior(checkoutModules, '<div class="place"></div><form class="checkout"></form>');
    find('.place').innerHTML = '<ul class="woocommerce-error"><li>No</li></ul>';
    tell('checkout_error', '');
    const last = () => (scrolled.mock.lastCall as unknown as [{ top: number }] | undefined)?.[0].top;
    await until(() => last() === 1100);
    places.mockRestore();
  });

  it('are scrolled to below a fixed header unless a listener prevents it', async () => {
    document.body.className = 'et_fixed_nav';
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const refuse = (event: Event) => event.preventDefault();
    await renderBehavior(checkoutModules, '<form class="checkout"></form>');
    document.addEventListener('shop:scroll_to_notices', refuse);
    tell('checkout_error', '');
    await nextFrames(3);
    expect(scrolled).not.toHaveBeenCalled();
    document.removeEventListener('shop:scroll_to_notices', refuse);
    tell('updated_checkout', { result: 'failure' });
    await until(() => scrolled.mock.calls.length > 0);
  });
});

describe('modules of a cart', () => {
  it('keep one form and one totals table when the platform has duplicated them', async () => {
    root(
      html`<div class="et_pb_wc_cart_products woocommerce">${cartForm(1)}</div><div class="et_pb_wc_cart_totals">${totals('1')}</div>`,
    );
    const runtime = start([cartModules], { strict: true });
    await until(
      () => [...runtime.mounts].length === 2 && [...runtime.mounts].every(({ state }) => state === 'mounted'),
    );
    find('.et_pb_wc_cart_products').insertAdjacentHTML('beforeend', cartForm(2));
    find('.et_pb_wc_cart_totals').insertAdjacentHTML('beforeend', totals('2'));
    tell('updated_wc_div');
    expect([all('.woocommerce-cart-form').length, all('.cart_totals').length]).toEqual([1, 1]);
    tell('wc_cart_emptied');
    await until(() => find('.et_pb_wc_cart_totals').style.display === 'none');
    await runtime.stop();
    expect(find('.et_pb_wc_cart_totals').style.display).toBe('');
  });

  it('give each button its own icon', async () => {
    const names =
      'data-button-names="apply_coupon update_cart" data-apply_coupon-icon="5" data-update_cart-icon="6" data-update_cart-icon-phone="7"';
    await renderBehavior(shopIcons, html`<div class="et_pb_woo_custom_button_icon" ${names}>${cartForm(1)}</div>`);
    const { dataset, className } = find('[name=update_cart]');
    expect([dataset.icon, dataset.iconPhone, className]).toEqual([
      '6',
      '7',
      'button et_pb_custom_button_icon et_pb_button',
    ]);
    expect(find('[name=apply_coupon]').dataset.icon).toBe('5');
  });
});

describe('shop details', () => {
  it('exclude the product gallery from the masonry layout, and wrap variation selects', async () => {
    root(
      html`<div class="woocommerce">${GALLERY}<table class="variations"><tbody><tr><td class="value"><select></select><a class="reset_variations">x</a></td></tr></tbody></table></div>`,
    );
    const runtime = start([shopDetails], { strict: true });
    await until(() => find('.value > span > select') !== null);
    const gallery = find('.woocommerce-product-gallery');
    expect([gallery.hasAttribute('data-columns'), gallery.dataset.cols, find('.value').dataset.isSpanAdded]).toEqual([
      false,
      '4',
      '1',
    ]);
    await runtime.stop();
    expect([gallery.dataset.columns, find('.value > select') !== null]).toEqual(['4', true]);
  });

  it.each([
    [
      'the platform’s tabs',
      html`<ul class="wc-tabs"><li class="reviews_tab"><a href="#tab-reviews">Reviews</a></li></ul>`,
    ],
    [
      'a tabs module whose panel has the same class',
      html`<div class="reviews_tab et_pb_tab"><a href="/elsewhere/">Reply</a></div><ul class="et_pb_tabs_controls"><li class="et_pb_tab_nav_item_reviews"><a href="#tab-reviews">Reviews</a></li></ul>`,
    ],
  ])('open the reviews in %s', async (_, tabs) => {
    await renderBehavior(shopDetails, html`<a href="#reviews" class="woocommerce-review-link">3 reviews</a>${tabs}`);
    const pressed: (string | null)[] = [];
    const note = (event: Event) => {
      pressed.push((event.target as Element).getAttribute('href'));
      event.preventDefault();
    };
    document.addEventListener('click', note);
    find('.woocommerce-review-link').click();
    document.removeEventListener('click', note);
    expect(pressed).toEqual(['#tab-reviews', '#reviews']);
  });

  it('mark overlays, items and the hovered item', async () => {
    await renderBehavior(
      shopLoop,
      '<div class="et_pb_shop" data-icon="P" data-icon-phone="Q" data-shortcode_index="2"><ul><li class="product"><span class="et_shop_image"><span class="et_overlay"></span><span class="et_pb_extra_overlay"></span></span><span class="price">6</span></li></ul></div>',
    );
    const overlay = find('.et_overlay');
    expect([overlay.className, overlay.dataset.icon, overlay.dataset.iconPhone]).toEqual([
      'et_overlay et_pb_inline_icon et_pb_inline_icon_phone',
      'P',
      'Q',
    ]);
    expect(find('.et_pb_extra_overlay').dataset.icon).toBe('P');
    expect(find('.product').className).toBe('product et_pb_shop_item_2_0');
    find('.et_shop_image').dispatchEvent(new Event('pointerover', { bubbles: true }));
    await until(() => find('.price').classList.contains('hover'));
  });
});

describe('the block cart', () => {
  it('is not changed', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    root(
      '<div class="wp-block-woocommerce-cart"><div class="wp-block-woocommerce-filled-cart-block" data-block-name="woocommerce/filled-cart-block"><div class="wc-block-components-notice-banner is-info">Note</div><form class="wc-block-cart"><input type="number" value="2"></form></div></div>',
    );
    const before = document.body.innerHTML;
    const runtime = start(behaviors, { strict: true });
    await nextFrames(5);
    for (const name of ['updated_wc_div', 'checkout_error', 'wc_cart_emptied']) tell(name, '');
    await nextFrames(3);
    expect([document.body.innerHTML, fetched.mock.calls.length, [...runtime.mounts].length]).toEqual([before, 0, 0]);
    await runtime.stop();
  });
});
