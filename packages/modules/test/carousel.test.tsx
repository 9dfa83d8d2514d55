/** Simple carousel: groups, columns and arrows (docs/reference/sliders.md#simple-carousel). */
import { click, finishAnimations, html, key, nextFrames, renderBehavior } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { carousel } from '../src/carousel';
import { carouselColumns } from '../src/shared/carousel/simple-carousel';
import { css, carousel as markup } from './slider-markup';

const open: (() => Promise<void>)[] = [];

async function render(page = markup()) {
  const { element, stop } = await renderBehavior(carousel, page + css);
  open.push(stop);
  const box = element.querySelector('.et_pb_carousel_items') as HTMLElement;
  const arrow = (name: 'prev' | 'next') => element.querySelector(`.et-pb-arrow-${name}`) as HTMLElement;
  const group = (selector = '.active') =>
    [...box.querySelectorAll(`.et-carousel-group${selector} > *`)].map(({ id }) => id.replace('card-', ''));
  return { element, box, arrow, group };
}

afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
  document.body.innerHTML = '';
  document.body.className = '';
  vi.unstubAllGlobals();
});

describe('a carousel at rest', () => {
  it('shows one group in order, and hides the other items', async () => {
    const { element, box, group } = await render();
    expect(element.firstElementChild?.className).toBe('et-pb-slider-arrows');
    expect(element.matches('.container-width-change-notify')).toBe(true);
    expect(box.matches('.columns-4')).toBe(true);
    expect(group()).toEqual(['0', '1', '2', '3']);
    const items = [...box.querySelectorAll<HTMLElement>('.et_pb_carousel_item')];
    const shown = items.filter(({ style }) => style.display === 'block');
    expect(shown.map(({ className }) => className)).toEqual(
      [1, 2, 3, 4].map((place) => `et_pb_carousel_item position_${place}`),
    );
    expect(items.filter(({ parentElement }) => parentElement === box).map(({ id }) => id)).toEqual([
      'card-4',
      'card-5',
    ]);
  });

  it('has arrows with the theme’s classes and the page’s texts', async () => {
    vi.stubGlobal('et_pb_custom', { previous: 'Zurück', next: 'Weiter' });
    const { element } = await render();
    const links = [...element.querySelectorAll('.et-pb-slider-arrows > a')];
    expect(links.map(({ className, textContent }) => [className, textContent])).toEqual([
      ['et-pb-slider-arrow et-pb-arrow-prev', 'Zurück'],
      ['et-pb-slider-arrow et-pb-arrow-next', 'Weiter'],
    ]);
  });

  it.each([0, 1, 4])('has no arrows for %d items in four columns', async (count) => {
    const { element, group } = await render(markup(count));
    expect(element.querySelector('.et-pb-slider-arrows')).toBeNull();
    expect(group()).toHaveLength(count);
  });

  it.each([
    ['et_pb_column_4_4', 1200, 4],
    ['et_pb_column_4_4', 768, 4],
    ['et_pb_column_4_4', 767, 3],
    ['et_pb_column_3_4', 1200, 4],
    ['et_pb_column_2_3', 500, 3],
    ['et_pb_column_3_5', 500, 4],
    ['et_pb_column_1_5', 1200, 2],
    ['et_pb_column_1_6', 1200, 2],
    ['et_pb_column_1_4', 1200, 3],
    ['et_pb_column_1_2', 1200, 3],
    ['et_flex_column_12_24', 1200, 3],
  ])('in .%s and a window of %d px has %d columns', (column, width, columns) => {
    document.body.innerHTML = markup(1, column);
    expect(carouselColumns(document.querySelector('.et_pb_carousel') as Element, width)).toBe(columns);
  });

  it('counts columns by the column around a specialty column', () => {
    document.body.innerHTML = html`<div class="et_pb_column et_pb_column_4_4">${markup(1, 'et_pb_specialty_column et_pb_column_1_5')}</div>`;
    expect(carouselColumns(document.querySelector('.et_pb_carousel') as Element, 1200)).toBe(4);
  });
});

describe('a move of the carousel', () => {
  it('slides the next group in beside the old one, with copies of items that are in both', async () => {
    const { box, arrow, group } = await render();
    expect(click(arrow('next'))).toBe(false);
    await nextFrames();
    expect(document.body.matches('.et-pb-is-sliding-carousel')).toBe(true);
    expect(group('.active')).toEqual(['0', '1', '2', '3']);
    expect(group('.next')).toEqual(['4', '5', '0-dup', '1-dup']);
    const copies = [...box.querySelectorAll('.delayed_container_append_dup')];
    expect(copies.map((copy) => copy.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
    await finishAnimations();
    expect(group('.active')).toEqual(['4', '5', '0', '1']);
    expect(box.querySelectorAll('.et-carousel-group')).toHaveLength(1);
    expect(box.querySelectorAll('[id$="-dup"]')).toHaveLength(0);
    expect(document.body.matches('.et-pb-is-sliding-carousel')).toBe(false);
  });

  it('can go to the previous group, and ignores presses meanwhile', async () => {
    const { arrow, group } = await render();
    click(arrow('prev'));
    await nextFrames();
    expect(group('.prev')).toEqual(['2-dup', '3-dup', '4', '5']);
    click(arrow('next'));
    await finishAnimations();
    expect(group()).toEqual(['2', '3', '4', '5']);
  });

  it('starts with arrow keys and Space on an arrow', async () => {
    const { arrow, group } = await render();
    expect(key('ArrowRight', arrow('prev'))).toBe(false);
    await finishAnimations();
    expect(group()[0]).toBe('4');
    expect(key(' ', arrow('prev'))).toBe(false);
    await finishAnimations();
    expect(group()[0]).toBe('0');
  });

  it('is immediate under reduced motion', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    const { arrow, group } = await render();
    click(arrow('next'));
    await nextFrames();
    expect(group()).toEqual(['4', '5', '0', '1']);
  });

  it('is undone in the server’s order', async () => {
    const page = markup();
    const { box, arrow } = await render(page);
    click(arrow('next'));
    await finishAnimations();
    for (const stop of open.splice(0)) await stop();
    const server = new DOMParser().parseFromString(page, 'text/html').querySelector('.et_pb_carousel_items');
    expect(box.outerHTML).toBe(server?.outerHTML);
  });
});
