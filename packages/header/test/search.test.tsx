/** Searches that replace a menu. */
import { html, key, nextFrames, renderBehavior, until } from '@enliven/testing';
import { describe, expect, it } from 'vitest';
import { headerSearch, menuModule } from '../src';
import { logoIndex } from '../src/menu-module/menu-module';
import { nextSearch, reduceSearch, type SearchEvent, type SearchState } from '../src/shared/use-search';
import { HEADER, MODULE, page } from './support/page';

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;

describe('the state of a search', () => {
  it.each<[SearchState, 'open' | 'close' | 'done', SearchState]>([
    ['unused', 'open', 'opening'],
    ['unused', 'close', 'unused'],
    ['opening', 'close', 'opening'],
    ['opening', 'done', 'open'],
    ['open', 'close', 'closing'],
    ['closing', 'open', 'closing'],
    ['closing', 'done', 'closed'],
    ['closed', 'open', 'opening'],
  ])('%s changes with %s to %s', (state, event, next) => {
    expect(nextSearch(state, event)).toBe(next);
  });

  it.each<[SearchState, SearchEvent[], SearchState]>([
    ['opening', ['close', 'done'], 'closing'],
    ['opening', ['close', 'open', 'done'], 'open'],
    ['opening', ['open', 'done'], 'open'],
    ['closing', ['open', 'done'], 'opening'],
    ['closing', ['open', 'close', 'done'], 'closed'],
    ['opening', ['close', 'done', 'done'], 'closed'],
  ])('during %s obeys the last request of %j after the animation', (state, events, expected) => {
    expect(events.reduce(reduceSearch, { state }).state).toBe(expected);
  });
});

describe('the search of the header', () => {
  const opener = () => find('#et_top_search');
  const box = () =>
    find('.et_search_form_container').className.replace('container et_search_form_container', '').trim();
  const menu = () => find('.et_menu_container').className.replace('container et_menu_container', '').trim();

  it('replaces the menu while it is open', async () => {
    const { stop } = await renderBehavior(headerSearch, page(HEADER));
    expect(opener().getAttribute('aria-label')).toBe('Search');
    expect(find('.et_search_form_container').inert).toBe(true);
    opener().click();
    await until(() => box() !== '');
    expect([box(), menu(), opener().getAttribute('aria-expanded')]).toEqual([
      'et_pb_search_visible et_pb_is_animating',
      'et_pb_menu_hidden',
      'true',
    ]);
    expect(find('.et_search_form_container').inert).toBeFalsy();
    await until(() => document.activeElement === find('.et-search-field'));
    await until(() => find('.et-search-field').getAttribute('aria-label') === 'Search for:');
    await until(() => box() === 'et_pb_search_visible et_pb_no_animation');
    expect(menu()).toBe('et_pb_menu_hidden et_pb_no_animation');
    key('Escape');
    await nextFrames();
    expect([box(), menu()]).toEqual(['et_pb_search_form_hidden et_pb_is_animating', 'et_pb_menu_visible']);
    expect(document.activeElement).toBe(opener());
    await stop();
    expect([box(), menu()]).toEqual(['', '']);
  });

  it('closes after its animation if Escape is pressed during it, and returns the focus', async () => {
    await renderBehavior(headerSearch, page(HEADER));
    opener().click();
    await until(() => document.activeElement === find('.et-search-field'));
    key('Escape');
    await nextFrames();
    expect(box()).toBe('et_pb_search_visible et_pb_is_animating');
    await until(() => box().includes('et_pb_search_form_hidden'));
    expect(box()).toContain('et_pb_is_animating');
    expect(document.activeElement).toBe(opener());
    await until(() => box() === 'et_pb_search_form_hidden et_pb_no_animation');
  });

  it('closes after its animation if Escape is pressed before the field has the focus', async () => {
    await renderBehavior(headerSearch, page(HEADER));
    const whenShown = new MutationObserver(() => {
      whenShown.disconnect();
      expect(document.activeElement).not.toBe(find('.et-search-field'));
      key('Escape');
    });
    whenShown.observe(find('.et_search_form_container'), { attributeFilter: ['class'] });
    opener().focus();
    opener().click();
    await until(() => box() === 'et_pb_search_form_hidden et_pb_no_animation');
    expect(document.activeElement).toBe(opener());
  });

  it('leaves the focus where the visitor moves it during the animation', async () => {
    await renderBehavior(headerSearch, page(HEADER));
    const elsewhere = document.body.appendChild(document.createElement('button'));
    opener().click();
    await until(() => document.activeElement === find('.et-search-field'));
    key('Escape');
    elsewhere.focus();
    await until(() => box() === 'et_pb_search_form_hidden et_pb_no_animation');
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });

  it('closes with a press outside of the header', async () => {
    await renderBehavior(headerSearch, page(HEADER));
    opener().click();
    await until(() => box() === 'et_pb_search_visible et_pb_no_animation');
    find('.et_search_outer').dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    await nextFrames();
    expect(box()).toContain('visible');
    find('#main-content').dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    await nextFrames();
    expect(box()).toContain('form_hidden');
  });

  it('has no button without a form', async () => {
    await renderBehavior(headerSearch, html`<header id="main-header"><div id="et_top_search"></div></header>`);
    expect(opener().hasAttribute('role')).toBe(false);
  });
});

describe('a menu module', () => {
  const NAME = 'et_pb_menu__search-container';
  const box = () => find(`.${NAME}`).className.replaceAll(NAME, '').trim();

  it.each([
    [5, 3],
    [4, 2],
    [0, 0],
  ])('inserts its logo among %i items before index %i', (count, index) => {
    expect(logoIndex(count)).toBe(index);
  });

  it('has a copy of its logo in its middle, and its color on its lists', async () => {
    const { stop } = await renderBehavior(menuModule, MODULE('inline_centered_logo'));
    const menu = find('.et-menu');
    expect([...menu.children].map(({ className }) => className)[2]).toBe('et_pb_menu__logo-slot');
    expect(document.querySelectorAll('#logo-0')).toHaveLength(1);
    expect(find('.sub-menu').style.backgroundColor).toMatch(/#fefefe|rgb\(254, 254, 254\)/);
    await stop();
    expect(document.querySelector('.et_pb_menu__logo-slot')).toBeNull();
  });

  it('has no second logo in other styles', async () => {
    await renderBehavior(menuModule, MODULE('left_aligned'));
    expect(document.querySelector('.et_pb_menu__logo-slot')).toBeNull();
  });

  it('replaces the menu with its search, and shows the menu again', async () => {
    await renderBehavior(menuModule, MODULE('left_aligned'));
    const opener = find('.et_pb_menu__search-button');
    opener.click();
    await until(() => box().includes('--visible'));
    expect(box()).not.toContain('--disabled');
    expect(find('.et_pb_menu__wrap').className).toBe('et_pb_menu__wrap et_pb_menu__wrap--hidden');
    await until(() => box().includes('et_pb_no_animation'));
    find('.et_pb_menu__close-search-button').click();
    await nextFrames();
    expect(box()).toContain('--hidden et_pb_is_animating');
    expect(find('.et_pb_menu__wrap').className).toBe('et_pb_menu__wrap et_pb_menu__wrap--visible');
    await until(() => box().includes('--disabled'));
    expect(opener.getAttribute('aria-expanded')).toBe('false');
  });

  it('keeps its search open while the close button has focus', async () => {
    await renderBehavior(menuModule, MODULE('left_aligned'));
    find('.et_pb_menu__search-button').click();
    await until(() => box().includes('et_pb_no_animation'));
    find('.et_pb_menu__search-input').focus();
    find('.et_pb_menu__close-search-button').focus();
    await nextFrames();
    expect(box()).toContain('--visible');
    find('.menu-item-1 a').focus();
    await nextFrames();
    expect(box()).toContain('--hidden');
    expect(document.activeElement).toBe(find('.menu-item-1 a'));
  });
});
