/** Selects that sort and filter products: submitted on change, reset when the visitor comes back (docs/reference/shop.md#lists-of-products). */
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

describe('a product filter', () => {
  it.each([
    ['one value at once', '', ['red'], 1],
    ['several values with the next press', 'multiple', ['red', 'blue'], 0],
    ['an empty value at once', '', [''], 1],
  ])('sends %s', async (_, multiple, chosen, times) => {
    const { element, stop } = await renderBehavior(shopBasics, filter(multiple));
    const form = element as HTMLFormElement;
    const sent = vi.spyOn(form, 'requestSubmit').mockImplementation(() => {});
    for (const option of form.querySelectorAll('option')) option.selected = chosen.includes(option.value);
    form.querySelector('select')?.dispatchEvent(new Event('change', { bubbles: true }));
    expect(sent).toHaveBeenCalledTimes(times);
    const data = new FormData(form);
    // For browsers that do not send `formdata` when a script reads a form.
    form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData: data }));
    expect([...data]).toEqual([
      ['query_type_color', 'or'],
      ['filter_color', chosen.join()],
      ['filter_size', 's'],
    ]);
    await stop();
  });
});

describe('the order of a product list', () => {
  const arrive = (type: string) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntryList);
  const value = (element: Element) => element.querySelector('select')?.value;

  it.each([
    ['back_forward', ''],
    ['reload', ''],
    ['navigate', 'red'],
  ])('after a navigation of the type %s has the value "%s"', async (type, shown) => {
    arrive(type);
    root(ORDER);
    Object.assign(document.querySelector('select') as Element, { value: 'red' });
    const { element, stop } = await renderBehavior(shopBasics);
    expect(value(element)).toBe(shown);
    await stop();
  });

  it('returns to its printed value when the page is restored from the back-forward cache', async () => {
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
