/** Fullwidth portfolio in a browser: widths, slides and timers (docs/reference/galleries-and-portfolios.md#fullwidth-portfolio). */
import { fullwidthPortfolio } from '@enliven/modules';
import { click, finishAnimations, html, key, nextFrames, renderBehavior, silence, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gridCss, fullwidth as markup } from './grid-markup';

const open: (() => Promise<void>)[] = [];
beforeEach(() => page.viewport(1700, 900));
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
  document.body.innerHTML = '';
});

const wide = (inner: string, width: number | string = 1024) =>
  html`<section style="width: ${width}px">${inner}</section>${gridCss}`;

async function render(markup_: string, behavior = fullwidthPortfolio) {
  const { element, stop } = await renderBehavior(behavior, markup_);
  open.push(stop);
  const box = element.querySelector('.et_pb_portfolio_items') as HTMLElement;
  const order = ({ id }: Element) => Number(id.replace('post-', ''));
  const items = [...element.querySelectorAll<HTMLElement>('.et_pb_portfolio_item')].sort((a, b) => order(a) - order(b));
  const shown = () => [...box.querySelectorAll('.et_pb_carousel_group.active > .et_pb_portfolio_item')].map(order);
  const arrow = (name: string) => element.querySelector(`.et-pb-arrow-${name}`) as HTMLElement;
  const settle = async () => {
    await until(() => box.querySelectorAll('.et_pb_carousel_group').length === 2);
    await finishAnimations();
    await until(() => box.querySelectorAll('.et_pb_carousel_group').length === 1);
    await new Promise((resolve) => setTimeout(resolve, 150));
  };
  return { element, box, items, shown, arrow, settle, section: document.querySelector('section') as HTMLElement };
}

describe('sizes of the fullwidth portfolio', () => {
  it('are those of the content when its code fails to load', async () => {
    const broken = { ...fullwidthPortfolio, load: () => Promise.reject(new Error('lost')) };
    const consoleMessages = silence();
    const { element, stop } = await renderBehavior(broken, wide(markup()));
    open.push(stop);
    consoleMessages.restore();
    const item = element.querySelector('.et_pb_portfolio_item') as HTMLElement;
    expect(item.offsetHeight).toBeGreaterThan(10);
    await stop();
    expect(item.offsetHeight).toBe(0);
  });

  it.each([
    [1600, 5],
    [1024, 4],
    [768, 3],
    [480, 2],
    [400, 1],
  ])('at %i px are those of %i columns, 3/4 as high as wide', async (width, columns) => {
    const { box, items, shown } = await render(wide(markup(), width));
    await until(() => shown().length === columns);
    expect(box.classList.contains(`columns-${columns}`)).toBe(true);
    expect(items[0]?.getBoundingClientRect().width).toBeCloseTo(width / columns, 0);
    expect(items[0]?.getBoundingClientRect().height).toBeCloseTo((width / columns) * 0.75, 0);
    expect(Number.parseFloat(box.style.height)).toBeCloseTo((width / columns) * 0.75, 1);
  });

  it('follow the width, and are measured when the portfolio is shown', async () => {
    const { section, shown } = await render(wide(markup(), 1024).replace('<section', '<section hidden'));
    expect(shown()).toEqual([]);
    section.hidden = false;
    await until(() => shown().length === 4);
    section.style.width = '500px';
    await until(() => shown().length === 2);
  });

  it('in a grid include all items, without groups and arrows', async () => {
    const { box, items, arrow } = await render(wide(markup({ mode: 'grid' })));
    await until(() => box.classList.contains('columns-4'));
    await nextFrames();
    expect(items.every((item) => item.getBoundingClientRect().height === 192)).toBe(true);
    expect(box.style.height).toBe('');
    expect(arrow('next')).toBeNull();
    expect(items.map(({ classList }) => classList.contains('first_in_row'))).toEqual([
      true,
      false,
      false,
      false,
      true,
      false,
      false,
    ]);
  });

  it('are not set in a box with a grid layout', async () => {
    const { items, box } = await render(
      wide(markup({ mode: 'grid' }).replace('items clearfix', 'items et_grid_module')),
    );
    await until(() => box.classList.contains('columns-4'));
    expect(items[0]?.getAttribute('style')).toBeNull();
  });
});

describe('the carousel of the fullwidth portfolio', () => {
  it('groups the items that fit and hides the others', async () => {
    const { items, shown, box } = await render(wide(markup()));
    await until(() => shown().length === 4);
    expect(shown()).toEqual([0, 1, 2, 3]);
    expect(items.slice(0, 4).map(({ className }) => /position_\d/.exec(className)?.[0])).toEqual(
      [1, 2, 3, 4].map((place) => `position_${place}`),
    );
    expect(items.slice(4).every(({ style }) => style.display === 'none')).toBe(true);
    expect(box.firstElementChild?.className).toBe('et-pb-slider-arrows');
  });

  it('slides to the next group in 700 ms, and continues at the first item', async () => {
    const { shown, arrow, box, items, settle } = await render(wide(markup()));
    await until(() => shown().length === 4);
    click(arrow('next'));
    const moving = () =>
      box
        .querySelector('.et_pb_carousel_group.next')
        ?.getAnimations()
        .some(({ effect }) => effect?.getTiming().duration === 700);
    await until(() => moving() === true);
    // The first project is in both groups: the item slides in, and a copy slides out.
    expect(box.querySelectorAll('.et_pb_carousel_group.active > [aria-hidden]')).toHaveLength(1);
    expect(document.querySelectorAll('#post-0')).toHaveLength(1);
    await settle();
    expect(shown()).toEqual([4, 5, 6, 0]);
    click(arrow('prev'));
    await settle();
    expect(shown()).toEqual([0, 1, 2, 3]);
    expect(items[0]?.className).toContain('position_1');
  });

  it('has buttons as arrows, and handles arrow keys and swipes', async () => {
    const { arrow, shown, settle, box } = await render(wide(markup()));
    await until(() => shown().length === 4);
    expect(arrow('next').getAttribute('role')).toBe('button');
    expect(arrow('next').textContent).toBe('Next');
    arrow('next').focus();
    key('ArrowRight');
    await settle();
    expect(shown()[0]).toBe(4);
    const at = (type: string, clientX: number) =>
      box.dispatchEvent(
        new PointerEvent(type, { clientX, clientY: 50, pointerType: 'touch', isPrimary: true, bubbles: true }),
      );
    at('pointerdown', 100);
    at('pointerup', 200);
    await settle();
    expect(shown()[0]).toBe(0);
  });

  it('has no arrows when all items fit', async () => {
    const { arrow, shown, element } = await render(wide(markup({ count: 4, auto: 'on' })));
    await until(() => shown().length === 4);
    expect(arrow('next')).toBeNull();
    expect(element.querySelector('button')).toBeNull();
  });

  it('is a named region', async () => {
    const { element, box } = await render(wide(markup()));
    await until(() => element.getAttribute('role') === 'region');
    expect(element.getAttribute('aria-label')).toBe('Recent');
    expect(box.getAttribute('aria-live')).toBe('polite');
  });
});

describe('auto-rotation of the fullwidth portfolio', () => {
  it('turns after its interval, also after the visitor has gone back', async () => {
    const { shown, arrow, settle } = await render(wide(markup({ auto: 'on', speed: '500' })));
    await until(() => shown()[0] === 0);
    await settle();
    expect(shown()).toEqual([4, 5, 6, 0]);
    click(arrow('prev'));
    await settle();
    expect(shown()).toEqual([0, 1, 2, 3]);
    await settle();
    expect(shown()).toEqual([4, 5, 6, 0]);
  });

  it('pauses on hover, and sets the class for hover', async () => {
    const { element, shown } = await render(wide(markup({ auto: 'on', speed: '80' })));
    await until(() => shown().length === 4);
    await userEvent.hover(element);
    await until(() => element.classList.contains('et_carousel_hovered'));
    await finishAnimations();
    await new Promise((resolve) => setTimeout(resolve, 200));
    const rested = shown()[0];
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(shown()[0]).toBe(rested);
    await userEvent.unhover(element);
    await until(() => shown()[0] !== rested);
    expect(element.classList.contains('et_carousel_hovered')).toBe(false);
  });

  it('does not start while the mouse is over the portfolio since before its code loaded', async () => {
    const load: typeof fullwidthPortfolio.load = async () => {
      await userEvent.hover(document.querySelector('.et_pb_fullwidth_portfolio') as Element);
      return fullwidthPortfolio.load();
    };
    const { element, shown } = await render(wide(markup({ auto: 'on', speed: '80' })), { ...fullwidthPortfolio, load });
    await until(() => shown().length === 4 && element.classList.contains('et_carousel_hovered'));
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(shown()[0]).toBe(0);
    await userEvent.unhover(element);
    await until(() => shown()[0] !== 0);
  });

  it('has a button that stops it', async () => {
    const { element, shown } = await render(wide(markup({ auto: 'on', speed: '60000' })));
    await until(() => shown().length === 4 && element.querySelector('button') !== null);
    const button = element.querySelector('button') as HTMLButtonElement;
    expect(button.getAttribute('aria-label')).toBe('Pause slides');
    click(button);
    await until(() => button.getAttribute('aria-label') === 'Play slides');
  });

  it('does not turn off screen', async () => {
    const { shown } = await render(
      wide(html`<div style="height: 5000px"></div>${markup({ auto: 'on', speed: '60' })}`).replace(
        '<section',
        '<section id="s"',
      ),
    );
    await until(() => shown().length === 4);
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(shown()[0]).toBe(0);
  });
});
