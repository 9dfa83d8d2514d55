/** Other scripts switch the theme's state classes, and behaviors adopt the new state. */
import { click, finishAnimations, html, nextFrames, renderBehavior } from '@enliven/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { accordion, filterablePortfolio, slider, tabs, toggle } from '../src';
import { accordion as accordionMarkup, css, tabs as tabsMarkup, toggle as toggleMarkup } from './markup';
import { slider as sliderMarkup } from './slider-markup';

const stops: (() => Promise<void>)[] = [];

async function render(behavior: Parameters<typeof renderBehavior>[0], markup: string) {
  const { element, stop } = await renderBehavior(behavior, markup + css);
  stops.push(stop);
  const all = <E extends HTMLElement>(selector: string) => [...element.querySelectorAll<E>(selector)];
  return { element, stop, all };
}

function switchTo(root: Element, state: 'open' | 'close') {
  root.classList.remove('et_pb_toggle_open', 'et_pb_toggle_close');
  root.classList.add(`et_pb_toggle_${state}`);
}
const content = (root: Element) => root.querySelector('.et_pb_toggle_content') as HTMLElement;
const title = (root: Element) => root.querySelector('.et_pb_toggle_title') as HTMLElement;
const expanded = (root: Element) =>
  root.querySelector('[data-enliven-button]')?.getAttribute('aria-expanded') ?? 'no button';
const isOpen = (root: Element) => root.matches('.et_pb_toggle_open:not(.et_pb_toggle_close)');

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

describe('a toggle that another script switches', () => {
  it('has the new aria-expanded, and closes by the next press', async () => {
    const { element } = await render(toggle, toggleMarkup());
    switchTo(element, 'open');
    content(element).style.display = 'block';
    await nextFrames();
    expect(expanded(element)).toBe('true');
    click(title(element));
    await finishAnimations();
    expect([isOpen(element), content(element).style.display, expanded(element)]).toEqual([false, 'none', 'false']);
  });

  it('closes by a press in the task in which it was opened', async () => {
    const { element } = await render(toggle, toggleMarkup());
    switchTo(element, 'open');
    click(title(element));
    await finishAnimations();
    expect(isOpen(element)).toBe(false);
  });

  it('opens with its display after presses and scripts have alternated', async () => {
    const { element } = await render(toggle, toggleMarkup());
    for (let round = 0; round < 3; round++) {
      click(title(element));
      await finishAnimations();
      expect([isOpen(element), content(element).style.display]).toEqual([true, 'block']);
      // Like jQuery's slideUp(), with the class at the end or, in the second round, at the start.
      content(element).style.overflow = 'hidden';
      if (round === 1) switchTo(element, 'close');
      await nextFrames();
      content(element).style.overflow = '';
      content(element).style.display = 'none';
      switchTo(element, 'close');
      await nextFrames();
      expect(expanded(element)).toBe('false');
    }
  });

  it('receives no class while another script has removed both', async () => {
    const { element } = await render(toggle, toggleMarkup('open'));
    element.classList.remove('et_pb_toggle_open');
    await nextFrames();
    expect(element.matches('.et_pb_toggle_open,.et_pb_toggle_close')).toBe(false);
    element.classList.add('et_pb_toggle_close');
    click(title(element));
    await finishAnimations();
    expect(isOpen(element)).toBe(true);
  });

  it('keeps the class of the script when the behavior ends', async () => {
    const { element, stop } = await render(toggle, toggleMarkup());
    const server = element.outerHTML.match(/aria-/) && element.className;
    switchTo(element, 'open');
    await nextFrames();
    await stop();
    expect(server).toContain('et_pb_toggle_close');
    expect(isOpen(element)).toBe(true);
    expect(element.querySelector('[data-enliven-button],[style],[aria-expanded]')).toBeNull();
  });
});

describe('an accordion that another script switches', () => {
  it('opens an item that the script has closed', async () => {
    const { all } = await render(accordion, accordionMarkup());
    const [first] = all('.et_pb_toggle') as [HTMLElement];
    switchTo(first, 'close');
    content(first).style.display = 'none';
    await nextFrames();
    expect(expanded(first)).toBe('false');
    click(title(first));
    await finishAnimations();
    expect([isOpen(first), content(first).style.display]).toEqual([true, 'block']);
    expect(first.querySelector('[aria-disabled]')).toBeNull();
  });

  it('closes all items that the script has opened when one is pressed', async () => {
    const { all } = await render(accordion, accordionMarkup());
    const items = all('.et_pb_toggle');
    switchTo(items[1] as Element, 'open');
    content(items[1] as Element).style.display = 'block';
    await nextFrames();
    click(title(items[2] as Element));
    await finishAnimations();
    expect(items.map(isOpen)).toEqual([false, false, true]);
  });

  it('ignores presses while the script sets the class of a running slide', async () => {
    const { element, all } = await render(accordion, accordionMarkup());
    const items = all('.et_pb_toggle');
    element.classList.add('et_pb_accordion_toggling');
    click(title(items[1] as Element));
    await finishAnimations();
    expect(items.map(isOpen)).toEqual([true, false, false]);
    element.classList.remove('et_pb_accordion_toggling');
    click(title(items[1] as Element));
    await finishAnimations();
    expect(items.map(isOpen)).toEqual([false, true, false]);
  });
});

describe('tabs that another script switches', () => {
  async function renderTabs() {
    const { element, all } = await render(tabs, tabsMarkup());
    const controls = all('.et_pb_tabs_controls > li');
    const panels = all('.et_pb_all_tabs > div');
    const mark = (at: number) => {
      for (const control of controls) control.classList.remove('et_pb_tab_active');
      controls[at]?.classList.add('et_pb_tab_active');
    };
    const shown = () => panels.map((panel) => getComputedStyle(panel).display !== 'none');
    const selected = () => controls.map((control) => control.querySelector('a')?.getAttribute('aria-selected'));
    return { element, controls, mark, shown, selected };
  }

  it('show the pressed tab after the script has left that tab', async () => {
    const { controls, mark, shown, selected } = await renderTabs();
    mark(1);
    await nextFrames();
    expect(shown()).toEqual([false, true, false]);
    expect(selected()).toEqual(['false', 'true', 'false']);
    click(controls[0]?.firstElementChild as Element);
    await finishAnimations();
    await finishAnimations();
    expect(shown()).toEqual([true, false, false]);
    expect(controls.map((control) => control.matches('.et_pb_tab_active'))).toEqual([true, false, false]);
  });

  it('show the pressed tab when the script has switched in the same task', async () => {
    const { controls, mark, shown } = await renderTabs();
    mark(1);
    click(controls[0]?.firstElementChild as Element);
    await finishAnimations();
    await finishAnimations();
    expect(shown()).toEqual([true, false, false]);
  });

  it('show the first tab by a press after the script has closed all', async () => {
    const { controls, mark, shown, selected } = await renderTabs();
    mark(-1);
    await nextFrames();
    expect(selected()).toEqual(['false', 'false', 'false']);
    expect(controls[0]?.querySelector('a')?.tabIndex).toBe(0);
    click(controls[0]?.firstElementChild as Element);
    await finishAnimations();
    await finishAnimations();
    expect(shown()).toEqual([true, false, false]);
    expect(selected()).toEqual(['true', 'false', 'false']);
  });
});

describe('a slider that another script switches', () => {
  it('continues from the slide that the script has marked', async () => {
    const { element, all } = await render(slider, sliderMarkup());
    const slides = all('.et_pb_slide');
    slides[0]?.classList.remove('et-pb-active-slide');
    slides[1]?.classList.add('et-pb-active-slide');
    await nextFrames();
    const dots = all('.et-pb-controllers a');
    expect(dots.map((dot) => dot.matches('.et-pb-active-control'))[1]).toBe(true);
    expect([slides[0]?.style.display, slides[1]?.style.display]).toEqual(['none', 'block']);
    click(element.querySelector('.et-pb-arrow-prev') as Element);
    await finishAnimations();
    expect(slides[0]?.matches('.et-pb-active-slide')).toBe(true);
  });
});

describe('before the code has loaded, another script has switched', () => {
  it('a slider, which starts with the marked slide', async () => {
    const markup = sliderMarkup()
      .replace(' et-pb-active-slide"', '" style="display: none"')
      .replace(
        'et_pb_slide_1 et_pb_bg_layout_light"',
        'et_pb_slide_1 et_pb_bg_layout_light et-pb-active-slide" style="display: block"',
      );
    const { element, all } = await render(slider, markup);
    const displays = () => all('.et_pb_slide').map(({ style }) => style.display);
    expect(displays().slice(0, 2)).toEqual(['none', 'block']);
    click(element.querySelector('.et-pb-arrow-prev') as Element);
    await finishAnimations();
    expect(displays().slice(0, 2)).toEqual(['block', 'none']);
  });

  it('a toggle, which closes by one press', async () => {
    const { element } = await render(
      toggle,
      toggleMarkup('open').replace('clearfix"', 'clearfix" style="display: block"'),
    );
    click(title(element));
    await finishAnimations();
    expect([isOpen(element), content(element).style.display]).toEqual([false, 'none']);
  });

  it('tabs, which start with the marked tab', async () => {
    // Without an id, no address of an earlier test selects one of its tabs.
    const markup = tabsMarkup(undefined, [], '')
      .replace('et_pb_tab_0 et_pb_tab_active', 'et_pb_tab_0')
      .replace('<li class="et_pb_tab_1"', '<li class="et_pb_tab_1 et_pb_tab_active"');
    const { all } = await render(tabs, markup);
    const [first, second] = all('.et_pb_tabs_controls a');
    expect([first, second].map((link) => link?.getAttribute('aria-selected'))).toEqual(['false', 'true']);
    click(first as Element);
    await finishAnimations();
    await finishAnimations();
    expect(first?.getAttribute('aria-selected')).toBe('true');
  });
});

describe('a filterable portfolio that another script switches', () => {
  it('shows the category that the script has marked, and all items by a press', async () => {
    const item = (slug: string) =>
      html`<div class="et_pb_portfolio_item et_pb_grid_item project_category_${slug}"><h2>${slug}</h2></div>`;
    const filter = (slug: string, active = '') =>
      html`<li class="et_pb_portfolio_filter"><a href="#" class="${active}" data-category-slug="${slug}">${slug}</a></li>`;
    const { all } = await render(
      filterablePortfolio,
      html`<div class="et_pb_filterable_portfolio"><div class="et_pb_portfolio_filters"><ul>${filter('all', 'active')}${filter('print')}</ul></div>
        <div class="et_pb_portfolio_items_wrapper"><div class="et_pb_portfolio_items">${item('print')}${item('web')}</div></div></div>`,
    );
    const [first, second] = all('.et_pb_portfolio_filter a') as [HTMLElement, HTMLElement];
    const shown = () => all('.et_pb_portfolio_item').filter(({ style }) => style.display !== 'none').length;
    expect(shown()).toBe(2);
    first.classList.remove('active');
    second.classList.add('active');
    await nextFrames();
    expect([shown(), second.getAttribute('aria-pressed')]).toEqual([1, 'true']);
    click(first);
    await nextFrames();
    expect([shown(), first.getAttribute('aria-pressed')]).toEqual([2, 'true']);
  });

  it('starts with the category that was marked before the code has loaded', async () => {
    const { all } = await render(
      filterablePortfolio,
      html`<div class="et_pb_filterable_portfolio"><ul class="et_pb_portfolio_filters"><li class="et_pb_portfolio_filter"><a href="#" data-category-slug="all">All</a></li><li class="et_pb_portfolio_filter"><a href="#" class="active" data-category-slug="print">Print</a></li></ul>
        <div class="et_pb_portfolio_items"><div class="et_pb_portfolio_item project_category_print">P</div><div class="et_pb_portfolio_item project_category_web">W</div></div></div>`,
    );
    expect(all('.et_pb_portfolio_item').map(({ style }) => style.display)).toEqual(['block', 'none']);
  });
});
