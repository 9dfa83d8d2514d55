/** Menus and searches of headers whose code fails to load. */
import { describe, expect, it } from 'vitest';
import { html, PATIENCE, sent, settle, stop } from './support/in-page';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage({ site: true });
const browser = visits();

describe('a header whose code for menus and searches fails to load', () => {
  const LOST = /\/chunks\/(menus|mobile-menu)-/;

  it.each([
    ['the menu', '/headers/fixed', '.mobile_nav .mobile_menu_bar', '#top-menu>li>a'],
    ['the search', '/headers/fixed', '#et_top_search', '.et-search-field'],
    ['the menu of a module', '/headers/theme-builder', '.et_pb_menu .mobile_menu_bar', '.et-menu>li>a'],
  ])('shows and hides %s without styles and animations', async (_name, path, button, inside) => {
    const { page } = await browser.open(`${theStage.site}${path}?csp=off&flavour=lite`, {
      viewport: { width: 390, height: 720 },
      hasTouch: true,
      before: (page) => page.route(LOST, (route) => route.abort()),
    });
    await settle(page);
    const opener = page.locator(button).locator('visible=true').first();
    const shown = page.locator(inside).first();
    await opener.tap();
    await expect.poll(() => shown.isVisible(), PATIENCE).toBe(true);
    expect(await opener.getAttribute('aria-expanded')).toBe('true');
    // The element receives pointer events.
    await shown.click({ trial: true });
    await opener.tap();
    await expect.poll(() => shown.isVisible(), PATIENCE).toBe(false);
    expect(await opener.getAttribute('aria-expanded')).toBe('false');
    await stop(page);
    expect(await html(page)).toBe(await sent(page));
  });
});
