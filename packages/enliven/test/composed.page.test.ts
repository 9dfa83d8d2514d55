/** Composed files: one file for the behaviors of a page, and the loader for all others. */
import { type ComposeOptions, compose, readUnits } from '@enliven/compose';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { CDN } from './support/built-cdn';
import { html as markup, mounted, PATIENCE, sent, settle, start, stop } from './support/in-page';
import { accordion, config, html, module, tabs, toggle } from './support/markup';
import { stage } from './support/stage';
import { expectTab, tab } from './support/state';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();

type Flavour = 'lite' | 'react';
const FLAVOURS: readonly Flavour[] = ['lite', 'react'];

/** Puts a composed file beside the build's folders. */
function putComposed(behaviors: readonly string[], flavour: Flavour, options: ComposeOptions = {}) {
  const folder = `/enliven/${flavour === 'lite' ? 'lite/' : ''}`;
  const later = `${folder}later/`;
  const loader = `${folder}enliven.js`;
  const file = compose(behaviors, { flavour, units: readUnits(flavour, CDN), later, loader, ...options });
  const src = `/composed/${flavour}/${file.name}`;
  theStage.server.put(src, file.code);
  return { ...file, src };
}

/** Scripts of ours that a page has fetched. */
const scripts = (fetched: readonly string[]) =>
  fetched.map((address) => new URL(address).pathname).filter((path) => /^\/(composed|enliven)\/.*\.js$/.test(path));

const title = (page: Page, name = 'toggle') => page.locator(`#${name} .et_pb_toggle_title`);
const isOpen = (page: Page, name = 'toggle') =>
  page.locator(`#${name}`).evaluate((element) => element.classList.contains('et_pb_toggle_open'));

const insert = (page: Page, body: string) =>
  page.evaluate((text) => document.body.insertAdjacentHTML('beforeend', text), body);

describe.each(FLAVOURS)('a composed file, %s', (flavour) => {
  it('mounts its behaviors with one request, and restores the page byte for byte', async () => {
    const { src } = putComposed(['toggle', 'tabs'], flavour);
    const { page, errors, fetched } = await browser.open(
      theStage.server.put('/composed.html', html({ head: module(src), body: toggle() + tabs() })),
    );
    await expect
      .poll(
        () =>
          title(page)
            .getAttribute('aria-expanded')
            .catch(() => null),
        PATIENCE,
      )
      .not.toBeUndefined();
    await title(page).click();
    await expect.poll(() => isOpen(page), PATIENCE).toBe(true);
    await tab(page.locator('#tabs'), 1).click();
    await expectTab(page.locator('#tabs'), 1);
    expect(scripts(fetched)).toEqual([src]);
    expect(await mounted(page)).toEqual({ toggle: 1, tabs: 1 });
    await stop(page);
    expect(await markup(page)).toBe(await sent(page));
    expect(errors).toEqual([]);
  });

  it('restores names that hide members of the document, each time it stops', async () => {
    const { src } = putComposed(['toggle'], flavour);
    const names = '<img name="querySelector" alt=""><form name="documentElement"></form><object id="body"></object>';
    const { page, errors } = await browser.open(
      theStage.server.put('/names.html', html({ head: module(src), body: names + toggle() })),
    );
    for (const _time of [1, 2]) {
      await expect.poll(() => mounted(page), PATIENCE).toEqual({ toggle: 1 });
      await stop(page);
      const found = await page.evaluate(() =>
        [...Document.prototype.querySelectorAll.call(document, 'img,form,object')].map((one) => one.outerHTML).join(''),
      );
      expect(found).toBe(names);
      await start(page);
    }
    expect(errors).toEqual([]);
  });

  it("mounts inserted elements of its own behaviors without the loader's runtime", async () => {
    const { src } = putComposed(['toggle'], flavour);
    const { page, fetched } = await browser.open(
      theStage.server.put('/inserted.html', html({ head: module(src), body: toggle() })),
    );
    await expect.poll(() => page.locator('#toggle [aria-expanded]').count(), PATIENCE).toBe(1);
    await insert(page, toggle('second'));
    await expect.poll(() => page.locator('#second [aria-expanded]').count(), PATIENCE).toBe(1);
    expect(scripts(fetched).filter((path) => /\/runtime-/.test(path))).toEqual([]);
  });

  it('leaves inserted elements of other behaviors to the loader, which mounts nothing twice', async () => {
    const { src } = putComposed(['toggle'], flavour);
    const { page, errors, fetched } = await browser.open(
      theStage.server.put('/others.html', html({ head: module(src), body: toggle() })),
    );
    await settle(page);
    await insert(page, tabs() + accordion() + toggle('third'));
    await expect.poll(async () => mounted(page), PATIENCE).toEqual({ toggle: 2, tabs: 1, accordion: 1 });
    await title(page, 'third').click();
    await expect.poll(() => isOpen(page, 'third'), PATIENCE).toBe(true);
    await tab(page.locator('#tabs'), 1).click();
    await expectTab(page.locator('#tabs'), 1);
    expect(scripts(fetched).filter((path) => path.endsWith('/enliven.js'))).toHaveLength(1);
    await stop(page);
    expect(await mounted(page)).toEqual({});
    expect(errors).toEqual([]);
  });

  it('shares mounts with the loader on one page', async () => {
    const { src } = putComposed(['toggle', 'tabs'], flavour);
    const { page, errors } = await browser.open(
      theStage.server.put('/both.html', html({ head: module() + module(src), body: toggle() + tabs() + accordion() })),
    );
    await expect.poll(async () => mounted(page), PATIENCE).toEqual({ toggle: 1, tabs: 1, accordion: 1 });
    await title(page).click();
    await expect.poll(() => isOpen(page), PATIENCE).toBe(true);
    await page.waitForTimeout(300);
    expect(await isOpen(page)).toBe(true);
    await stop(page);
    expect(await markup(page)).toBe(await sent(page));
    expect(errors).toEqual([]);
  });

  it('shares mounts with a second composed file', async () => {
    const [one, other] = [putComposed(['toggle'], flavour), putComposed(['toggle', 'tabs'], flavour)];
    const { page, errors } = await browser.open(
      theStage.server.put('/two.html', html({ head: module(one.src) + module(other.src), body: toggle() + tabs() })),
    );
    await expect.poll(async () => mounted(page), PATIENCE).toEqual({ toggle: 1, tabs: 1 });
    await title(page).click();
    await expect.poll(() => isOpen(page), PATIENCE).toBe(true);
    await stop(page);
    expect(await markup(page)).toBe(await sent(page));
    expect(errors).toEqual([]);
  });

  it.each([
    ['autostart', { autostart: false }, {}],
    ['disable', { disable: ['tabs'] }, { toggle: 1 }],
  ])('obeys "%s" of the configuration', async (_key, value, expected) => {
    const { src } = putComposed(['toggle', 'tabs'], flavour);
    const { page } = await browser.open(
      theStage.server.put('/config.html', html({ head: config(value) + module(src), body: toggle() + tabs() })),
    );
    await page.waitForTimeout(500);
    expect(await mounted(page)).toEqual(expected);
  });
});

/** Policies that sites send, each with the tag that they allow. */
const POLICIES: readonly [name: string, policy: string, attributes: string][] = [
  ["script-src 'self'", "script-src 'self'", ''],
  ['a nonce', "script-src 'nonce-abc'", 'nonce="abc"'],
  ['strict-dynamic', "script-src 'nonce-abc' 'strict-dynamic'", 'nonce="abc"'],
  ['Trusted Types', "script-src 'self'; require-trusted-types-for 'script'", ''],
];

describe.each(POLICIES)('under %s, a composed file', (_name, policy, attributes) => {
  it('mounts, imports a later file, and imports the loader', async () => {
    const { src } = putComposed(['toggle'], 'lite');
    const address = theStage.server.put('/policy.html', html({ head: module(src, attributes), body: toggle() }), {
      'content-security-policy': `${policy}; object-src 'none'`,
    });
    const { page, errors, fetched } = await browser.open(address);
    await expect.poll(() => page.locator('#toggle [aria-expanded]').count(), PATIENCE).toBe(1);
    // Focus of the keyboard needs the style of focus.
    await page.keyboard.press('Tab');
    await expect.poll(() => scripts(fetched).filter((path) => path.includes('/later/')).length, PATIENCE).toBe(1);
    await page.evaluate(() => {
      const element = document.createElement('div');
      element.className = 'et_pb_module et_pb_accordion';
      document.body.append(element);
    });
    await expect.poll(() => scripts(fetched).some((path) => path.endsWith('/enliven.js')), PATIENCE).toBe(true);
    expect(errors).toEqual([]);
  });
});

describe('the tag of a composed file', () => {
  it.each([
    ['async', 'async'],
    ['defer', 'defer'],
  ])('may have %s, and an integrity hash', async (_name, attribute) => {
    const { src, integrity } = putComposed(['toggle'], 'lite');
    const tag = module(src, `${attribute} integrity="${integrity}" crossorigin="anonymous"`);
    const { page, errors } = await browser.open(theStage.server.put('/tag.html', html({ head: tag, body: toggle() })));
    await settle(page);
    await title(page).click();
    await expect.poll(() => isOpen(page), PATIENCE).toBe(true);
    expect(errors).toEqual([]);
  });

  it('does not run a file that was changed', async () => {
    const { src, code, integrity } = putComposed(['toggle'], 'lite');
    theStage.server.put(src, `${code}\nglobalThis.tampered = true;`);
    const tag = module(src, `integrity="${integrity}" crossorigin="anonymous"`);
    const { page } = await browser.open(theStage.server.put('/changed.html', html({ head: tag, body: toggle() })));
    expect(await page.evaluate(() => 'tampered' in globalThis || 'enliven' in globalThis)).toBe(false);
    theStage.server.put(src, code);
  });

  it('may be inserted after the page has loaded', async () => {
    const { src } = putComposed(['toggle'], 'lite');
    const { page } = await browser.open(theStage.server.put('/late.html', html({ body: toggle() })));
    await page.evaluate((address) => {
      const script = Object.assign(document.createElement('script'), { type: 'module', src: address });
      document.head.append(script);
    }, src);
    await expect.poll(() => page.evaluate(() => 'enliven' in globalThis), PATIENCE).toBe(true);
    await settle(page);
    expect(await mounted(page)).toEqual({ toggle: 1 });
  });
});

it('keeps the page usable if a later file does not load', async () => {
  const { src } = putComposed(['toggle'], 'lite', { later: '/missing/' });
  const { page, errors, warnings } = await browser.open(
    theStage.server.put('/missing.html', html({ head: module(src), body: toggle() })),
  );
  await expect.poll(() => page.locator('#toggle [aria-expanded]').count(), PATIENCE).toBe(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => isOpen(page), PATIENCE).toBe(true);
  await expect.poll(() => warnings.some((text) => text.includes('a part did not load')), PATIENCE).toBe(true);
  expect(errors.filter((text) => text.startsWith('uncaught'))).toEqual([]);
});

it('keeps a press on a page that is still being parsed', async () => {
  const { src } = putComposed(['toggle'], 'lite');
  const { page } = await browser.open('about:blank', {
    before: (fresh) =>
      fresh.route('**/parser.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        await route.fulfill({ contentType: 'text/javascript', body: '' });
      }),
  });
  const body = `${toggle()}<script src="/parser.js"></script>`;
  await page.goto(theStage.server.put('/parsing.html', html({ head: module(src, 'async'), body })), {
    waitUntil: 'commit',
  });
  await expect.poll(() => page.evaluate(() => 'enliven' in globalThis), PATIENCE).toBe(true);
  await title(page).click();
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  await expect.poll(() => isOpen(page), PATIENCE).toBe(true);
});
