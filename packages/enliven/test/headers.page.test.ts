/** All layouts of the header on the example site: by keyboard at three widths, for assistive technology in each state, and on scroll. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { headerPages } from '../../../examples/site/src/pages/headers';
import { html, sent, settle, stop } from './support/in-page';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage({ site: true });
const browser = visits();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const BARS = '#top-header, #main-header, .et-l--header, .et_slide_in_menu_container, .et_pb_side_nav';
/** Time limit for all expectations. */
const PATIENCE = { timeout: 4000, interval: 30 };

const OPENER = '.mobile_nav .mobile_menu_bar, .et_pb_header_toggle';
const SEARCH = '#et_top_search, .et_pb_menu__search-button';

async function violations(page: Page): Promise<string[]> {
  const found = await page.evaluate(async (bars) => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const { axe } = globalThis as unknown as { axe: { run(context: object, options: object): Promise<AxeResults> } };
    // axe does not compute forced colors.
    const enabled = !matchMedia('(forced-colors: active)').matches;
    const rules = { 'color-contrast': { enabled } };
    return axe.run([...document.querySelectorAll(bars)] as never, { resultTypes: ['violations'], rules });
  }, BARS);
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}

/** Returns the problem of the visible focus; an empty string if the focus is visible. */
const focusProblem = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: focused } = document;
    if (!focused || focused === document.body) return 'the focus is lost';
    const name = `${focused.tagName} ${focused.id || focused.className || focused.textContent}`.trim();
    if (!focused.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return `${name} is hidden`;
    // The button of the search has no box.
    const { left, top, width, height } = (
      focused.id === 'et_top_search' ? (focused.firstElementChild as Element) : focused
    ).getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `${name} is outside of the window`;
    const hit = document.elementFromPoint(x, y);
    return hit && (focused.contains(hit) || hit.contains(focused)) ? '' : `${name} is covered by ${hit?.className}`;
  });

/** Presses Tab from the start of the page to its content. @returns number of steps */
async function tabThrough(page: Page): Promise<number> {
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('.skip-link')?.focus();
  });
  for (let steps = 0; steps < 40; steps++) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate((bars) => document.activeElement?.closest(bars) !== null, BARS);
    if (!inside) return steps;
    await expect.poll(() => focusProblem(page), PATIENCE).toBe('');
  }
  throw new Error('the focus does not leave the header');
}

async function openAndClose(page: Page, selector: string): Promise<void> {
  const visible = page.locator(selector).locator('visible=true').first();
  // A search hides the elements that it replaces, including its button.
  const opener = (await visible.count()) > 0 ? await visible.elementHandle() : null;
  if (!opener) return;
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => opener.getAttribute('aria-expanded'), PATIENCE).toBe('true');
  if (!selector.startsWith('.mobile_nav')) await expect.poll(() => focusProblem(page), PATIENCE).toBe('');
  expect(await violations(page)).toEqual([]);
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape');
      return opener.getAttribute('aria-expanded');
    }, PATIENCE)
    .toBe('false');
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement), PATIENCE).toBe(true);
}

const SUB_MENUS = ['> li.menu-item-has-children:not(.mega-menu)', '> li.mega-menu'].map((item) =>
  ['#top-menu', '#et-secondary-nav', '.et-menu'].map((menu) => `${menu} ${item} > a`).join(),
);

/** Opens sub-menus in wide windows: a list, and a mega menu. */
async function openSubMenus(page: Page): Promise<void> {
  for (const selector of SUB_MENUS) {
    const link = page.locator(selector).locator('visible=true').first();
    if ((await link.count()) === 0) continue;
    await link.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => link.getAttribute('aria-expanded'), PATIENCE).toBe('true');
    await expect
      .poll(() => link.evaluate(({ nextElementSibling: list }) => list?.contains(document.activeElement)), PATIENCE)
      .toBe(true);
    await expect.poll(() => focusProblem(page), PATIENCE).toBe('');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => link.getAttribute('aria-expanded'), PATIENCE).toBe('false');
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  }
}

/** Serves pages in right-to-left text. */
const rightToLeft = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      document.documentElement.dir = 'rtl';
      document.body.classList.add('rtl');
    });
  });

const open = async (path: string, options: Parameters<typeof browser.open>[1] = {}) => {
  const visit = await browser.open(`${theStage.site}${path}?csp=off&flavour=lite`, options);
  await settle(visit.page);
  await visit.page.evaluate(axe);
  return visit;
};

describe('a header', () => {
  it.each(headerPages.map(({ path }) => path))('on %s can be used by keyboard at three widths', async (path) => {
    const { page, errors } = await open(path);
    const before = await sent(page);
    expect(await violations(page)).toEqual([]);
    for (const width of [1280, 980, 390]) {
      await page.setViewportSize({ width, height: 720 });
      expect(await tabThrough(page)).toBeGreaterThan(0);
      if (width !== 980) await openAndClose(page, OPENER);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await openSubMenus(page);
    await openAndClose(page, SEARCH);
    await stop(page);
    expect(await html(page)).toBe(before);
    expect(errors).toEqual([]);
  });

  it.each(['/headers/fixed', '/headers/split', '/headers/slide', '/headers/full-screen'])(
    'on %s can be used in right-to-left text',
    async (path) => {
      const { page, errors } = await open(path, { before: rightToLeft });
      await tabThrough(page);
      await openAndClose(page, OPENER);
      expect(errors).toEqual([]);
    },
  );

  it.each([
    ['50 %', 2560, {}],
    ['200 %', 640, {}],
    ['400 %, with forced colors', 320, { forcedColors: 'active' }],
  ] as const)('can be used at a zoom of %s', async (_zoom, width, options) => {
    for (const path of ['/headers/top-bar', '/headers/full-screen']) {
      const { page } = await open(path, { viewport: { width, height: (width * 9) / 16 }, ...options });
      await tabThrough(page);
      await openAndClose(page, OPENER);
      const room = await page.evaluate(() => {
        const container = document.querySelector('#page-container') as HTMLElement;
        return { written: container.style.paddingTop, computed: getComputedStyle(container).paddingTop };
      });
      const bars = await page.evaluate(
        () =>
          Number(document.querySelector('#top-header')?.clientHeight ?? 0) +
          Number(document.querySelector<HTMLElement>('#main-header')?.dataset.heightOnload),
      );
      // In narrow windows, this theme has its header in the flow.
      if (width > 980) expect(room.computed).toBe(`${bars}px`);
      else expect(room.written).toBe('');
    }
  });
});

describe('a key that is pressed before the code of menus has loaded', () => {
  it('opens the list of the focused link, enters it, and does not scroll the page', async () => {
    let bring = () => {};
    const wait = new Promise<void>((resolve) => {
      bring = resolve;
    });
    const hold = async (page: Page) => {
      await page.route('**/chunks/menus-*.js', async (route) => {
        await wait;
        await route.continue();
      });
      // The dots of this page need that file to mount.
      await page.route('**/headers/fixed*', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace('et_pb_side_nav_page', '') });
      });
    };
    const { page, errors } = await open('/headers/fixed', { before: hold });
    const link = page.locator('#top-menu > li.menu-item-has-children > a').first();
    await link.focus();
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await link.getAttribute('aria-expanded')).toBe('false');
    bring();
    await expect
      .poll(() => link.evaluate(({ nextElementSibling: list }) => list?.contains(document.activeElement)), PATIENCE)
      .toBe(true);
    expect(await link.getAttribute('aria-expanded')).toBe('true');
    // The list fades in.
    await expect.poll(() => focusProblem(page), PATIENCE).toBe('');
    expect(errors).toEqual([]);
  });
});

describe('a slide-in menu', () => {
  it('opens with a swipe from the edge, and closes with a swipe to the edge', async () => {
    const { page } = await open('/headers/slide', { viewport: { width: 390, height: 720 }, hasTouch: true });
    const session = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const point = (x: number) => [{ x, y: 400 }];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(from) });
      for (let step = 1; step <= 4; step++)
        await session.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: point(from + ((to - from) * step) / 4),
        });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const isOpen = () => page.evaluate(() => document.body.classList.contains('et_pb_slide_menu_active'));
    await swipe(300, 200);
    expect(await isOpen()).toBe(false);
    await swipe(385, 285);
    await expect.poll(isOpen, PATIENCE).toBe(true);
    await swipe(100, 200);
    await expect.poll(isOpen, PATIENCE).toBe(false);
  });
});

describe('while a page scrolls', () => {
  /** Scrolls by wheel events. @returns numbers of layouts and of writes */
  async function scrolled(page: Page): Promise<{ layouts: number; writes: number }> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const layouts = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0;
    };
    await page.evaluate(() => {
      const scope = globalThis as unknown as { writes: number };
      scope.writes = 0;
      new MutationObserver((records) => {
        // Dots mark the current section, which changes.
        scope.writes += records.filter(({ target }) => !(target as Element).closest('.et_pb_side_nav')).length;
      }).observe(document, { attributes: true, childList: true, subtree: true });
    });
    const before = await layouts();
    for (let y = 320; y <= 500; y += 20) {
      await page.evaluate(async (top) => {
        window.scrollTo({ top, behavior: 'instant' });
        for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
      }, y);
    }
    const writes = await page.evaluate(() => (globalThis as unknown as { writes: number }).writes);
    return { layouts: (await layouts()) - before, writes };
  }

  async function openScrolled(path: string): Promise<Page> {
    const { page } = await open(path);
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    await page.evaluate(async () => {
      for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame);
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    });
    // Sizes are compared once they have been unchanged for a while.
    await page.waitForTimeout(600);
    return page;
  }

  it.each(headerPages.map(({ path }) => path))('no layout and no write occurs on %s', async (path) => {
    expect(await scrolled(await openScrolled(path))).toEqual({ layouts: 0, writes: 0 });
  });

  it('the measurement detects layouts and writes', async () => {
    const page = await openScrolled('/headers/fixed');
    await page.evaluate(() =>
      addEventListener('scroll', () => {
        document.body.style.paddingBottom = `${scrollY % 7}px`;
      }),
    );
    const { layouts, writes } = await scrolled(page);
    expect(layouts).toBeGreaterThan(5);
    expect(writes).toBeGreaterThan(5);
  });
});
