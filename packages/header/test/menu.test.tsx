/** Sub-menus by mouse, touch and keyboard. */
import { subMenus } from '@enliven/core';
import { html, key, nextFrames, renderBehavior, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { menu } from '../src';
// Loads the code before the first test waits for it.
import '../src/menu/sub-menus';
import { MENU } from './support/page';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const item = (number: number) => find(`.menu-item-${number}`);
const link = (number: number) => item(number).querySelector('a') as HTMLAnchorElement;
const isOpen = (number: number) => item(number).classList.contains('et-touch-hover');
const expandedOf = (number: number) => link(number).getAttribute('aria-expanded');

const pointer = (type: string, target: Element, pointerType = 'mouse', more = {}) =>
  target.dispatchEvent(
    Object.assign(new MouseEvent(type, { bubbles: type !== 'pointerleave', cancelable: true, ...more }), {
      pointerType,
    }),
  );

/** @returns whether the browser would follow the link */
function press(target: Element, pointerType: string): boolean {
  pointer('pointerdown', target, pointerType);
  target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  return pointer('click', target, pointerType, { detail: 1 });
}

const MEGA = html`<li class="menu-item mega-menu menu-item-has-children menu-item-7"><a href="/mega/">Mega</a>
  <ul class="sub-menu"><li class="menu-item-has-children menu-item-9"><a href="/mega/a/">A</a><ul><li><a href="/mega/a/b/">B</a></li></ul></li>
    <li><a href="/mega/c/">C</a></li></ul></li>`;

async function mountAll(
  markup = html`<ul class="nav" id="top-menu">${MENU}${MEGA}</ul><p><a id="elsewhere" href="/else/">Elsewhere</a></p>`,
) {
  const rendered = await renderBehavior(menu, markup);
  pointer('pointerover', rendered.element);
  await nextFrames(8);
  return rendered;
}

// Prevents navigation in all tests.
const stay = (event: Event) => event.preventDefault();
let followed: string[] = [];
const note = (event: Event) => {
  if (!event.defaultPrevented) followed.push((event.target as Element).getAttribute('href') ?? '');
};
beforeEach(() => {
  followed = [];
  window.addEventListener('click', note);
  window.addEventListener('click', stay);
});
afterEach(() => {
  window.removeEventListener('click', note);
  window.removeEventListener('click', stay);
  vi.useRealTimers();
});

describe('a menu', () => {
  it('sets aria-expanded on links with sub-menus, and the role of a button on links without a target', async () => {
    const { stop } = await mountAll();
    expect([1, 2, 4, 7, 9].map(expandedOf)).toEqual([null, 'false', 'false', 'false', null]);
    expect([link(2), link(4)].map((one) => one.getAttribute('role'))).toEqual([null, 'button']);
    expect(item(7).className).toContain('mega-menu-parent mega-menu-parent-2');
    await stop();
    expect(expandedOf(2)).toBeNull();
  });

  it('opens a sub-menu on hover, and closes it after the style sheet’s transition', async () => {
    await mountAll();
    pointer('pointerover', link(2));
    expect(item(2).className).toContain('et-hover et-show-dropdown');
    expect(isOpen(2)).toBe(false);
    expect(expandedOf(2)).toBe('true');
    pointer('pointerover', link(1));
    expect(item(2).className).not.toContain('et-show-dropdown');
    expect(expandedOf(2)).toBe('false');
    await until(() => !item(2).className.includes('et-hover'));
  });

  it('keeps a sub-menu visible for 200 ms after focus has left', async () => {
    await mountAll();
    link(2).focus();
    vi.useFakeTimers();
    find('#elsewhere').focus();
    expect(item(2).className).toContain('et-hover');
    expect(isOpen(2)).toBe(false);
    vi.advanceTimersByTime(199);
    expect(item(2).className).toContain('et-hover');
    vi.advanceTimersByTime(1);
    expect(item(2).className).not.toContain('et-hover');
  });

  it('opens a sub-menu with the first tap and follows the link with the second', async () => {
    await mountAll();
    expect(press(link(2), 'touch')).toBe(false);
    expect(followed).toEqual([]);
    expect(isOpen(2)).toBe(true);
    press(link(2), 'touch');
    expect(followed).toEqual(['/two/']);
  });

  it('closes a sub-menu by a tap elsewhere, and when another opens', async () => {
    await mountAll();
    press(link(2), 'touch');
    press(link(7), 'touch');
    expect([2, 7].map(isOpen)).toEqual([false, true]);
    pointer('pointerdown', find('#elsewhere'), 'touch');
    expect(isOpen(7)).toBe(false);
  });

  it('follows links inside a mega menu with the first tap', async () => {
    await mountAll();
    press(link(7), 'touch');
    press(link(9), 'touch');
    expect(followed).toEqual(['/mega/a/']);
  });

  it('follows links by mouse, and opens the sub-menu of a link without a target', async () => {
    await mountAll();
    press(link(2), 'mouse');
    press(link(4), 'mouse');
    expect(followed).toEqual(['/two/']);
    expect(isOpen(4)).toBe(true);
  });

  it('ignores presses with Ctrl', async () => {
    await mountAll();
    pointer('pointerdown', link(2), 'touch');
    link(2).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ctrlKey: true }));
    expect(followed).toEqual(['/two/']);
  });

  it('opens all sub-menus around the focused link', async () => {
    await mountAll();
    link(5).focus();
    expect([2, 4].map(isOpen)).toEqual([true, true]);
    expect([2, 4].map(expandedOf)).toEqual(['true', 'true']);
    link(6).focus();
    expect([2, 4].map(isOpen)).toEqual([false, false]);
  });

  it('closes one sub-menu after the other with Escape, and moves focus to its link', async () => {
    await mountAll();
    link(5).focus();
    key('Escape');
    expect([2, 4].map(isOpen)).toEqual([true, false]);
    expect(document.activeElement).toBe(link(4));
    key('Escape');
    expect([2, 4].map(isOpen)).toEqual([false, false]);
    expect(document.activeElement).toBe(link(2));
    link(1).focus();
    link(2).focus();
    expect(isOpen(2)).toBe(true);
  });

  it('hides a hovered sub-menu with Escape until the pointer leaves', async () => {
    await mountAll();
    pointer('pointerover', link(2));
    key('Escape', document.body);
    const list = item(2).querySelector('ul') as HTMLElement;
    expect(list.style.visibility).toBe('hidden');
    pointer('pointerover', link(2));
    expect(list.style.visibility).toBe('hidden');
    pointer('pointerover', link(1));
    expect(list.style.visibility).toBe('');
  });

  it('enters a sub-menu with ArrowDown, and toggles it with Enter and Space on a link without a target', async () => {
    await mountAll();
    link(2).focus();
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
      const down = new KeyboardEvent('keydown', {
        key: 'ArrowDown',
        bubbles: true,
        cancelable: true,
        [modifier]: true,
      });
      expect(link(2).dispatchEvent(down)).toBe(true);
    }
    expect(document.activeElement).toBe(link(2));
    key('ArrowDown');
    expect(document.activeElement).toBe(link(3));
    link(4).focus();
    expect(isOpen(4)).toBe(true);
    key(' ');
    expect(isOpen(4)).toBe(false);
    key(' ');
    expect(isOpen(4)).toBe(true);
    expect(followed).toEqual([]);
  });

  it('opens and closes sub-menus through the channel subMenus', async () => {
    await mountAll();
    subMenus.emit({ item: item(2), open: true });
    expect(isOpen(2)).toBe(true);
    subMenus.emit({ item: item(2), open: false, delay: 0 });
    expect(isOpen(2)).toBe(false);
  });

  it('opens a sub-menu through the channel before its code has loaded', async () => {
    await renderBehavior(menu, html`<ul class="nav">${MENU}</ul>`);
    subMenus.emit({ item: item(2), open: true });
    await until(() => isOpen(2));
  });

  it('opens a sub-menu that was tapped before its code has loaded', async () => {
    await renderBehavior(menu, html`<ul class="nav">${MENU}</ul>`);
    expect(press(link(2), 'touch')).toBe(false);
    await until(() => isOpen(2));
    expect(followed).toEqual([]);
  });

  it('keeps no presses with Ctrl before its code has loaded', async () => {
    await renderBehavior(menu, html`<ul class="nav">${MENU}</ul>`);
    const options = { bubbles: true, cancelable: true, ctrlKey: true };
    link(4).dispatchEvent(new MouseEvent('click', options));
    expect(followed).toHaveLength(1);
    expect(link(4).dispatchEvent(new KeyboardEvent('keydown', { ...options, key: ' ' }))).toBe(true);
    pointer('pointerover', link(4));
    await nextFrames(8);
    expect(expandedOf(4)).toBe('false');
  });

  it('enters a sub-menu with ArrowDown before its code has loaded, without scrolling the page', async () => {
    await renderBehavior(menu, html`<ul class="nav">${MENU}</ul>`);
    link(2).focus();
    const down = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true });
    expect(link(2).dispatchEvent(down)).toBe(false);
    await until(() => document.activeElement === link(3));
    expect(isOpen(2)).toBe(true);
  });

  it('does not move focus after the visitor has moved it, or has pressed Escape', async () => {
    const before = await renderBehavior(menu, html`<ul class="nav">${MENU}</ul>`);
    link(2).focus();
    key('ArrowDown');
    link(1).focus();
    await until(() => isOpen(2));
    expect(document.activeElement).toBe(link(1));
    await before.stop();
    await renderBehavior(menu, html`<ul class="nav">${MENU}</ul>`);
    link(2).focus();
    key('ArrowDown');
    key('Escape');
    await nextFrames(8);
    expect(document.activeElement).toBe(link(2));
  });

  it('opens with Space the sub-menu of a link without a target, once its code has loaded', async () => {
    await renderBehavior(menu, html`<ul class="nav">${MENU}</ul>`);
    link(4).focus();
    const space = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
    expect(link(4).dispatchEvent(space)).toBe(false);
    await until(() => isOpen(4));
    expect(document.activeElement).toBe(link(4));
    expect(followed).toEqual([]);
  });

  it('does not follow links of the top tier when the author has disabled them', async () => {
    await mountAll(html`<ul class="nav et_disable_top_tier">${MENU}</ul>`);
    press(link(2), 'mouse');
    press(link(3), 'mouse');
    expect(followed).toEqual(['/two/a/']);
    expect(link(2).getAttribute('role')).toBe('button');
  });

  it.each(['javascript:void(0)', 'javascript:void(0);', 'javascript:;'])(
    'treats the address %s as no target',
    async (address) => {
      await mountAll(html`<ul class="nav">${MENU.replace('href="#"', `href="${address}"`)}</ul>`);
      expect(link(4).getAttribute('role')).toBe('button');
      press(link(4), 'touch');
      expect(isOpen(4)).toBe(true);
      press(link(4), 'touch');
      expect(isOpen(4)).toBe(false);
      expect(followed).toEqual([]);
    },
  );

  it.each([
    [
      'six lists deep',
      `${'<li class="menu-item-has-children"><a href="/deep/">Deep</a><ul>'.repeat(6)}<li id="in"><a href="/in/">In</a></li>${'</ul></li>'.repeat(6)}`,
      6,
    ],
    ['300 items', `${'<li><a href="/x/">X</a></li>'.repeat(298)}${MENU}`, 2],
    ['items without links', '<li class="menu-item-has-children">Text<ul><li>Text</li></ul></li>', 0],
  ])('works with %s', async (_name, items, count) => {
    const { element, stop } = await renderBehavior(menu, html`<ul class="nav">${items}</ul>`);
    expect(element.querySelectorAll('[aria-expanded]').length).toBe(count);
    pointer('pointerover', element.querySelector('li') as Element);
    await nextFrames(4);
    await stop();
  });
});
