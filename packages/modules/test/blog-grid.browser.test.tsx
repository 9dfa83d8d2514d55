/** The blog grid with real style sheets and widths (docs/reference/blog.md#columns). */
import { blogGrid } from '@enliven/modules';
import { html, nextFrames, renderBehavior, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { gridCss, blog as markup } from './grid-markup';

const open: (() => Promise<void>)[] = [];
beforeEach(() => page.viewport(1200, 800));
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
  document.body.innerHTML = '';
});

const columnsCss = (columns: number) =>
  html`<style>.et_pb_salvattore_content[data-columns]::before { content: "${columns} .column.size-1of${columns}"; display: none; }</style>`;

async function render(markup_: string) {
  const { element, stop } = await renderBehavior(blogGrid, markup_ + gridCss);
  open.push(stop);
  const columns = () =>
    [...element.querySelectorAll(':scope > .column')].map((column) =>
      [...column.children].map(({ id }) => id.replace('post-', '')).join(' '),
    );
  await until(() => columns().length > 0);
  return { element, columns };
}

describe('blog grid', () => {
  it('distributes posts to the number of columns in the style sheet', async () => {
    const { element, columns } = await render(markup({ count: 7 }) + columnsCss(4));
    expect(columns()).toEqual(['0 4', '1 5', '2 6', '3']);
    expect(element.getAttribute('data-columns')).toBe('4');
    expect(element.querySelectorAll('.column.size-1of4')).toHaveLength(4);
    expect(element.querySelectorAll(':scope > .et_pb_post')).toHaveLength(0);
  });

  it.each([
    [1200, 3],
    [900, 2],
    [600, 1],
  ])('has the theme’s columns without a style sheet: at %i px, %i', async (width, count) => {
    await page.viewport(width, 800);
    const { columns } = await render(markup());
    expect(columns()).toHaveLength(count);
  });

  it('changes its columns with the screen, in the original order, and dispatches columnsChange', async () => {
    const { element, columns } = await render(markup());
    const heard: Event[] = [];
    element.addEventListener('columnsChange', (event) => heard.push(event));
    expect(columns()).toEqual(['0 3', '1 4', '2']);
    await page.viewport(600, 800);
    await until(() => columns().length === 1);
    expect(columns()).toEqual(['0 1 2 3 4']);
    await page.viewport(1200, 800);
    await until(() => columns().length === 3);
    expect(columns()).toEqual(['0 3', '1 4', '2']);
    expect(heard).toHaveLength(2);
  });

  it('adds later posts to the shortest column', async () => {
    const { element, columns } = await render(markup());
    element.insertAdjacentHTML('beforeend', html`<article class="et_pb_post" id="post-new">New</article>`);
    await until(() => columns()[2] === '2 new');
    for (const stop of open.splice(0)) await stop();
    expect(element.lastElementChild?.id).toBe('post-new');
    expect(element.querySelector('.column')).toBeNull();
  });

  it('does not restore a removed post', async () => {
    const { element, columns } = await render(markup());
    element.querySelector('#post-1')?.remove();
    expect(columns()).toEqual(['0 3', '4', '2']);
    for (const stop of open.splice(0)) await stop();
    expect([...element.children].map(({ id }) => id)).toEqual(['post-0', 'post-2', 'post-3', 'post-4']);
  });

  it('shows its posts', async () => {
    const { element } = await render(markup());
    const opacities = [...element.querySelectorAll('.et_pb_post')].map((post) => getComputedStyle(post).opacity);
    expect(new Set(opacities)).toEqual(new Set(['1']));
  });

  it('does not change other elements with data-columns, nor an empty grid', async () => {
    document.body.innerHTML = `${markup({ count: 0 })}<div class="woocommerce-product-gallery" data-columns="4"><i></i></div>`;
    const server = document.body.innerHTML;
    const { stop } = await renderBehavior(blogGrid);
    await nextFrames(4);
    expect(document.querySelectorAll('.column')).toHaveLength(0);
    await stop();
    expect(document.body.innerHTML).toBe(server);
  });
});
