/** Mobile menu: a copy of the desktop menu, which opens below its bar. */
import { start } from '@enliven/core';
import { finishAnimations, html, key, nextFrames, renderBehavior, until } from '@enliven/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mobileMenu } from '../src';
// Loads the code before the first test waits for it.
import '../src/mobile-menu/mobile-panel';
import '../src/side-menu/sub-lists';
import { HEADER, MODULE, page, TOP } from './support/page';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const bars = () => [...document.querySelectorAll<HTMLElement>('.mobile_menu_bar')];
const states = () => [...document.querySelectorAll('.mobile_nav')].map(({ className }) => className);

async function open(bar = find('.mobile_menu_bar')) {
  bar.click();
  await until(() => bar.getAttribute('aria-expanded') === 'true');
  await until(() => bar.parentElement?.querySelector('ul')?.style.display === 'block');
}

describe('a mobile menu', () => {
  it('is only a button until it is opened', async () => {
    const { stop, element } = await renderBehavior(mobileMenu, page(HEADER));
    const attributes = ['role', 'aria-expanded', 'aria-label', 'tabindex'].map((name) => bars()[0]?.getAttribute(name));
    expect(attributes).toEqual(['button', 'false', 'Select Page', '0']);
    expect(element.querySelector('ul')).toBeNull();
    await stop();
  });

  it('opens a copy without ids, states and logos, with the items of the top bar', async () => {
    await renderBehavior(
      mobileMenu,
      page(
        TOP +
          HEADER.replace(
            '<li class="menu-item menu-item-1',
            '<li class="centered-inline-logo-wrap">L</li><li id="first" class="et-hover menu-item menu-item-1',
          ),
      ),
    );
    await open();
    const list = find('#mobile_menu');
    expect(list.className).toBe('et_mobile_menu');
    expect([...list.children].map(({ className }) => className)).toEqual([
      'menu-item menu-item-1 et_first_mobile_item',
      'menu-item menu-item-has-children menu-item-2',
      'menu-item menu-item-6',
      'menu-item menu-item-8',
    ]);
    expect(document.querySelectorAll('#first,#mobile_menu')).toHaveLength(2);
    expect(bars()[0]?.getAttribute('aria-controls')).toBe('mobile_menu');
    expect(states()).toEqual(['mobile_nav opened']);
  });

  it('opens a copy without handlers and scripts, which would run again', async () => {
    const code = '<img src="/none.png" onerror="ran = 1"><script type="text/x"></script>';
    await renderBehavior(mobileMenu, page(HEADER.replace('>One</a>', ` onfocus="ran = 2">${code}One</a>`)));
    await open();
    expect(find('#mobile_menu a').outerHTML).toBe('<a href="/one/"><img src="/none.png">One</a>');
  });

  it('keeps attributes and styles of authors, and removes those of the desktop menu’s state', async () => {
    const flag = '<img alt="English" style="width: 16px; height: 11px;"><b role="note" style="color: red;">new</b>';
    const own = '<a href="#" role="button" tabindex="0" aria-expanded="true">Two B</a><ul style="visibility: hidden">';
    await renderBehavior(
      mobileMenu,
      page(
        HEADER.replace('>One</a>', `>${flag}One</a>`).replace(/<a href="#">Two B<\/a>\s*<ul class="sub-menu">/, own),
      ),
    );
    await open();
    const list = find('#mobile_menu');
    expect(list.querySelector('a')?.innerHTML).toBe(`${flag}One`);
    expect(list.querySelector('.menu-item-4>a')?.outerHTML).toBe('<a href="#">Two B</a>');
    expect(list.querySelector('.menu-item-4>ul')?.hasAttribute('style')).toBe(false);
  });

  it('stays open when a disabled link of the top tier is pressed', async () => {
    await renderBehavior(mobileMenu, page(HEADER.replace('class="nav"', 'class="nav et_disable_top_tier"')));
    await open();
    find('#mobile_menu .menu-item-2>a').click();
    await nextFrames();
    expect(states()).toEqual(['mobile_nav opened']);
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    find('#mobile_menu .menu-item-3>a').click();
    await nextFrames();
    expect(states()).toEqual(['mobile_nav closed']);
  });

  it('has closed lists inside with the option collapse, which buttons open', async () => {
    const config = '<script type="application/json" id="enliven-config">{"header":{"collapse":true}}</script>';
    const { stop } = await renderBehavior(mobileMenu, config + page(HEADER));
    await open();
    await until(() => find('#mobile_menu .et_mobile_menu_arrow') !== null);
    await nextFrames(3);
    const list = find('#mobile_menu .menu-item-2>ul');
    expect(list.style.display).toBe('none');
    find('#mobile_menu .menu-item-2>.et_mobile_menu_arrow').click();
    expect(list.style.display).toBe('block');
    // A link without a target opens its list and does not scroll to the top; the menu stays open.
    find('#mobile_menu .menu-item-4>a').click();
    await nextFrames(3);
    expect(find('#mobile_menu .menu-item-4>ul').style.display).toBe('block');
    expect(states()).toEqual(['mobile_nav opened']);
    await stop();
    expect(document.querySelector('#mobile_menu')).toBeNull();
  });

  it('closes by its bar, by Escape with focus on the bar, and by a link', async () => {
    await renderBehavior(mobileMenu, page(HEADER));
    const bar = bars()[0] as HTMLElement;
    await open();
    bar.click();
    await nextFrames(3);
    expect(bar.getAttribute('aria-expanded')).toBe('false');
    expect(find('#mobile_menu').style.display).toBe('block');
    await finishAnimations();
    expect(find('#mobile_menu').style.display).toBe('');
    await open();
    const link = find('#mobile_menu a');
    link.focus();
    key('Escape');
    await nextFrames();
    expect(document.activeElement).toBe(bar);
    expect(states()).toEqual(['mobile_nav closed']);
    await open();
    link.addEventListener('click', (event) => queueMicrotask(() => event.preventDefault()), { once: true });
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.dispatchEvent(press);
    await nextFrames();
    expect(states()).toEqual(['mobile_nav closed']);
  });

  it('closes when another mobile menu opens', async () => {
    document.body.innerHTML = MODULE('left_aligned') + MODULE('centered', 1);
    const runtime = start([mobileMenu], { when: { 'mobile-menu': 'now' } });
    onTestFinished(() => runtime.stop());
    await until(() => [...runtime.mounts].every(({ state }) => state === 'mounted'));
    await open(bars()[0]);
    await open(bars()[1]);
    expect(states()).toEqual(['mobile_nav closed', 'mobile_nav opened']);
    expect(bars().map((bar) => bar.nextElementSibling?.id)).toEqual(['mobile_menu1', 'mobile_menu2']);
  });

  it('opens after presses before its code has loaded, and can be reversed', async () => {
    await renderBehavior(mobileMenu, page(HEADER));
    const bar = bars()[0] as HTMLElement;
    bar.click();
    bar.click();
    bar.click();
    await until(() => document.querySelector<HTMLElement>('#mobile_menu')?.style.display === 'block');
    expect(bar.getAttribute('aria-expanded')).toBe('true');
  });

  it.each([
    ['without a list', html`<div class="mobile_nav closed"><span class="mobile_menu_bar"></span></div>`, null],
    [
      'without a bar',
      html`<div class="et_pb_module"><div class="et-menu-nav"><ul class="nav"></ul></div><div class="mobile_nav"></div></div>`,
      undefined,
    ],
    [
      'with a list of its own',
      html`<div class="mobile_nav closed"><span class="mobile_menu_bar"></span><ul id="own"></ul></div>`,
      'button',
    ],
  ])('does not throw %s', async (_name, markup, role) => {
    await renderBehavior(mobileMenu, markup);
    expect(bars()[0]?.getAttribute('role')).toBe(role);
    bars()[0]?.click();
    await nextFrames(6);
  });

  it('copies 300 items and lists six deep', async () => {
    const items = `${'<li><a href="/x/">X</a></li>'.repeat(299)}${'<li><a href="/y/">Y</a><ul>'.repeat(6)}${'</ul></li>'.repeat(6)}`;
    await renderBehavior(
      mobileMenu,
      html`<div class="et_pb_module"><div class="et-menu-nav"><ul class="nav">${items}</ul></div><div class="mobile_nav closed"><span class="mobile_menu_bar"></span></div></div>`,
    );
    await open();
    expect(find('#mobile_menu1').childElementCount).toBe(300);
  });
});
