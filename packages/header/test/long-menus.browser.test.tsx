/** Menus longer than the window, below a header that does not scroll with the page. */
import { html, nextFrames, renderBehavior, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { mobileMenu } from '../src';
import { MENU, MODULE } from './support/page';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const ITEMS = Array.from({ length: 30 }, (_, n) => html`<li><a href="/item-${n}/">Item ${n}</a></li>`).join('');

const STYLE = `<style>
  body { margin: 0 } ul { list-style: none; margin: 0; padding: 0 }
  .et-menu-nav { display: none } .et_pb_menu__search-container { display: none }
  .et_mobile_nav_menu { position: relative } .mobile_menu_bar { display: block; width: 32px; height: 32px; background: #036 }
  .et_mobile_menu { position: absolute; width: 100%; background: #fff; display: none } .et_mobile_menu a { display: block; height: 40px }
  .et_pb_mobile_menu_upwards .et_mobile_menu { bottom: 100% }
  .page { height: 3000px }
  </style>`;

beforeEach(() => browser.viewport(390, 500));
afterEach(() => window.scrollTo(0, 0));

const show = (position: string, more = '') =>
  renderBehavior(
    mobileMenu,
    `${STYLE}<div class="bar ${more}" style="${position};left:0;right:0">${MODULE('left_aligned').replace(MENU, MENU + ITEMS)}</div><div class="page"></div>`,
  );

async function open() {
  await userEvent.click(find('.mobile_menu_bar'));
  await until(() => find('.et_mobile_menu')?.offsetHeight > 0);
  // The slide begins in the next frame.
  await nextFrames(6);
  await until(() => find('.et_mobile_menu').getAnimations().length === 0);
}

describe('a mobile menu that is longer than the window', () => {
  it.each([
    ['is fixed', 'position:fixed;top:0', ''],
    ['is sticky', 'position:sticky;top:0', ''],
    ['becomes sticky', 'position:relative;margin-top:200px', 'et_pb_sticky_module'],
  ])('can be scrolled to its end when its header %s', async (_name, position, more) => {
    const { stop } = await show(position, more);
    await open();
    if (more) {
      // Styles the bar as sticky modules do.
      window.scrollTo(0, 400);
      Object.assign(find('.bar').style, { position: 'fixed', top: '0', marginTop: '0' });
      window.dispatchEvent(new CustomEvent('ETBuilderStickyStart'));
    }
    const list = find('.et_mobile_menu');
    await until(() => list.getBoundingClientRect().bottom <= 500);
    const last = list.querySelector<HTMLElement>('[href="/item-29/"]') as HTMLElement;
    last.focus();
    await until(() => last.getBoundingClientRect().bottom <= 500);
    expect(last.getBoundingClientRect().top).toBeGreaterThan(0);
    if (more) find('.bar').removeAttribute('style');
    await stop();
  });

  it('can be scrolled to its beginning when it opens upwards', async () => {
    const { stop } = await renderBehavior(
      mobileMenu,
      `${STYLE}<div style="position:fixed;bottom:0;left:0;right:0">${MODULE('left_aligned')
        .replace(MENU, MENU + ITEMS)
        .replace('mobile_nav closed', 'mobile_nav closed et_pb_mobile_menu_upwards')}</div><div class="page"></div>`,
    );
    await open();
    await until(() => find('.et_mobile_menu').getBoundingClientRect().top >= 0);
    await stop();
  });

  it('keeps its height when its header scrolls with the page', async () => {
    const { stop } = await show('position:absolute;top:0');
    await open();
    expect(find('.et_mobile_menu').offsetHeight).toBeGreaterThan(1200);
    expect(find('.et_mobile_menu').style.maxHeight).toBe('');
    await stop();
  });
});
