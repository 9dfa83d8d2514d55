/** Lists of an order and of filters: sent when one is chosen, and as printed for whoever comes back (docs/reference/shop.md#lists-of-products). */
import { html, nextFrames, renderBehavior, root } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shopBasics } from '../src';

const options = ['', 'red', 'blue']
  .map((value) => html`<option value="${value}" ${value ? '' : 'selected'}>${value || 'Any'}</option>`)
  .join('');
const filter = (multiple = '') =>
  html`<form method="get" action="/shop/" class="woocommerce-widget-layered-nav-dropdown"><select class="woocommerce-widget-layered-nav-dropdown dropdown_layered_nav_color" aria-label="Color" ${multiple}>${options}</select><button class="woocommerce-widget-layered-nav-dropdown__submit" type="submit">Apply</button><input type="hidden" name="query_type_color" value="or"><input type="hidden" name="filter_color" value=""><input type="hidden" name="filter_size" value="s"></form>`;
const ORDER = html`<form class="woocommerce-ordering" method="get"><select name="orderby" class="orderby" aria-label="Order">${options}</select></form>`;

afterEach(() => vi.restoreAllMocks());

describe('a filter', () => {
  it.each([
    ['one', '', ['red'], 1],
    ['several, with the next press', 'multiple', ['red', 'blue'], 0],
    ['none', '', [''], 1],
  ])('sends %s', async (_, multiple, chosen, times) => {
    const { element, stop } = await renderBehavior(shopBasics, filter(multiple));
    const form = element as HTMLFormElement;
    const sent = vi.spyOn(form, 'requestSubmit').mockImplementation(() => {});
    for (const option of form.querySelectorAll('option')) option.selected = chosen.includes(option.value);
    form.querySelector('select')?.dispatchEvent(new Event('change', { bubbles: true }));
    expect(sent).toHaveBeenCalledTimes(times);
    const data = new FormData(form);
    // Where the browser does not tell by itself that a form is read.
    form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData: data }));
    expect([...data]).toEqual([
      ['query_type_color', 'or'],
      ['filter_color', chosen.join()],
      ['filter_size', 's'],
    ]);
    await stop();
  });
});

describe('who comes back', () => {
  const arrive = (type: string) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntryList);
  const value = (element: Element) => element.querySelector('select')?.value;

  it.each([
    ['back_forward', ''],
    ['reload', ''],
    ['navigate', 'red'],
  ])('by %s finds "%s" chosen', async (type, shown) => {
    arrive(type);
    root(ORDER);
    Object.assign(document.querySelector('select') as Element, { value: 'red' });
    const { element, stop } = await renderBehavior(shopBasics);
    expect(value(element)).toBe(shown);
    await stop();
  });

  it('to a page that was kept finds what it shows', async () => {
    arrive('navigate');
    const { element, stop } = await renderBehavior(shopBasics, ORDER);
    Object.assign(element.querySelector('select') as Element, { value: 'red' });
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(value(element)).toBe('red');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await nextFrames();
    expect(value(element)).toBe('');
    await stop();
  });
});
