/** Grids in a browser: rows, widths and hidden grids (docs/reference/galleries-and-portfolios.md#grid-rows). */
import { revealed } from '@enliven/core';
import { filterablePortfolio, gallery } from '@enliven/modules';
import { click, finishAnimations, html, nextFrames, renderBehavior, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { filterable, gridCss, gallery as markup } from './grid-markup';

const open: (() => Promise<void>)[] = [];
beforeEach(() => page.viewport(1200, 800));
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
  document.body.innerHTML = '';
  history.replaceState(null, '', location.pathname);
});

const column = (inner: string, width = '1000px') =>
  html`<section style="width: ${width}"><div class="et_pb_column">${inner}</div></section>${gridCss}`;

async function render(markup_: string) {
  const { element, stop } = await renderBehavior(gallery, markup_);
  open.push(stop);
  const rows = () =>
    [...element.querySelectorAll<HTMLElement>('.et_pb_gallery_item')]
      .filter((item) => item.style.display !== 'none')
      .map(({ classList }) =>
        ['first_in_row', 'last_in_row', 'on_last_row']
          .map((name) => (classList.contains(name) ? name[0] : ''))
          .join(''),
      )
      .map((letters) => letters || '-')
      .join(' ');
  return { element, rows, section: document.querySelector('section') as HTMLElement };
}

describe('rows of a grid', () => {
  it('are marked where items wrap, before the first paint', async () => {
    const { element, rows } = await render(column(markup(12, 6)));
    expect(rows()).toBe('f - - l f -');
    const tops = [...element.querySelectorAll<HTMLElement>('.et_pb_gallery_item')].map((item) => item.offsetTop);
    expect(tops[3]).toBe(tops[0]);
    expect(tops[4]).toBeGreaterThan(tops[0] ?? 0);
  });

  it('mark the last row when the gallery ends its column and has one page', async () => {
    const { rows } = await render(column(markup(6, 6)));
    expect(rows()).toBe('f - - l fo o');
  });

  it('mark the last row when the gallery has no page numbers, for any number of pictures', async () => {
    const { rows } = await render(column(markup(9, 6).replace("<div class='et_pb_gallery_pagination'></div>", '')));
    expect(rows()).toBe('f - - l fo o');
  });

  it('do not mark the last row when an element follows the gallery', async () => {
    const { rows } = await render(column(`${markup(6, 6)}<p>After</p>`));
    expect(rows()).toBe('f - - l f -');
  });

  it('are marked again on every page', async () => {
    const { element, rows } = await render(column(markup(8, 6)));
    click(element.querySelector('a.page-2') as Element);
    await nextFrames();
    expect(rows()).toBe('f -');
    expect(element.querySelectorAll('.first_in_row')).toHaveLength(1);
  });

  it('follow the width, from one column to many and back', async () => {
    const { rows, section } = await render(
      column(markup(6, 6)) +
        html`<style>@media (min-width: 0) { section.narrow .et_pb_grid_item { width: 100%; margin-right: 0; } }</style>`,
    );
    expect(rows()).toBe('f - - l fo o');
    section.className = 'narrow';
    section.style.width = '300px';
    await until(() => rows() === 'fl fl fl fl fl fl');
    section.className = '';
    section.style.width = '1000px';
    await until(() => rows() === 'f - - l fo o');
  });

  it('are measured when a hidden grid is shown', async () => {
    const { rows, section } = await render(column(markup(6, 6)).replace('<section', '<section hidden'));
    expect(rows()).toBe('- - - - - -');
    section.hidden = false;
    await until(() => rows() === 'f - - l fo o');
  });

  it('are marked in a grid layout, measured with its gap', async () => {
    const { rows } = await render(
      column(markup(6, 6)) +
        html`<style>
.et_pb_gallery_items { display: grid; grid-template-columns: repeat(3, 1fr); column-gap: 60px; }
.et_pb_gallery_items .et_pb_grid_item { width: auto; margin: 0; }
</style>`,
    );
    await finishAnimations();
    expect(rows()).toBe('f - l fo o lo');
  });
});

describe('a filtered portfolio', () => {
  const counting = html`<style>
.et_pb_grid_item.et_pb_portfolio_item:nth-child(4n) { margin-right: 0; }
.et_pb_grid_item.et_pb_portfolio_item:nth-child(4n+1) { clear: both; }
</style>`;

  async function portfolio(perPage: number) {
    const { element, stop } = await renderBehavior(filterablePortfolio, column(filterable(perPage)) + counting);
    open.push(stop);
    const items = () => [...element.querySelectorAll<HTMLElement>('.et_pb_portfolio_item')];
    const places = () =>
      items()
        .filter(({ offsetWidth }) => offsetWidth > 0)
        .map(({ offsetLeft, offsetTop }) => `${offsetLeft} ${offsetTop}`);
    async function press(link: string) {
      click(element.querySelector(link) as Element);
      await nextFrames();
    }
    return { element, items, places, press };
  }

  it('has no gaps in its rows although the style sheet counts hidden items', async () => {
    const { places, press } = await portfolio(4);
    const all = places();
    await press('[data-category-slug=web]');
    expect(places()).toEqual(all.slice(0, 2));
    await press('[data-category-slug=print]');
    expect(places()).toEqual(all);
  });

  it('has no gaps on its second page', async () => {
    const { places, press } = await portfolio(3);
    const first = places();
    await press('a.page-2');
    expect(places()).toEqual(first);
  });

  it('moves at most as many elements as it shows', async () => {
    const { element, places, press } = await portfolio(1);
    const first = places();
    const moved: Node[] = [];
    const observer = new MutationObserver((records) =>
      moved.push(...records.flatMap(({ addedNodes }) => [...addedNodes])),
    );
    observer.observe(element.querySelector('.et_pb_portfolio_items') as Element, { childList: true });
    for (const link of ['a.page-2', '[data-category-slug=print]', 'a.page-2', '[data-category-slug=all]']) {
      await press(link);
      expect(moved.length, link).toBeLessThanOrEqual(1);
      expect(places(), link).toEqual(first.slice(0, places().length));
      moved.length = 0;
    }
    observer.disconnect();
  });

  it('moves no item that stays shown, and restores the server’s order', async () => {
    const { items, press } = await portfolio(0);
    const before = items();
    const link = before[2]?.querySelector('a') as HTMLElement;
    link.focus();
    await press('[data-category-slug=print]');
    expect(items().map(({ id }) => id.slice(5))).toEqual(['0', '2', '5', '6', '1', '3', '4']);
    expect(document.activeElement).toBe(link);
    await press('[data-category-slug=all]');
    expect(items()).toEqual(before);
    expect(document.activeElement).toBe(link);
    await press('[data-category-slug=print]');
    for (const stop of open.splice(0)) await stop();
    expect(items()).toEqual(before);
    expect(document.activeElement).toBe(link);
  });
});

describe('a grid', () => {
  it('is measured again after the channel revealed reports it', async () => {
    const { element, rows } = await render(column(markup(6, 6)));
    document.head.insertAdjacentHTML(
      'beforeend',
      html`<style id="wide">.et_pb_grid_item { width: 44% !important; }</style>`,
    );
    revealed.emit(element);
    await until(() => rows() === 'f l f l fo lo');
    document.querySelector('#wide')?.remove();
  });
});
