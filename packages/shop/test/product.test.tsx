/** A product page without the platform's scripts. */
import { start } from '@enliven/core';
import { html, key, nextFrames, renderBehavior, root, until } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { productGallery, productRating, productTabs, variations } from '../src';
import { FAULTS, shortenTimeout } from './support/faults';
import { GALLERY, RATING, TABS, variationsForm } from './support/product';

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
const globals = globalThis as Record<string, unknown>;

function choose(id: string, value: string): void {
  const select = find<HTMLSelectElement>(`#${id}`);
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

afterEach(() => {
  for (const name of ['wc_single_product_params', 'woocommerce_params']) delete globals[name];
  vi.unstubAllGlobals();
});

describe('the product gallery', () => {
  const alts = () => all<HTMLImageElement>('.woocommerce-product-gallery__image img').map(({ alt }) => alt.at(-1));

  it('becomes visible, and swaps a pressed thumbnail with the main image', async () => {
    const { element, stop } = await renderBehavior(productGallery, html`<div class="product">${GALLERY}</div>`);
    const before = alts();
    expect(element.style.opacity).toBe('1');
    const links = all('.woocommerce-product-gallery__image a');
    links[2]?.click();
    await nextFrames();
    expect([alts(), links[0]?.getAttribute('href')]).toEqual([['3', '2', '1'], '/large-3.jpg']);
    links[1]?.click();
    await nextFrames();
    expect(alts()).toEqual(['2', '1', '3']);
    links[0]?.focus();
    key('ArrowRight');
    await nextFrames();
    expect(alts()).toEqual(['3', '2', '1']);
    await stop();
    expect([alts(), element.style.opacity]).toEqual([before, '0']);
  });

  it('passes all images to the lightbox in their visible order', async () => {
    await renderBehavior(productGallery, html`<div class="product">${GALLERY}</div>`);
    const hrefs = () => all('.et_post_gallery .et_pb_gallery_image a').map((link) => link.getAttribute('href'));
    expect(hrefs()).toEqual(['/large-1.jpg', '/large-2.jpg', '/large-3.jpg']);
    const opened = vi.fn((event: Event) => event.preventDefault());
    find('.woocommerce-product-gallery__trigger').addEventListener('click', opened);
    find('.woocommerce-product-gallery__image a').click();
    expect(opened).toHaveBeenCalledOnce();
  });

  it('has no trigger if the site disables the lightbox', async () => {
    globals.wc_single_product_params = { photoswipe_enabled: '' };
    await renderBehavior(productGallery, html`<div class="product">${GALLERY}</div>`);
    expect(find('.woocommerce-product-gallery__trigger')).toBeNull();
  });
});

it('a gallery that mounts later shows the chosen variation', async () => {
  root(html`<div class="product">${GALLERY}${variationsForm()}</div>`);
  for (const [id, value] of [
    ['color', 'Red'],
    ['size', 'S'],
  ] as const)
    find<HTMLSelectElement>(`#${id}`).value = value;
  const runtimes = [start([variations], { when: { variations: 'now' } })];
  await until(() => find('.woocommerce-variation-price') !== null);
  await nextFrames();
  runtimes.push(start([productGallery], { when: { 'product-gallery': 'now' } }));
  await until(() => /#red$/.test(find<HTMLImageElement>('.woocommerce-product-gallery__image img').src));
  for (const runtime of runtimes) await runtime.stop();
});

describe('the product tabs', () => {
  const shown = () =>
    all('.wc-tab')
      .filter(({ style }) => style.display !== 'none')
      .map(({ id }) => id);

  it('show one panel at a time by mouse and keyboard', async () => {
    const { stop } = await renderBehavior(productTabs, TABS);
    expect(shown()).toEqual(['tab-description']);
    find('.reviews_tab a').click();
    await nextFrames();
    expect([shown(), find('.reviews_tab').className]).toEqual([['tab-reviews'], 'reviews_tab active']);
    find('.reviews_tab a').focus();
    key('ArrowRight');
    await nextFrames();
    expect([shown(), document.activeElement?.textContent]).toEqual([['tab-description'], 'Description']);
    key('End');
    await nextFrames();
    expect(shown()).toEqual(['tab-reviews']);
    await stop();
    expect(shown()).toHaveLength(3);
  });
});

it('a link to a target within a hidden panel shows the panel', async () => {
  const { stop } = await renderBehavior(productTabs, TABS.replace('<p>About Reviews (3)', '<p id="respond">About'));
  const scroll = vi.fn();
  find('#respond').scrollIntoView = () => scroll(find('#tab-reviews').style.display);
  location.hash = '#respond';
  await until(() => scroll.mock.calls.length > 0);
  expect([scroll.mock.calls, find('.reviews_tab').className]).toEqual([[['block']], 'reviews_tab active']);
  location.hash = '';
  await nextFrames(2);
  expect(find('.reviews_tab').className).toBe('reviews_tab active');
  await stop();
});

describe('the rating stars', () => {
  it('select a rating by mouse and keyboard', async () => {
    const { stop } = await renderBehavior(productRating, RATING);
    find('.star-4').click();
    await nextFrames();
    expect([find<HTMLSelectElement>('#rating').value, find('.stars').className]).toEqual(['4', 'stars selected']);
    key('ArrowRight');
    await nextFrames();
    expect([find<HTMLSelectElement>('#rating').value, find('.star-5').getAttribute('aria-checked')]).toEqual([
      '5',
      'true',
    ]);
    await stop();
    expect(find('.stars')).toBeNull();
  });

  it('are required if the site says so', async () => {
    globals.wc_single_product_params = { review_rating_required: 'yes', i18n_required_rating_text: 'Stars, please' };
    await renderBehavior(productRating, RATING);
    const sent = vi.fn((event: Event) => event.preventDefault());
    const submit = () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(submit()).toBe(false);
    await until(() => find('[role=alert]').textContent === 'Stars, please');
    expect(document.activeElement).toBe(find('.star-1'));
    find('.star-2').click();
    await nextFrames();
    document.addEventListener('submit', sent, { once: true });
    submit();
    expect([sent.mock.calls.length, find('[role=alert]').textContent]).toEqual([1, '']);
  });
});

describe('variations', () => {
  const page = (data?: unknown) => html`<div class="product">${variationsForm(data)}</div>`;
  const button = () => find('.single_add_to_cart_button');

  it('show the selected variation and enable its button', async () => {
    const { stop } = await renderBehavior(variations, page());
    expect(button().className).toContain('wc-variation-selection-needed');
    choose('color', 'Red');
    await nextFrames();
    expect(all<HTMLOptionElement>('#size option').map(({ disabled }) => disabled)).toEqual([false, false, false, true]);
    choose('size', 'M');
    await until(() => find('.woocommerce-variation-price')?.textContent === '18');
    expect(find('.woocommerce-variation-availability').textContent).toBe('3 in stock');
    expect([
      find('.variation_id').getAttribute('value'),
      find('#q').getAttribute('max'),
      find('.sku').textContent,
    ]).toEqual(['217', '3', 'RED-M']);
    expect([button().className, button().getAttribute('aria-disabled')]).toEqual([
      'single_add_to_cart_button button alt',
      null,
    ]);
    find('.reset_variations').click();
    await nextFrames();
    expect([
      find('.variation_id').getAttribute('value'),
      find('.sku').textContent,
      find('.woocommerce-variation-price'),
    ]).toEqual(['0', 'N/A', null]);
    await stop();
    expect(find('.single_variation').innerHTML).toBe('');
  });

  it('send events when one is found, shown, reset and hidden', async () => {
    const events: unknown[] = [];
    const names = ['found_variation', 'show_variation', 'reset_data', 'hide_variation'];
    const onEvent = ({ type, detail }: Event & { detail?: { args: unknown[] } }) => events.push([type, detail?.args]);
    for (const name of names) document.addEventListener(`shop:${name}`, onEvent);
    await renderBehavior(variations, page());
    await until(() => events.length > 0);
    events.length = 0;
    choose('color', 'Red');
    choose('size', 'M');
    await until(() => events.length > 0);
    find('.reset_variations').click();
    await until(() => events.length > 2);
    expect(events).toEqual([
      ['shop:found_variation', [expect.objectContaining({ variation_id: 217 })]],
      ['shop:show_variation', [expect.objectContaining({ variation_id: 217 }), true]],
      ['shop:reset_data', []],
      ['shop:hide_variation', []],
    ]);
    for (const name of names) document.removeEventListener(`shop:${name}`, onEvent);
  });

  it('prevent submitting an unavailable selection, and show the reason', async () => {
    await renderBehavior(variations, page());
    const submit = () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(submit()).toBe(false);
    await until(() => /choose the options/.test(find('.woocommerce-variation-notice').textContent ?? ''));
    expect(document.activeElement).toBe(find('#color'));
    choose('color', 'Green');
    choose('size', 'S');
    await until(() => button().className.includes('wc-variation-is-unavailable'));
    expect(submit()).toBe(false);
  });

  it('remove scripts from the markup of an answer', async () => {
    const [first] = JSON.parse(
      JSON.stringify([
        {
          attributes: { attribute_color: 'Red', attribute_size: 'S' },
          variation_id: 1,
          is_in_stock: true,
          is_purchasable: true,
          price_html: '<b onclick="hurt()">1</b><script>hurt()</script>',
          variation_description: '<img src=x onerror="hurt()"><a href="javascript:hurt()">x</a>',
          image: { src: 'javascript:hurt()' },
        },
      ]),
    );
    await renderBehavior(variations, page([first]));
    choose('color', 'Red');
    choose('size', 'S');
    await until(() => find('.woocommerce-variation-price') !== null);
    expect(find('.single_variation').innerHTML).not.toMatch(/onclick|onerror|script[>:]/);
  });

  it.each(FAULTS)('show a message when the server %s, and can be selected again', async (_, make) => {
    globals.woocommerce_params = { wc_ajax_url: '/?wc-ajax=%%endpoint%%' };
    shortenTimeout();
    const fetched = vi.fn(async (_url: string, { signal }: RequestInit = {}) => make(signal));
    vi.stubGlobal('fetch', fetched);
    await renderBehavior(variations, page(false));
    choose('color', 'Red');
    choose('size', 'M');
    await until(() => find('.woocommerce-variation-notice').textContent !== '');
    expect(fetched.mock.calls.length).toBeLessThanOrEqual(2);
    expect(button().className).toContain('disabled');
    const submit = () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    const again = vi.fn(
      async () => new Response('{"variation_id":9,"price_html":"eight","is_in_stock":true,"is_purchasable":true}'),
    );
    vi.stubGlobal('fetch', again);
    expect(submit()).toBe(false);
    await until(() => find('.woocommerce-variation-price')?.textContent === 'eight');
    expect([again.mock.calls.length, find('.woocommerce-variation-notice').textContent]).toEqual([1, '']);
    vi.stubGlobal(
      'fetch',
      async () => new Response('{"variation_id":9,"price_html":"nine","is_in_stock":true,"is_purchasable":true}'),
    );
    choose('size', 'S');
    await until(() => find('.woocommerce-variation-price')?.textContent === 'nine');
    expect(find('.woocommerce-variation-notice').textContent).toBe('');
  });

  it('are cleared when the form is reset, but not after the runtime has stopped', async () => {
    const { stop } = await renderBehavior(variations, page());
    choose('color', 'Red');
    choose('size', 'M');
    await until(() => find('.woocommerce-variation-price')?.textContent === '18');
    find<HTMLFormElement>('form').reset();
    await until(() => find('.woocommerce-variation-price') === null);
    find<HTMLFormElement>('form').reset();
    await stop();
  });

  it('request one answer per selection if the page has no list, and show that they wait', async () => {
    globals.woocommerce_params = { wc_ajax_url: '/?wc-ajax=%%endpoint%%' };
    let answer: (response: Response) => void = () => {};
    const fetched = vi.fn(
      () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
    );
    vi.stubGlobal('fetch', fetched);
    await renderBehavior(variations, page(false));
    choose('color', 'Red');
    choose('size', 'M');
    await until(() => fetched.mock.calls.length > 0 && find('form').getAttribute('aria-busy') === 'true');
    expect(button().className).not.toContain('wc-variation-is-unavailable');
    answer(
      new Response(JSON.stringify({ variation_id: 9, price_html: 'nine', is_in_stock: true, is_purchasable: true })),
    );
    await until(() => find('.woocommerce-variation-price')?.textContent === 'nine');
    await until(() => !find('form').hasAttribute('aria-busy'));
    expect(fetched.mock.calls.length).toBeLessThanOrEqual(2);
    expect(find('.variation_id').getAttribute('value')).toBe('9');
  });
});
