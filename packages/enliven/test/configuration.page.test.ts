/** Configuration block: its options and both of its ids. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { version } from '../package.json';
import { html as markup, mounted, PATIENCE, type Scope, sent, settle, start, stop } from './support/in-page';
import { config, html, module, tabs, three, toggle } from './support/markup';
import { stage } from './support/stage';
import { expectTab, tab } from './support/state';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();
const THREE = { toggle: 1, accordion: 1, tabs: 1 };
const WORDPRESS = 'wp-script-module-data-@enliven/runtime';

const open = (value: unknown, body = three(), id?: string) =>
  browser.open(theStage.server.put('/page.html', html({ head: config(value, id) + module(), body })));

/** Waits until nothing more happens without the visitor. */
async function quiet(page: Page): Promise<void> {
  for (const _twice of [1, 2]) await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

describe('the option autostart: false', () => {
  it('waits for start(), and fetches nothing before', async () => {
    const { page, fetched, errors } = await open({ autostart: false });
    await quiet(page);
    expect(fetched.filter((address) => address.includes('/chunks/'))).toEqual([]);
    expect(await markup(page)).toBe(await sent(page));
    await start(page);
    await settle(page);
    expect(await mounted(page)).toEqual(THREE);
    expect(errors).toEqual([]);
  });

  it('does not change links before start()', async () => {
    const { page } = await open({ autostart: false }, tabs().replace('href="#">Second', 'href="#second">Second'));
    await tab(page.locator('#tabs'), 1).click();
    await expect.poll(() => new URL(page.url()).hash, PATIENCE).toBe('#second');
  });

  it('allows starting one part of the page', async () => {
    const { page } = await open({ autostart: false }, `<div id="part">${tabs('inside')}</div>${tabs('outside')}`);
    await page.evaluate(() => (globalThis as Scope).enliven.start(document.querySelector('#part') as Element));
    await expect.poll(() => mounted(page), PATIENCE).toEqual({ tabs: 1 });
    await quiet(page);
    expect(await page.locator('#outside [role=tab]').count()).toBe(0);
    await tab(page.locator('#inside'), 1).click();
    await expectTab(page.locator('#inside'), 1);
    await page.evaluate(() => (globalThis as Scope).enliven.stop(document.querySelector('#part') as Element));
    expect(await mounted(page)).toEqual({});
  });
});

describe('the option disable', () => {
  it.each([
    { disable: ['tabs'], alive: { toggle: 1, accordion: 1 } },
    { disable: ['tabs', 'accordion', 'toggle'], alive: {} },
    { disable: ['unknown', 7, null], alive: THREE },
  ])('with the value $disable mounts $alive', async ({ disable, alive }) => {
    const { page, errors, fetched } = await open({ disable });
    await expect.poll(() => mounted(page), PATIENCE).toEqual(alive);
    await quiet(page);
    expect(await mounted(page)).toEqual(alive);
    if (!('tabs' in alive)) expect(fetched.filter((address) => address.includes('/tabs-'))).toEqual([]);
    expect(errors).toEqual([]);
  });
});

describe('the option ignore', () => {
  it('excludes subtrees, also late ones', async () => {
    const body = `<div class="mine">${tabs('ignored')}</div><div data-enliven-ignore>${tabs('marked')}</div>${tabs()}`;
    const { page } = await open({ ignore: '.mine, .also-mine' }, body);
    await expect.poll(() => mounted(page), PATIENCE).toEqual({ tabs: 1 });
    await page.evaluate(
      (more) => document.body.insertAdjacentHTML('beforeend', more),
      `<div class="also-mine">${tabs('late')}</div>${toggle()}`,
    );
    await expect.poll(() => mounted(page), PATIENCE).toEqual({ tabs: 1, toggle: 1 });
    expect(await page.locator('#ignored [role=tab], #marked [role=tab], #late [role=tab]').count()).toBe(0);
  });
});

describe('the option when', () => {
  const busy = '<script>globalThis.requestIdleCallback = () => 0; globalThis.cancelIdleCallback = () => {};</script>';
  const far = `<div class="far"></div>${tabs()}`;
  const openBusy = (when: Record<string, string>, body: string) =>
    browser.open(theStage.server.put('/page.html', html({ head: busy + config({ when }) + module(), body })));

  it('with "now" does not wait until the element is near the window', async () => {
    const { page } = await openBusy({ tabs: 'now' }, far);
    await expect.poll(() => mounted(page), PATIENCE).toEqual({ tabs: 1 });
  });

  it('with "interaction" waits for a press, and replays it', async () => {
    const { page } = await openBusy({ tabs: 'interaction' }, tabs() + toggle());
    await expect.poll(() => mounted(page), PATIENCE).toEqual({ toggle: 1 });
    await tab(page.locator('#tabs'), 2).click();
    await expectTab(page.locator('#tabs'), 2);
    expect(await mounted(page)).toEqual({ toggle: 1, tabs: 1 });
  });

  it('with "interaction" also wakes by keyboard', async () => {
    const { page } = await openBusy({ tabs: 'interaction' }, tabs() + toggle());
    await expect.poll(() => mounted(page), PATIENCE).toEqual({ toggle: 1 });
    await tab(page.locator('#tabs'), 0).focus();
    await expect.poll(() => mounted(page), PATIENCE).toEqual({ toggle: 1, tabs: 1 });
    await page.keyboard.press('ArrowRight');
    await expectTab(page.locator('#tabs'), 1);
  });

  it('with "visible" wakes an element near the window', async () => {
    const { page } = await openBusy({ tabs: 'visible' }, far + toggle());
    await page.locator('#tabs').scrollIntoViewIfNeeded();
    await expect.poll(async () => (await mounted(page)).tabs, PATIENCE).toBe(1);
  });

  it('with an unknown value has no effect', async () => {
    const { page, errors } = await openBusy({ tabs: 'sometimes', toggle: '__proto__' }, tabs() + toggle());
    await expect.poll(() => mounted(page), PATIENCE).toEqual({ toggle: 1, tabs: 1 });
    expect(errors).toEqual([]);
  });
});

describe('the option messages', () => {
  it('applies to every copy of the library', async () => {
    const { page } = await open({ messages: { timeout: 'Zu langsam.' } });
    await settle(page);
    const messages = await page.evaluate(
      (key) => (globalThis as unknown as Record<symbol, { messages?: unknown }>)[Symbol.for(key)]?.messages,
      `enliven ${version}`,
    );
    expect(messages).toMatchObject({ timeout: 'Zu langsam.' });
  });
});

describe("WordPress' id for the data of a script module", () => {
  it('is read as well', async () => {
    const { page } = await open({ disable: ['tabs'] }, three(), WORDPRESS);
    await expect.poll(() => mounted(page), PATIENCE).toEqual({ toggle: 1, accordion: 1 });
    await quiet(page);
    expect(await mounted(page)).toEqual({ toggle: 1, accordion: 1 });
  });

  it('is overridden by our own block before it', async () => {
    const head = config({ disable: ['toggle'] }) + config({ disable: ['tabs'] }, WORDPRESS) + module();
    const { page } = await browser.open(theStage.server.put('/page.html', html({ head, body: three() })));
    await expect.poll(() => mounted(page), PATIENCE).toEqual({ accordion: 1, tabs: 1 });
  });

  it('can be printed at the end of the body', async () => {
    const { page } = await browser.open(
      theStage.server.put(
        '/page.html',
        html({ head: module(), body: three() + config({ disable: ['tabs'] }, WORDPRESS) }),
      ),
    );
    await expect.poll(() => mounted(page), PATIENCE).toEqual({ toggle: 1, accordion: 1 });
  });
});

describe('a second start()', () => {
  it('has no effect, like a second stop()', async () => {
    const { page, errors } = await open({});
    await settle(page);
    await start(page);
    await start(page);
    expect(await mounted(page)).toEqual(THREE);
    await stop(page);
    await stop(page);
    expect(await markup(page)).toBe(await sent(page));
    expect(errors).toEqual([]);
  });
});
