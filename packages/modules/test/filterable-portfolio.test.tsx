/** Filterable portfolio: filters and pages (docs/reference/galleries-and-portfolios.md#filterable-portfolio). */
import { click, key, nextFrames, renderBehavior, until, withJQuery } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filterablePortfolio } from '../src';
import { gridCss, filterable as markup } from './grid-markup';

const open: (() => Promise<void>)[] = [];
const address = (hash: string) => history.replaceState(null, '', `${location.pathname}${hash}`);

const numberOf = ({ id }: Element) => Number(id.replace('post-', ''));

async function render(page = markup()) {
  const { element, stop } = await renderBehavior(filterablePortfolio, page + gridCss);
  open.push(stop);
  // Sorted into the server's order, because shown items may have moved to the front.
  const items = [...element.querySelectorAll<HTMLElement>('.et_pb_portfolio_item')].sort(
    (a, b) => numberOf(a) - numberOf(b),
  );
  const having = (name: string) => items.flatMap(({ classList }, at) => (classList.contains(name) ? [at] : []));
  const shown = () => items.flatMap(({ style }, at) => (style.display === 'none' ? [] : [at]));
  const filter = (slug: string) => element.querySelector(`[data-category-slug="${slug}"]`) as HTMLElement;
  const link = (name: string | number) => element.querySelector(`a.page-${name}`) as HTMLElement;
  const choose = async (slug: string) => {
    click(filter(slug));
    await nextFrames();
  };
  return { element, items, having, shown, filter, link, choose };
}

beforeEach(() => address(''));
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
  document.body.innerHTML = '';
});

describe('filterable portfolio', () => {
  it('shows the first page of all items, and marks all as active', async () => {
    const { shown, having, element, items } = await render();
    expect(shown()).toEqual([0, 1]);
    expect(having('active')).toHaveLength(items.length);
    expect(having('inactive')).toEqual([]);
    expect(element.style.display).toBe('block');
  });

  it('filters by category, and starts at the first page in the original order', async () => {
    const { shown, having, choose, link } = await render();
    click(link(2));
    await nextFrames();
    await choose('print');
    expect(having('active')).toEqual([0, 2, 5, 6]);
    expect(having('inactive')).toEqual([1, 3, 4]);
    expect(shown()).toEqual([0, 2]);
    click(link('next'));
    await nextFrames();
    expect(shown()).toEqual([5, 6]);
  });

  it('moves the class active and aria-pressed to the pressed filter', async () => {
    const { filter, choose } = await render();
    expect(filter('all').getAttribute('aria-pressed')).toBe('true');
    await choose('web');
    expect(filter('web').className).toBe('active');
    expect(filter('all').classList.contains('active')).toBe(false);
    expect(filter('all').getAttribute('aria-pressed')).toBe('false');
    await choose('all');
    expect(filter('all').className).toBe('active');
  });

  it('filters with Space', async () => {
    const { filter, shown } = await render();
    expect(key(' ', filter('photo'))).toBe(false);
    await nextFrames();
    expect(shown()).toEqual([3]);
  });

  it('empties the pagination for a single page', async () => {
    const { element, choose } = await render();
    await choose('photo');
    expect(element.querySelector('.et_pb_portofolio_pagination > ul')?.innerHTML).toBe('');
    expect((element.querySelector('.et_pb_portofolio_pagination') as HTMLElement).style.display).toBe('');
  });

  it('shows no items for an empty category, and announces their number', async () => {
    const { element, shown, choose } = await render();
    await choose('empty');
    expect(shown()).toEqual([]);
    expect(element.querySelector('[role=status]')?.textContent).toBe('Projects: 0');
  });

  it('announces the number of items and the page', async () => {
    const { element, choose, link } = await render();
    await choose('print');
    expect(element.querySelector('[role=status]')?.textContent).toBe('Projects: 4');
    click(link(2));
    await nextFrames();
    expect(element.querySelector('[role=status]')?.textContent).toBe('Page 2 of 2');
  });

  it.each(['0', '', 'x'])('shows all items with data-posts-number="%s"', async (number) => {
    const { shown } = await render(markup(number));
    expect(shown()).toHaveLength(7);
  });

  it('shows all items of a category without a pagination', async () => {
    const { shown, choose } = await render(markup().replace('et_pb_portofolio_pagination', 'none'));
    expect(shown()).toHaveLength(7);
    await choose('web');
    expect(shown()).toEqual([1, 4]);
  });

  it('finds Divi 5’s items, which have no class of grid items', async () => {
    const { shown } = await render(markup().replaceAll(' et_pb_grid_item', '').replaceAll('_grid clearfix', ''));
    expect(shown()).toEqual([0, 1]);
  });

  it('supports categories of other alphabets, escaped or not', async () => {
    const page = markup(2, ['plakát', 'web', 'plakát']).replaceAll(
      'data-category-slug="plakát"',
      'data-category-slug="plak%C3%A1t"',
    );
    const { shown, choose } = await render(page);
    await choose('plak%C3%A1t');
    expect(shown()).toEqual([0, 2]);
  });

  it('handles clicks that jQuery triggers', () =>
    withJQuery(async ($) => {
      const { filter, shown } = await render();
      $(filter('photo')).trigger('click');
      await nextFrames();
      expect(shown()).toEqual([3]);
      for (const stop of open.splice(0)) await stop();
    }));
});

describe('the address of a filterable portfolio', () => {
  it('is written half a second after the press', async () => {
    const { choose, link } = await render();
    await choose('print');
    click(link(2));
    expect(location.hash).toBe('');
    await until(() => location.hash === '#works|print|2');
  });

  it.each([
    ['#works|print|2', [5, 6]],
    ['#works|web', [1, 4]],
    ['#works|print|9', [0, 2]],
    ['#works|nothing|1', [0, 1]],
    ['#works|all|4', [6]],
  ])('%s shows the items %j on mount', async (hash, expected) => {
    address(hash);
    const { shown } = await render();
    await nextFrames();
    expect(shown()).toEqual(expected);
  });

  it('can contain an escaped category', async () => {
    address('#works|plak%C3%A1t|1');
    const { shown } = await render(markup(2, ['web', 'plakát', 'plakát']));
    await nextFrames();
    expect(shown()).toEqual([1, 2]);
  });

  it('is in the links of the pages', async () => {
    const { link, choose } = await render();
    expect(link(3).getAttribute('href')).toBe('#works|all|3');
    await choose('print');
    expect(link(2).getAttribute('href')).toBe('#works|print|2');
  });
});
