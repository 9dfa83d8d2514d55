/** Grids with real boxes: rows, widths, and what is hidden at first (docs/reference/galleries-and-portfolios.md#grid-rows). */
import { revealed } from '@enliven/core';
import { gallery } from '@enliven/modules';
import { click, finishAnimations, html, nextFrames, renderBehavior, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { gridCss, gallery as markup } from './grid-markup';

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
  it('are marked where items really break, before the first paint', async () => {
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

  it('mark it where the author wants no page numbers, however many pictures there are', async () => {
    const { rows } = await render(column(markup(9, 6).replace("<div class='et_pb_gallery_pagination'></div>", '')));
    expect(rows()).toBe('f - - l fo o');
  });

  it('do not mark it when something follows', async () => {
    const { rows } = await render(column(`${markup(6, 6)}<p>After</p>`));
    expect(rows()).toBe('f - - l f -');
  });

  it('are counted anew on every page', async () => {
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

  it('are found in a grid layout by its gap', async () => {
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

describe('a page turned by script', () => {
  it('is measured anew when others say that it was shown', async () => {
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
