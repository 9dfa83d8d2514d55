/** Gallery grid: pages and pagination (docs/reference/galleries-and-portfolios.md#pages). */
import { click, html, nextFrames, renderBehavior, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gallery } from '../src';
import { gridCss, gallery as markup } from './grid-markup';

const open: (() => Promise<void>)[] = [];
const address = (hash: string) => history.replaceState(null, '', `${location.pathname}${hash}`);
const FIVE = html`<div class="et_block_section"></div>`;

async function render(page = markup()) {
  const { element, stop } = await renderBehavior(gallery, page + gridCss);
  open.push(stop);
  const items = [...element.querySelectorAll<HTMLElement>('.et_pb_gallery_item')];
  const pagination = element.querySelector('.et_pb_gallery_pagination') as HTMLElement;
  const link = (name: string | number) => pagination.querySelector(`a.page-${name}`) as HTMLElement;
  const shown = () => items.flatMap((item, at) => (item.style.display === 'none' ? [] : [at]));
  const numbers = () =>
    [...pagination.querySelectorAll<HTMLElement>('li')].flatMap((li) =>
      li.style.display === 'none' ? [] : [li.textContent?.trim()],
    );
  return { element, items, pagination, link, shown, numbers };
}

beforeEach(() => address(''));
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
  document.body.innerHTML = '';
  delete (globalThis as { et_pb_custom?: unknown }).et_pb_custom;
});

describe('gallery grid', () => {
  it('shows the first page with display: block, as the theme does', async () => {
    const { items, shown, element } = await render();
    expect(shown()).toEqual([0, 1]);
    expect(items[0]?.style.display).toBe('block');
    expect(element.style.display).toBe('block');
  });

  it('draws the pagination with the theme’s classes', async () => {
    const { pagination, link, numbers } = await render();
    expect(numbers()).toEqual(['1', '2', '3', '4', 'Next']);
    expect(pagination.querySelector(':scope > ul > li.page.page-5 > a.page-5.last-page')).not.toBeNull();
    expect(link(1).classList.contains('active')).toBe(true);
    expect(link(1).getAttribute('aria-current')).toBe('page');
    expect(link('prev').dataset.page).toBe('prev');
    expect(link(3).dataset.page).toBe('3');
    expect(pagination.getAttribute('role')).toBe('navigation');
  });

  it('turns pages by number, next and previous', async () => {
    const { link, shown, numbers } = await render();
    expect(click(link(3))).toBe(false);
    await nextFrames();
    expect(shown()).toEqual([4, 5]);
    expect(numbers()).toEqual(['Prev', '1', '2', '3', '4', '5', 'Next']);
    click(link('next'));
    await nextFrames();
    click(link('next'));
    await nextFrames();
    expect(shown()).toEqual([8]);
    expect(numbers()).toEqual(['Prev', '1', '2', '3', '4', '5']);
    click(link('prev'));
    await nextFrames();
    expect(shown()).toEqual([6, 7]);
  });

  it.each(['2n+1', '3n+1', '4n+1'])(
    'begins each page at an item that matches :nth-child(%s), the first of a row',
    async (nth) => {
      const { element, items, link, shown } = await render(markup(13, 5));
      for (const page of [2, 3, 1]) {
        click(link(page));
        await nextFrames();
        const [first] = shown() as [number];
        expect([first, items[first]?.matches(`:nth-child(${nth})`)]).toEqual([(page - 1) * 5, true]);
      }
      expect([...element.querySelectorAll('.et_pb_gallery_items > *')]).toEqual(items);
    },
  );

  it('uses the theme’s texts', async () => {
    Object.assign(globalThis, { et_pb_custom: { prev: 'Zurück', next: 'Weiter' } });
    const { link } = await render();
    expect(link('next').textContent).toBe('Weiter');
    expect(link('prev').textContent).toBe('Zurück');
  });

  it('shows dots and the page numbers of Divi 5', async () => {
    const { numbers, link } = await render(markup(9, 1) + FIVE);
    expect(numbers()).toEqual(['1', '2', '3', '4', '...', 'Next']);
    click(link(4));
    await nextFrames();
    expect(numbers()).toEqual(['Prev', '...', '4', '5', '6', '7', '...', 'Next']);
  });

  it('leaves a click with Ctrl to the browser', async () => {
    const { link, shown } = await render(markup(9, 2, ''));
    expect(click(link(2), { ctrlKey: true })).toBe(true);
    await nextFrames();
    expect(shown()).toEqual([0, 1]);
  });

  it('moves focus to the page number when the focused link “Next” is hidden', async () => {
    const { link } = await render();
    click(link(4));
    await nextFrames();
    link('next').focus();
    click(link('next'));
    await until(() => document.activeElement === link(5));
  });

  it('announces the page', async () => {
    const { element, link } = await render();
    const status = element.querySelector('[role=status]') as HTMLElement;
    expect(status.textContent).toBe('');
    click(link(2));
    await nextFrames();
    expect(status.textContent).toBe('Page 2 of 5');
  });

  it.each([
    ['0', 4],
    ['many', 4],
    ['3', 3],
    ['20', 9],
  ])('shows with data-per_page="%s" %i pictures', async (perPage, count) => {
    const { shown } = await render(markup(9, perPage));
    expect(shown()).toHaveLength(count);
  });

  it('hides and empties the pagination for a single page', async () => {
    const { pagination } = await render(markup(1));
    expect(pagination.style.display).toBe('none');
    expect(pagination.innerHTML).toBe('');
  });

  it('hides all of thousands of items but those of the page, and restores them', async () => {
    const { items, shown } = await render(markup(4500, 2));
    expect(items.slice(0, 3).map(({ style }) => style.display)).toEqual(['block', 'block', 'none']);
    await until(() => shown().length === 2);
    await open.pop()?.();
    expect(items.filter((item) => item.hasAttribute('style'))).toEqual([]);
  });

  it('shows the first page without a pagination', async () => {
    const { element, stop } = await renderBehavior(
      gallery,
      markup().replace(/<div class='et_pb_gallery_pagination'><\/div>/, '') + gridCss,
    );
    open.push(stop);
    const shown = [...element.querySelectorAll<HTMLElement>('.et_pb_gallery_item')].filter(
      ({ style }) => style.display === 'block',
    );
    expect(shown).toHaveLength(2);
  });

  it('does not affect a gallery inside it, and has a unique landmark name', async () => {
    const inner = markup(3, 1, 'inner');
    const { element, stop } = await renderBehavior(gallery, markup(4, 2, 'outer', inner) + gridCss);
    open.push(stop);
    const names = [...element.ownerDocument.querySelectorAll('[role=navigation]')].map((one) =>
      one.getAttribute('aria-label'),
    );
    expect(names).toEqual(['Pages', 'Pages 2']);
    const of = (id: string) => element.ownerDocument.querySelectorAll(`#${id} [role=navigation] a[aria-current]`);
    expect(of('inner')).toHaveLength(1);
    expect(of('outer')).toHaveLength(2);
  });
});

describe('the address of a gallery', () => {
  it('is written 100 ms after the last press', async () => {
    const { link } = await render();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      click(link(2));
      click(link(3));
      await Promise.resolve();
      vi.advanceTimersByTime(99);
      expect(location.hash).toBe('');
      vi.advanceTimersByTime(2);
      expect(location.hash).toBe('#shots|3');
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not applied when a press has caused its change', async () => {
    const { link, shown } = await render();
    click(link(2));
    await until(() => location.hash === '#shots|2');
    click(link(4));
    await nextFrames(4);
    expect(shown()).toEqual([6, 7]);
    await until(() => location.hash === '#shots|4');
    history.back();
    await until(() => shown()[0] === 2);
  });

  it('is not written for a gallery without an id', async () => {
    const { link } = await render(markup(9, 2, ''));
    click(link(2));
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(location.hash).toBe('');
    expect(link(2).getAttribute('href')).toBe('#');
  });

  it.each([
    ['#shots|4', [6, 7]],
    ['#shots|9', [0, 1]],
    ['#shots|x', [0, 1]],
    ['#other|2', [0, 1]],
  ])('%s shows the pictures %j on mount', async (hash, expected) => {
    address(hash);
    const { shown } = await render();
    await nextFrames();
    expect(shown()).toEqual(expected);
  });

  it('is overridden by et_hashchange events of other scripts', async () => {
    const { element, shown } = await render();
    element.dispatchEvent(Object.assign(new Event('et_hashchange'), { params: ['2'] }));
    await nextFrames();
    expect(shown()).toEqual([2, 3]);
  });
});
