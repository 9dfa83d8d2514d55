/** Tabs: presses, keys, the address and events (docs/reference/tabs.md). */
import {
  click,
  finishAnimations,
  html,
  key,
  nextFrames,
  renderBehavior,
  silence,
  until,
  withJQuery,
} from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tabs } from '../src';
import { css, tabs as markup } from './markup';

const open: (() => Promise<void>)[] = [];
const FIVE = html`<div class="et_block_section"></div>`;
const address = (hash: string) => history.replaceState(null, '', `${location.pathname}${hash}`);

async function render(markup_ = markup()) {
  const { element, stop } = await renderBehavior(tabs, markup_ + css);
  open.push(stop);
  const panels = [...element.querySelectorAll<HTMLElement>(':scope > .et_pb_all_tabs > div')];
  const controls = [...element.querySelectorAll<HTMLElement>(':scope > .et_pb_tabs_controls > li')];
  const link = (at: number) => controls[at]?.querySelector('a') as HTMLElement;
  const chosen = () => controls.findIndex((control) => control.classList.contains('et_pb_tab_active'));
  const having = (name: string) => panels.findIndex((panel) => panel.classList.contains(name));
  const display = () => panels.map((panel) => panel.style.display);
  return { element, panels, controls, link, chosen, having, display };
}

/** Returns the events on a target while `run` runs. */
async function heard(target: EventTarget, types: string[], run: () => Promise<void>): Promise<CustomEvent[]> {
  const events: CustomEvent[] = [];
  const hear = (event: Event) => void events.push(event as CustomEvent);
  for (const type of types) target.addEventListener(type, hear);
  await run();
  for (const type of types) target.removeEventListener(type, hear);
  return events;
}

beforeEach(() => address(''));
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
  document.body.innerHTML = '';
});

describe('tabs', () => {
  it('fade the old panel out, then the new one in (Divi 4)', async () => {
    const { link, chosen, having, display, panels } = await render();
    expect(display()).toEqual(['', '', '']);
    expect(having('et-pb-active-slide')).toBe(0);
    expect(click(link(1))).toBe(false);
    await nextFrames();
    expect(chosen()).toBe(1);
    expect(having('et-pb-moved-slide')).toBe(0);
    expect(having('et_slide_transition')).toBe(0);
    expect(panels[0]?.style.zIndex).toBe('2');
    expect(display()).toEqual(['block', 'none', 'none']);
    await finishAnimations();
    expect(display()).toEqual(['none', 'block', 'none']);
    expect(having('et-pb-active-slide')).toBe(1);
    expect(having('et_slide_transition')).toBe(-1);
    await finishAnimations();
    expect(display()).toEqual(['none', 'block', 'none']);
    expect(having('et_pb_active_content')).toBe(0);
  });

  it('hide the old panel at once and fade the new one in (Divi 5)', async () => {
    const { link, display } = await render(markup() + FIVE);
    click(link(2));
    await nextFrames();
    expect(display()).toEqual(['none', 'none', 'block']);
  });

  it('ignore presses during a fade', async () => {
    const { link, chosen } = await render();
    click(link(1));
    await nextFrames();
    click(link(2));
    await finishAnimations();
    click(link(0));
    await finishAnimations();
    await finishAnimations();
    expect(chosen()).toBe(1);
  });

  it('dispatch the events of the theme’s slider, and resize at the end (Divi 4)', async () => {
    const { element, link, panels } = await render();
    const types = ['slide', 'simple_slider_before_move_to', 'simple_slider_after_move_to'];
    const resized = heard(window, ['resize'], async () => {
      const events = await heard(document, types, async () => {
        click(link(1));
        await finishAnimations();
        await finishAnimations();
      });
      expect(events.map(({ type }) => type)).toEqual(types);
      expect(events.every(({ target }) => target === element)).toBe(true);
      expect(events.map(({ detail }) => detail)).toEqual([
        { current: panels[0], next: panels[1] },
        { direction: 1, next_slide: panels[1] },
        { next_slide: panels[1] },
      ]);
    });
    expect(await resized).toHaveLength(1);
  });

  it('dispatch vb:tab:activated on the window and no resize (Divi 5)', async () => {
    const { link, panels } = await render(markup() + FIVE);
    const events = await heard(window, ['resize', 'vb:tab:activated'], async () => {
      click(link(1));
      await finishAnimations();
    });
    expect(events.map(({ type, detail }) => [type, detail?.tabContent])).toEqual([['vb:tab:activated', panels[1]]]);
  });

  it('dispatch events that jQuery handlers receive with their members', async () => {
    await withJQuery(async ($) => {
      const { element, link, panels } = await render();
      const next: unknown[] = [];
      $(element).on(
        'simple_slider_after_move_to',
        (event) => void next.push((event as unknown as { next_slide: unknown }).next_slide),
      );
      click(link(1));
      await finishAnimations();
      await finishAnimations();
      expect(next).toEqual([panels[1]]);
      $(element).off();
    });
  });

  it('write the address only when they have an id', async () => {
    const { link } = await render();
    click(link(2));
    expect(location.hash).toBe('#plans|2');
    await finishAnimations();
    await finishAnimations();
    address('');
    const other = await render(markup(undefined, [], ''));
    click(other.link(1));
    expect(location.hash).toBe('');
  });

  it.each([
    ['#plans|1', 1],
    ['#other|1||plans|2', 2],
    ['#plans|7', 0],
    ['#plans|-1', 0],
    ['#plans|1x', 0],
    ['#plans|__proto__', 0],
    ['#plans', 0],
    ['#"><img src=x onerror=alert(1)>', 0],
  ])('read the address %s on mount: tab %d', async (hash, tab) => {
    address(hash);
    const { chosen, display } = await render();
    expect(chosen()).toBe(tab);
    if (tab > 0) expect(display()[tab]).toBe('block');
  });

  it.each([
    ['#tab-reviews', 1],
    ['#reviews', 1],
    ['#tab-nothing', 0],
    ['#', 0],
  ])('open the tab that a plain hash names: %s, tab %d', async (hash, tab) => {
    address(hash);
    const { chosen } = await render(markup(undefined, ['#tab-description', '#tab-reviews', '#tab-more'], ''));
    expect(chosen()).toBe(tab);
  });

  it('follow et_hashchange on their own element, also by jQuery, but not on an element inside', async () => {
    await withJQuery(async ($) => {
      const { element, chosen, panels } = await render(markup(['One', 'Two', html`<div class="inner">three</div>`]));
      $(element).trigger($.Event('et_hashchange', { params: ['2'] }));
      await until(() => chosen() === 2);
      $(panels[2]?.querySelector('.inner') as Element).trigger($.Event('et_hashchange', { params: ['0'] }));
      await nextFrames();
      expect(chosen()).toBe(2);
    });
  });

  it('have the roles, states and tabindex of a tab list', async () => {
    const { element, link, panels, controls } = await render();
    expect(element.querySelector('ul')?.getAttribute('role')).toBe('tablist');
    expect(controls.map((control) => control.getAttribute('role'))).toEqual(Array(3).fill('presentation'));
    const states = () =>
      [0, 1, 2].map((at) => [link(at).getAttribute('role'), link(at).getAttribute('aria-selected'), link(at).tabIndex]);
    expect(states()).toEqual([
      ['tab', 'true', 0],
      ['tab', 'false', -1],
      ['tab', 'false', -1],
    ]);
    expect(panels.map((panel) => [panel.getAttribute('role'), panel.getAttribute('aria-labelledby')])).toEqual(
      [0, 1, 2].map((at) => ['tabpanel', link(at).id]),
    );
    expect(link(1).getAttribute('aria-controls')).toBe(panels[1]?.id);
    click(link(1));
    await nextFrames();
    expect(states()[1]).toEqual(['tab', 'true', 0]);
  });

  it.each([
    ['ltr', 'ArrowRight', 0, 1],
    ['ltr', 'ArrowLeft', 0, 2],
    ['ltr', 'End', 0, 2],
    ['rtl', 'ArrowRight', 0, 2],
    ['rtl', 'ArrowLeft', 0, 1],
    ['rtl', 'Home', 0, 0],
  ])('move focus in %s text with %s from tab %d to tab %d', async (direction, name, from, to) => {
    const { link, chosen } = await render(
      markup() + html`<style>.et_pb_tabs_controls a { direction: ${direction}; }</style>`,
    );
    link(from).focus();
    expect(key(name, link(from))).toBe(false);
    await nextFrames();
    expect(document.activeElement).toBe(link(to));
    expect(chosen()).toBe(to);
  });

  it('choose after a fade the last tab focused by keys during the fade', async () => {
    const { link, chosen } = await render();
    key('ArrowRight', link(0));
    await nextFrames();
    key('ArrowRight', link(1));
    expect(document.activeElement).toBe(link(2));
    for (let fade = 0; fade < 4; fade += 1) await finishAnimations();
    expect(chosen()).toBe(2);
  });

  it('leave clicks with modifiers and other keys to the browser', async () => {
    const { link, chosen } = await render();
    expect(click(link(1), { ctrlKey: true })).toBe(true);
    expect(key('Tab', link(0))).toBe(true);
    expect(key('ArrowDown', link(0))).toBe(true);
    expect(chosen()).toBe(0);
  });

  it.each(['1_5', '1_6', '2_5'])('support ArrowDown in columns %s', async (column) => {
    const { element, link } = await render(html`<div class="et_pb_column_${column}">${markup()}</div>`);
    expect(element.classList.contains('et_pb_tabs_vertically_stacked')).toBe(false);
    expect(element.querySelector('ul')?.getAttribute('aria-orientation')).toBe('vertical');
    key('ArrowDown', link(0));
    expect(document.activeElement).toBe(link(1));
  });

  it.each(['et_pb_column_1_3', 'et_pb_column_1_4', 'et_pb_column_3_8'])('are stacked in .%s', async (column) => {
    const { element, link } = await render(html`<div class="${column}">${markup()}</div>`);
    expect(element.classList.contains('et_pb_tabs_vertically_stacked')).toBe(true);
    expect(element.querySelector('ul')?.getAttribute('aria-orientation')).toBe('vertical');
    expect(key('ArrowDown', link(0))).toBe(false);
    expect(document.activeElement).toBe(link(1));
  });

  it('do not react to presses in tabs inside a panel', async () => {
    const inner = markup(['<p>a</p>', '<p>b</p>'], [], 'inner');
    const { element, link, chosen } = await render(markup(['<p>One</p>', inner]));
    const innerLinks = element.querySelectorAll<HTMLElement>('#inner a');
    click(link(1));
    await finishAnimations();
    await finishAnimations();
    click(innerLinks[1] as Element);
    await finishAnimations();
    await finishAnimations();
    expect(chosen()).toBe(1);
    const panels = [...element.querySelectorAll<HTMLElement>('#inner .et_pb_tab')];
    expect(panels.map((panel) => panel.style.display)).toEqual(['none', 'block']);
  });

  it('find their parts inside Divi 5’s inner wrapper', async () => {
    const wrapped = markup()
      .replace('<ul', '<div class="et_pb_module_inner"><ul')
      .replace(/<\/div>\s*$/, '</div></div>');
    const { element } = await renderBehavior(tabs, wrapped + css);
    click(element.querySelectorAll('a')[1] as Element);
    await finishAnimations();
    expect(element.querySelectorAll('li')[1]?.classList.contains('et_pb_tab_active')).toBe(true);
  });

  it('start with the tab that the server has chosen', async () => {
    const { having, link } = await render(
      markup().replace(' et_pb_tab_active', '').replace('class="et_pb_tab_1"', 'class="et_pb_tab_1 et_pb_tab_active"'),
    );
    expect(having('et-pb-active-slide')).toBe(1);
    expect(link(1).getAttribute('aria-selected')).toBe('true');
  });

  it('work with complete pairs of control and panel, and report a missing control', async () => {
    const consoleMessages = silence();
    const { link, chosen } = await render(markup().replace(/<li class="et_pb_tab_2.*?<\/li>/, ''));
    consoleMessages.restore();
    expect(consoleMessages.remarks.join()).toContain('2 controls for 3 panels');
    click(link(1));
    await nextFrames();
    expect(chosen()).toBe(1);
  });
});
