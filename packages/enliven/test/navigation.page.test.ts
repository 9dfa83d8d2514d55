/** Pages in the back/forward cache, swapped pages, late markup, and moved and removed modules. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectSoon, html as markup, mounted, PATIENCE, settle, stop } from './support/in-page';
import { accordion, html, module, tabs, three, toggle } from './support/markup';
import { stage } from './support/stage';
import { countEvents, expectOpenItems, expectTab, expectToggle, item, tab, title } from './support/state';
import { visits } from './support/visit';

const theStage = stage();
// Playwright disables the back/forward cache.
const browser = visits({ whole: true, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
const THREE = { toggle: 1, accordion: 1, tabs: 1 };

const put = (body: string, src = '/enliven/enliven.js') =>
  theStage.server.put('/page.html', html({ head: module(src), body }));

async function alive(body = three(), src?: string): Promise<{ page: Page; errors: string[] }> {
  const visit = await browser.open(put(body, src));
  await settle(visit.page);
  return visit;
}

describe.each(['/enliven/enliven.js', '/enliven/lite/enliven.js'])('the back/forward cache, %s', (src) => {
  it('restores the page with its state, and each module is mounted once', async () => {
    const { page, errors } = await alive(three(), src);
    await tab(page.locator('#tabs'), 1).click();
    await expectTab(page.locator('#tabs'), 1);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }), { once: true }),
    );
    const other = theStage.server.put('/other.html', html({ body: '<p>Another page.</p>' }));
    await page.goto(other);
    await page.goBack({ waitUntil: 'commit' });
    await expectSoon(page, () => (globalThis as { persisted?: boolean }).persisted, true);

    expect(await mounted(page)).toEqual(THREE);
    await expectTab(page.locator('#tabs'), 1);
    const counts = await countEvents(page, 'slide', 'enliven:open');
    await tab(page.locator('#tabs'), 2).click();
    await expectTab(page.locator('#tabs'), 2);
    await title(page.locator('#toggle')).click();
    await expectToggle(page.locator('#toggle'), 'open');
    expect(await counts()).toEqual({ slide: 1, 'enliven:open': 1 });
    expect(errors).toEqual([]);
  });
});

describe('a page swap that replaces the body', () => {
  it('mounts the new modules, and releases the old ones', async () => {
    const { page, errors } = await alive();
    const counts = await countEvents(page, 'enliven:mount', 'slide');
    for (const round of [1, 2]) {
      await page.evaluate((content) => {
        const body = document.createElement('body');
        body.innerHTML = content;
        document.documentElement.replaceChild(body, document.body);
      }, tabs('swapped') + toggle('fresh'));
      await expect.poll(() => mounted(page), PATIENCE).toEqual({ tabs: 1, toggle: 1 });
      await tab(page.locator('#swapped'), 1).click();
      await expectTab(page.locator('#swapped'), 1);
      expect(await counts()).toEqual({ 'enliven:mount': round * 2, slide: round });
    }
    await stop(page);
    expect(await page.locator('[role=tab],[data-enliven-button]').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('mounts the modules of an old body again', async () => {
    const { page, errors } = await alive();
    await page.evaluate(() => {
      const old = document.body;
      Object.assign(globalThis, { old });
      document.documentElement.replaceChild(document.createElement('body'), old);
    });
    await expect.poll(() => mounted(page), PATIENCE).toEqual({});
    await page.evaluate(() => {
      const { old } = globalThis as unknown as { old: HTMLElement };
      document.documentElement.replaceChild(old, document.body);
    });
    await expect.poll(() => mounted(page), PATIENCE).toEqual(THREE);
    expect(await page.locator('#toggle [data-enliven-button]').count()).toBe(1);
    await tab(page.locator('#tabs'), 1).click();
    await expectTab(page.locator('#tabs'), 1);
    expect(errors).toEqual([]);
  });
});

describe('a page that is cached as a copy (docs/guides/swapped-pages.md)', () => {
  it.each(['/enliven/enliven.js', '/enliven/lite/enliven.js'])(
    'mounts once when it is shown again, %s',
    async (src) => {
      const { page, errors } = await alive(three(), src);
      const inserted = () => page.locator('[data-enliven-button],[data-enliven-ignore],[role=tab]').count();
      const first = await inserted();
      await tab(page.locator('#tabs'), 2).click();
      await expectTab(page.locator('#tabs'), 2);
      // Like Turbo: announces the copy, makes it in the next task, and shows the other page.
      await page.evaluate(async () => {
        document.addEventListener('turbo:before-cache', () => enliven?.stop());
        document.addEventListener('turbo:render', () => enliven?.start());
        const show = (body: Element) => {
          document.documentElement.replaceChild(body, document.body);
          document.dispatchEvent(new Event('turbo:render'));
        };
        document.dispatchEvent(new Event('turbo:before-cache'));
        await new Promise((resolve) => setTimeout(resolve));
        const copy = document.body.cloneNode(true) as Element;
        show(document.createElement('body'));
        Object.assign(globalThis, { show: () => show(copy) });
      });
      await expect.poll(() => mounted(page), PATIENCE).toEqual({});
      await page.evaluate(() => (globalThis as unknown as { show(): void }).show());
      await expect.poll(() => mounted(page), PATIENCE).toEqual(THREE);
      await expect.poll(inserted, PATIENCE).toBe(first);
      await tab(page.locator('#tabs'), 1).click();
      await expectTab(page.locator('#tabs'), 1);
      await title(page.locator('#toggle')).click();
      await expectToggle(page.locator('#toggle'), 'open');
      expect(errors).toEqual([]);
    },
  );
});

describe('late markup', () => {
  it.each([
    {
      how: 'innerHTML',
      insert: (text: string) => {
        const place = document.querySelector('#place');
        if (place) place.innerHTML = text;
      },
    },
    {
      how: 'insertAdjacentHTML',
      insert: (text: string) => document.querySelector('#place')?.insertAdjacentHTML('beforeend', text),
    },
    {
      how: 'a fragment',
      insert: (text: string) =>
        document.querySelector('#place')?.append(document.createRange().createContextualFragment(text)),
    },
    {
      how: 'many nodes at once',
      insert: (text: string) =>
        document.querySelector('#place')?.insertAdjacentHTML('beforeend', '<i></i>'.repeat(40) + text),
    },
  ])('inserted by $how mounts', async ({ insert }) => {
    const { page, errors } = await alive('<div id="place"></div>');
    await page.evaluate(insert, accordion());
    await expect.poll(() => mounted(page), PATIENCE).toEqual({ accordion: 1 });
    await title(item(page.locator('#accordion'), 1)).click();
    await expectOpenItems(page.locator('#accordion'), 1);
    expect(errors).toEqual([]);
  });

  it('mounts on a page without modules, without a reload', async () => {
    const { page, fetched } = await browser.open(put('<main id="place"></main>'));
    expect(fetched.filter((address) => address.includes('/chunks/'))).toEqual([]);
    await page.evaluate((text) => document.querySelector('main')?.insertAdjacentHTML('beforeend', text), three());
    await settle(page);
    expect(await mounted(page)).toEqual(THREE);
  });

  it('handles a press directly after its insertion', async () => {
    const { page } = await alive();
    await page.evaluate((text) => {
      document.body.insertAdjacentHTML('afterbegin', text);
      // A visitor cannot be faster than the observer, which runs before the next task.
      setTimeout(() => document.querySelector<HTMLElement>('#late .et_pb_toggle_title')?.click());
    }, toggle('late'));
    await expectToggle(page.locator('#late'), 'open');
  });
});

describe('a module that is moved', () => {
  it.each(['/enliven/enliven.js', '/enliven/lite/enliven.js'])('keeps its state and its mount, %s', async (src) => {
    const { page, errors } = await alive(`<div id="here">${tabs()}</div><div id="there"></div>${toggle()}`, src);
    await tab(page.locator('#tabs'), 2).click();
    await expectTab(page.locator('#tabs'), 2);
    const counts = await countEvents(page, 'enliven:mount', 'enliven:unmount');
    await page.evaluate(() => document.querySelector('#there')?.append(document.querySelector('#tabs') as Element));
    await expectTab(page.locator('#tabs'), 2);
    await tab(page.locator('#tabs'), 0).click();
    await expectTab(page.locator('#tabs'), 0);
    expect(await counts()).toEqual({ 'enliven:mount': 0, 'enliven:unmount': 0 });
    expect(errors).toEqual([]);
  });
});

describe('a module that is removed', () => {
  it('is released and restored, and can be inserted again', async () => {
    const { page } = await alive();
    const before = await browser.open(put(three(), '/enliven/nothing.js'));
    const server = await before.page.locator('#tabs').evaluate((element) => element.outerHTML);
    await tab(page.locator('#tabs'), 1).click();
    await expectTab(page.locator('#tabs'), 1);
    await page.evaluate(() => {
      const removed = document.querySelector('#tabs') as Element;
      Object.assign(globalThis, { removed });
      removed.remove();
    });
    const removed = () => page.evaluate(() => (globalThis as unknown as { removed: Element }).removed.outerHTML);
    await expect.poll(removed, PATIENCE).toBe(server);
    expect(await mounted(page)).toEqual({ toggle: 1, accordion: 1 });
    await page.evaluate(() => document.body.append((globalThis as unknown as { removed: Element }).removed));
    await expect.poll(() => mounted(page), PATIENCE).toEqual(THREE);
    // The address still names the tab.
    await expectTab(page.locator('#tabs'), 1);
  });

  it('is restored when it is removed while it opens', async () => {
    const { page, errors } = await alive();
    await title(page.locator('#toggle')).click();
    await page.evaluate(() => document.querySelector('#toggle')?.remove());
    await expect.poll(() => mounted(page), PATIENCE).toEqual({ accordion: 1, tabs: 1 });
    await stop(page);
    expect(await markup(page)).not.toMatch(/data-enliven|aria-/);
    expect(errors).toEqual([]);
  });
});
