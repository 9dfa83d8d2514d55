// Shop of the example site: responses of its pages and end points to one visitor.

import { describe, expect, it } from 'vitest';
import { createApp } from '../src/app';
import { products } from '../src/content/shop';

/** Creates a visitor who keeps cookies. */
function visitor() {
  const app = createApp();
  const cookies = new Map<string, string>();
  return async (path: string, fields?: Record<string, string>) => {
    const headers = { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    const response = await app.request(
      path,
      fields ? { method: 'POST', headers, body: new URLSearchParams(fields) } : { headers },
    );
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: response.status, to: response.headers.get('Location'), text: await response.text(), cookies };
  };
}

const security = 'c1d2e3f4a5';

describe('the shop', () => {
  it('fills a cart, changes it, and accepts an order', async () => {
    const ask = visitor();
    expect((await ask('/cart')).text).toContain('cart-empty');
    const added = JSON.parse((await ask('/?wc-ajax=add_to_cart', { product_id: '11', quantity: '2' })).text);
    expect(added.fragments['div.widget_shopping_cart_content']).toContain('2 × ');
    const { text, cookies } = await ask('/cart');
    expect([cookies.has('woocommerce_items_in_cart'), cookies.get('woocommerce_cart_hash')]).toEqual([
      true,
      added.cart_hash,
    ]);
    const key = /cart\[(\w+)\]/.exec(text)?.[1] ?? '';
    const nonce = { 'woocommerce-cart-nonce': security };
    expect((await ask('/cart', { ...nonce, [`cart[${key}][qty]`]: '3', update_cart: '1' })).text).toContain(
      'Cart updated.',
    );
    expect((await ask('/cart', { ...nonce, coupon_code: 'none', apply_coupon: '1' })).text).toContain('does not exist');
    expect((await ask('/?wc-ajax=apply_coupon', { security, coupon_code: 'ten' })).text).toContain('applied');
    expect(
      (await ask('/?wc-ajax=update_shipping_method', { security, 'shipping_method[0]': 'pickup:2' })).text,
    ).toContain('39.15');
    const removed = await ask(`/cart?remove_item=${key}&_wpnonce=${security}`);
    expect(removed.text).toContain('restore-item');
    expect((await ask(`/cart?undo_item=${key}&_wpnonce=${security}`)).text).toContain('value="3"');
    const failure = JSON.parse((await ask('/?wc-ajax=checkout', { billing_city: 'Mill' })).text);
    expect([failure.result, failure.messages.match(/data-id/g)?.length]).toEqual(['failure', 5]);
    const names = ['first_name', 'last_name', 'address_1', 'city', 'postcode'].map((name) => [`billing_${name}`, 'x']);
    const posted = { ...Object.fromEntries(names), billing_email: 'a@b.test', payment_method: 'cod' };
    const { status, to } = await ask('/checkout', posted);
    expect([status, to?.replace(/\d+$/, '')]).toEqual([303, '/checkout/order-received?order=']);
    expect((await ask(to ?? '')).text).toContain('has been received');
    expect((await ask('/cart')).text).toContain('cart-empty');
  });

  it('hides an order from other visitors, and rejects requests without a nonce', async () => {
    const ask = visitor();
    expect((await ask('/checkout/order-received?order=1001')).to).toBe('/shop');
    expect((await ask('/?wc-ajax=apply_coupon', { coupon_code: 'ten' })).text).toBe('-1');
    expect((await ask('/?wc-ajax=toString', {})).status).toBe(400);
  });

  it('shows a picture of each product in every list, and has all pictures', async () => {
    const ask = visitor();
    for (const { slug, pictures } of products) {
      const { text } = await ask(`/product/${slug}`);
      for (const name of pictures) {
        expect(text).toContain(`/images/${name}.svg`);
        expect((await ask(`/images/${name}.svg`)).status).toBe(200);
      }
    }
    const kettle = products.find(({ slug }) => slug === 'kettle');
    await ask('/product/kettle', { variation_id: `${kettle?.variations?.[0]?.id}`, quantity: '1' });
    for (const path of ['/shop', '/cart', '/checkout']) {
      const { text } = await ask(path);
      expect(text.match(new RegExp(`/images/${kettle?.pictures[0]}.svg`, 'g'))?.length, path).toBeGreaterThan(0);
    }
  });

  it('sorts the list by price on request', async () => {
    const ask = visitor();
    const names = (text: string) => [...text.matchAll(/product__title">([^<]*)</g)].map(([, name]) => name);
    expect(names((await ask('/shop')).text)[0]).toBe('Ember Hill');
    expect(names((await ask('/shop?orderby=price')).text)[0]).toBe('Filter papers');
    expect((await ask('/shop?orderby=price')).text).toContain('<option value="price" selected>');
    expect(names((await ask('/shop?orderby=toString')).text)[0]).toBe('Ember Hill');
  });

  it('does not sell more variations than are in stock', async () => {
    const ask = visitor();
    const variation = JSON.parse(
      (await ask('/?wc-ajax=get_variation', { product_id: '20', attribute_color: 'Red', attribute_size: 'Large' }))
        .text,
    );
    expect([variation.variation_id, variation.max_qty]).toEqual([22, 1]);
    expect((await ask('/product/kettle', { variation_id: '22', quantity: '2' })).text).toContain('not as much');
    expect((await ask('/product/kettle', { variation_id: '22', quantity: '1' })).to).toBe('/cart');
  });
});
