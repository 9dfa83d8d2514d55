/** Accordion: presses, keys and scrolling (docs/reference/toggles-and-accordions.md#accordions). */
import { stickyTop } from '@enliven/core';
import { click, finishAnimations, html, key, nextFrames, renderBehavior, until } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accordion } from '../src';
import { css, accordion as markup } from './markup';

const alive: (() => Promise<void>)[] = [];
/** Something only Divi 5 prints. */
const FIVE = html`<div class="et_block_section"></div>`;

async function render(markup_ = markup()) {
  const { element, stop } = await renderBehavior(accordion, markup_ + css);
  alive.push(stop);
  const items = [...element.querySelectorAll<HTMLElement>(':scope > .et_pb_toggle')];
  const part = (name: string) => (at: number) => items[at]?.querySelector(name) as HTMLElement;
  const state = () => items.map((item) => (item.classList.contains('et_pb_toggle_open') ? 'open' : 'close'));
  return {
    element,
    items,
    state,
    title: part('.et_pb_toggle_title'),
    content: part('.et_pb_toggle_content'),
    button: part('[data-enliven-button]'),
  };
}

afterEach(async () => {
  for (const stop of alive.splice(0)) await stop();
  document.body.innerHTML = '';
});

describe('accordion', () => {
  it('opens the pressed item and closes the open one', async () => {
    const { element, state, title, content } = await render();
    click(title(1));
    await nextFrames();
    expect(element.classList.contains('et_pb_accordion_toggling')).toBe(true);
    expect(state()).toEqual(['open', 'close', 'close']);
    await finishAnimations();
    expect(state()).toEqual(['close', 'open', 'close']);
    expect(element.classList.contains('et_pb_accordion_toggling')).toBe(false);
    expect([content(0).style.display, content(1).style.display]).toEqual(['none', 'block']);
  });

  it('does not close the open item, and prevents the default of its title', async () => {
    const { state, title } = await render();
    expect(click(title(0))).toBe(false);
    await finishAnimations();
    expect(state()).toEqual(['open', 'close', 'close']);
  });

  it('ignores every press during an animation in Divi 4', async () => {
    const { state, title } = await render();
    click(title(1));
    await nextFrames();
    click(title(2));
    await finishAnimations();
    await finishAnimations();
    expect(state()).toEqual(['close', 'open', 'close']);
  });

  it('closes an opening item when another is pressed in Divi 5, without a class on the root', async () => {
    const { element, state, title } = await render(markup() + FIVE);
    click(title(1));
    await nextFrames();
    expect(element.classList.contains('et_pb_accordion_toggling')).toBe(false);
    click(title(2));
    await finishAnimations();
    await finishAnimations();
    expect(state()).toEqual(['close', 'close', 'open']);
    click(title(0));
    await finishAnimations();
    expect(state()).toEqual(['open', 'close', 'close']);
  });

  it('dispatches an event with the opened content and marks empty items in Divi 5', async () => {
    const { items, title, content } = await render(markup(['<p>One</p>', ' <p> </p>', '<img src="data:,">']) + FIVE);
    expect(items.map((item) => item.classList.contains('et_pb_toggle_empty'))).toEqual([false, true, false]);
    const heard: unknown[] = [];
    const hear = (event: Event) => void heard.push((event as CustomEvent).detail.accordionContent);
    window.addEventListener('vb:accordion:activated', hear);
    click(title(2));
    await finishAnimations();
    window.removeEventListener('vb:accordion:activated', hear);
    expect(heard).toEqual([content(2)]);
  });

  it('marks no empty items in Divi 4', async () => {
    const { items } = await render(markup(['<p>One</p>', '']));
    expect(items[1]?.classList.contains('et_pb_toggle_empty')).toBe(false);
  });

  it('opens the pressed item when none is open', async () => {
    const { state, title } = await render(markup().replace('et_pb_toggle_open', 'et_pb_toggle_close'));
    click(title(2));
    await finishAnimations();
    expect(state()).toEqual(['close', 'close', 'open']);
  });

  it('opens and closes only its own items when accordions are nested', async () => {
    const { items, title, state } = await render(markup(['<p>One</p>', markup()]));
    const inner = items[1]?.querySelector('.et_pb_accordion') as HTMLElement;
    const innerTitles = inner.querySelectorAll('.et_pb_toggle_title');
    click(title(1));
    await finishAnimations();
    expect(state()).toEqual(['close', 'open']);
    click(innerTitles[1] as Element);
    await finishAnimations();
    expect(state()).toEqual(['close', 'open']);
    const innerState = [...inner.children].map((item) => item.classList.contains('et_pb_toggle_open'));
    expect(innerState).toEqual([false, true, false]);
  });

  it('sets aria-expanded, and aria-disabled on the title of the open item', async () => {
    const { title, button } = await render();
    const aria = () =>
      [0, 1, 2].map((at) => [
        button(at).ariaExpanded ?? button(at).getAttribute('aria-expanded'),
        button(at).getAttribute('aria-disabled'),
      ]);
    expect(aria()).toEqual([
      ['true', 'true'],
      ['false', null],
      ['false', null],
    ]);
    click(title(2));
    await finishAnimations();
    expect(aria()).toEqual([
      ['false', null],
      ['false', null],
      ['true', 'true'],
    ]);
  });

  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('moves focus with %s from title %d to title %d', async (name, from, to) => {
    const { button } = await render();
    button(from).focus();
    expect(key(name, button(from))).toBe(false);
    expect(document.activeElement).toBe(button(to));
  });

  it('leaves other keys to the page', async () => {
    const { button } = await render();
    expect(key('Tab', button(0))).toBe(true);
    expect(key('x', button(0))).toBe(true);
  });

  it('opens with Enter and keeps focus', async () => {
    const { state, button } = await render();
    button(1).focus();
    key('Enter', button(1));
    await finishAnimations();
    expect(state()).toEqual(['close', 'open', 'close']);
    expect(document.activeElement).toBe(button(1));
  });

  it('asks sticky modules for the height that they cover (Divi 5)', async () => {
    const requesters: Element[] = [];
    const off = stickyTop.on(({ element, add }) => {
      requesters.push(element);
      add(40);
    });
    const { items, title } = await render(markup() + FIVE);
    click(title(1));
    await finishAnimations();
    await nextFrames();
    off();
    expect(requesters).toEqual([items[1]]);
  });

  describe('scrolls to an opened item above the window', () => {
    const scrolled = vi.fn();
    const HEADERS = { wpadminbar: 32, 'top-header': 30, 'main-header': 80 };

    afterEach(() => {
      document.body.className = '';
      vi.restoreAllMocks();
      window.scrollTo(0, 0);
    });

    /** Opens the second item, at 500 from the top of a page that is scrolled to 1000. */
    async function open() {
      const bars = Object.keys(HEADERS).map((id) => html`<div id="${id}"></div>`);
      const { items, title } = await render(bars.join('') + markup());
      for (const [id, height] of Object.entries(HEADERS))
        Object.defineProperty(document.getElementById(id), 'offsetHeight', { value: height });
      vi.spyOn(items[1] as Element, 'getBoundingClientRect').mockReturnValue({ top: -500 } as DOMRect);
      window.scrollTo(0, 1000);
      vi.spyOn(window, 'scrollTo').mockImplementation(scrolled.mockReset());
      click(title(1));
      await finishAnimations();
      await until(() => scrolled.mock.calls.length > 0);
    }
    const goal = () => scrolled.mock.lastCall?.[0].top;

    it('and stops below the bars at the top', async () => {
      await open();
      await until(() => goal() === 500 - 32 - 30 - 80 - 50);
    });

    it('without the height of a header beside the page', async () => {
      document.body.className = 'et_vertical_nav';
      await open();
      await until(() => goal() === 500 - 32 - 30 - 50);
    });

    it('and stops scrolling when the behavior ends', async () => {
      await open();
      for (const stop of alive.splice(0)) await stop();
      const before = scrolled.mock.calls.length;
      expect(goal()).toBeGreaterThan(500);
      await nextFrames(5);
      expect(scrolled.mock.calls.length).toBe(before);
    });
  });

  it('changes nothing without items', async () => {
    const { element } = await render(html`<div class="et_pb_accordion"></div>`);
    expect(element.attributes).toHaveLength(1);
  });
});
