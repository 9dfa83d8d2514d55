/** Other scripts of a page open and close menus by the theme's state classes. */
import { finishAnimations, nextFrames, renderBehavior, until } from '@enliven/testing';
import { expect, it } from 'vitest';
import { mobileMenu, sideMenu } from '../src';
// Fetched before the first test waits for it.
import '../src/mobile-menu/mobile-panel';
import '../src/side-menu/slide-panel';
import { HEADER, page } from './support/page';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

async function press(bar: HTMLElement, expanded: string) {
  bar.click();
  await until(() => bar.getAttribute('aria-expanded') === expanded);
  await finishAnimations();
}

it('opens a mobile menu by the first press after a script has closed it', async () => {
  const { element: nav, stop } = await renderBehavior(mobileMenu, page(HEADER));
  const bar = find('.mobile_menu_bar');
  await press(bar, 'true');
  nav.classList.replace('opened', 'closed');
  await until(() => bar.getAttribute('aria-expanded') === 'false');
  await finishAnimations();
  expect(find('#mobile_menu').style.display).not.toBe('block');
  await press(bar, 'true');
  expect([nav.className, find('#mobile_menu').style.display]).toEqual(['mobile_nav opened', 'block']);
  await stop();
});

it('closes a mobile menu, list included, that a script has opened', async () => {
  const { element: nav, stop } = await renderBehavior(mobileMenu, page(HEADER));
  const bar = find('.mobile_menu_bar');
  await press(bar, 'true');
  await press(bar, 'false');
  nav.classList.replace('closed', 'opened');
  find('#mobile_menu').style.display = 'block';
  await until(() => bar.getAttribute('aria-expanded') === 'true');
  await press(bar, 'false');
  expect([nav.className, find('#mobile_menu').style.display]).toEqual(['mobile_nav closed', 'none']);
  await stop();
});

it('opens a slide-in menu by the first press after a script has closed it', async () => {
  const { stop } = await renderBehavior(
    sideMenu,
    `<div class="et_slide_in_menu_container"><a href="/one">One</a></div>
     <header id="main-header"><span class="mobile_menu_bar et_pb_header_toggle et_toggle_slide_menu"></span></header>`,
  );
  const toggle = find('.et_pb_header_toggle');
  const container = find('.et_slide_in_menu_container');
  await press(toggle, 'true');
  container.classList.remove('et_pb_slide_menu_opened');
  document.body.classList.remove('et_pb_slide_menu_active');
  await nextFrames();
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await press(toggle, 'true');
  expect(container.matches('.et_pb_slide_menu_opened')).toBe(true);
  await stop();
});
