/** Runtime that fails to load, malformed configuration, and scripts that remove parts of the page. */
import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  expectSoon,
  html as markup,
  mounted,
  PATIENCE,
  type Scope,
  sent,
  settle,
  start,
  stop,
} from './support/in-page';
import { accordion, config, html, module, tabs, three, toggle } from './support/markup';
import { stage } from './support/stage';
import { expectOpenItems, expectTab, expectToggle, item, tab, title } from './support/state';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();

/** The lite flavour has the runtime and Preact in one file. */
const RUNTIME = /\/chunks\/runtime-[\w-]+\.js$/;
const put = (body: string, head = module()) => theStage.server.put('/page.html', html({ head, body }));

/** Returns the hidden contents of modules. */
const hidden = (page: Page) =>
  page
    .locator('.et_pb_toggle_content, .et_pb_tab, .et_animated')
    .evaluateAll((all) =>
      all
        .filter((one) => one.getClientRects().length === 0 || getComputedStyle(one).opacity === '0')
        .map(({ className }) => className),
    );

const ANIMATED = '<p class="et_animated">Arrives with a flourish.</p>';

describe.each(['/enliven/enliven.js', '/enliven/lite/enliven.js', '/enliven/modules.js'])(
  '%s without its runtime',
  (src) => {
    it('shows all content, and reports the failure once with advice', async () => {
      const { page, errors } = await browser.open(put(three() + ANIMATED, module(src)), {
        before: (page) => page.route(RUNTIME, (route) => route.fulfill({ status: 404 })),
      });
      await expect.poll(() => hidden(page), PATIENCE).toEqual([]);
      const messages = errors.filter((text) => text.startsWith('[enliven]'));
      expect(messages).toHaveLength(1);
      expect(messages[0]).toMatch(
        /The runtime did not load, content is shown as is: .*\/chunks\/.*Is the folder "chunks" deployed/,
      );
      await tab(page.locator('#tabs'), 1).click();
      expect(errors.filter((text) => text.startsWith('uncaught'))).toEqual([]);
    });

    it('mounts by start() when the runtime is available again, and restores the page', async () => {
      let missing = true;
      const { page } = await browser.open(put(three() + ANIMATED, module(src)), {
        before: (page) => page.route(RUNTIME, (route) => (missing ? route.fulfill({ status: 404 }) : route.continue())),
      });
      await expect.poll(() => hidden(page), PATIENCE).toEqual([]);
      missing = false;
      await start(page);
      await settle(page);
      await expectToggle(page.locator('#toggle'), 'closed');
      await expectOpenItems(page.locator('#accordion'), 0);
      await expectTab(page.locator('#tabs'), 0);
      await stop(page);
      expect(await markup(page)).toBe(await sent(page));
    });
  },
);

/** Opens a page whose runtime is held back until it is released or cut off. */
async function underWay(before: (page: Page) => Promise<unknown> = async () => {}) {
  const held: Route[] = [];
  let free = false;
  const visit = await browser.open(put(three() + ANIMATED), {
    before: async (page) => {
      await before(page);
      await page.route(RUNTIME, (route) => (free ? route.continue() : void held.push(route)));
    },
  });
  await expect.poll(() => held.length, PATIENCE).toBe(1);
  return {
    ...visit,
    cutOff: () => held[0]?.abort(),
    async release() {
      free = true;
      await held[0]?.continue();
    },
  };
}

describe('a runtime that arrives after its time limit', () => {
  it('mounts all behaviors, and hides the shown content again', async () => {
    const { page, errors, release } = await underWay((page) => page.clock.install());
    await page.clock.fastForward(11_000);
    await expect.poll(() => hidden(page), PATIENCE).toEqual([]);
    expect(errors.join()).toMatch(/no answer in 10 s/);

    await release();
    await settle(page);
    await expectToggle(page.locator('#toggle'), 'closed');
    await title(page.locator('#toggle')).click();
    await expectToggle(page.locator('#toggle'), 'open');
    await stop(page);
    expect(await markup(page)).toBe(await sent(page));
  });
});

describe('stop() while the runtime loads', () => {
  it('resolves when the runtime fails to load', async () => {
    const { page, cutOff } = await underWay();
    const stopped = stop(page);
    await cutOff();
    await expect(stopped).resolves.toBeUndefined();
    expect(await markup(page)).toBe(await sent(page));
  });

  it('does not change the page', async () => {
    const { page, release } = await underWay();
    const stopped = stop(page);
    await release();
    await stopped;
    expect(await markup(page)).toBe(await sent(page));
    expect(await mounted(page)).toEqual({});
  });
});

describe('a malformed configuration', () => {
  const NO_JSON = [/configuration is not valid JSON, defaults are used/];
  const NO_OBJECT = [/expected an object such as/];
  it.each([
    ['{"disable": ["tabs"],}', NO_JSON],
    ['enliven = true', NO_JSON],
    ['{', NO_JSON],
    ['null', NO_OBJECT],
    ['[]', NO_OBJECT],
    ['"text"', NO_OBJECT],
    [
      '{"disable":"tabs","when":7,"ignore":{}}',
      [/"disable" to be a list of names/, /"ignore" to be a selector/, /"when" to be an object/],
    ],
  ])('such as %s is reported, and the defaults apply', async (text, patterns) => {
    const { page, errors, warnings } = await browser.open(put(three(), config(text) + module()));
    await settle(page);
    expect(await mounted(page)).toEqual({ toggle: 1, accordion: 1, tabs: 1 });
    expect(errors).toEqual([]);
    const remarks = warnings.filter((warning) => warning.includes('[enliven'));
    expect(remarks).toEqual(patterns.map((sentence) => expect.stringMatching(sentence)));
  });

  it('with an invalid selector in ignore is reported, and behaviors mount', async () => {
    const { page, warnings } = await browser.open(put(three(), config({ ignore: ':not(' }) + module()));
    await settle(page);
    expect(await mounted(page)).toMatchObject({ toggle: 1, accordion: 1, tabs: 1 });
    expect(warnings.join()).toMatch(/"ignore" is not a selector, so nothing is left alone: :not\(/);
  });
});

describe.each(['/enliven/enliven.js', '/enliven/lite/enliven.js'])('with %s, an extension that', (src) => {
  it.each([
    { what: 'empties a container', harm: () => document.querySelector('#tabs')?.replaceChildren() },
    {
      what: 'removes a title with its button',
      harm: () => document.querySelector('#tabs .et_pb_tabs_controls')?.remove(),
    },
    {
      what: 'replaces all text',
      harm: () => {
        const all = document.querySelector('#tabs');
        if (all) all.textContent = 'Translated';
      },
    },
    { what: 'takes the whole module', harm: () => document.querySelector('#tabs')?.remove() },
  ])('$what does not affect other modules', async ({ harm }) => {
    const { page, errors } = await browser.open(put(three() + toggle('next'), module(src)));
    await settle(page);
    await tab(page.locator('#tabs'), 1).click();
    await page.evaluate(harm);
    for (const name of ['#toggle', '#next']) {
      await title(page.locator(name)).click();
      await expectToggle(page.locator(name), 'open');
    }
    await title(item(page.locator('#accordion'), 2)).click();
    await expectOpenItems(page.locator('#accordion'), 2);
    await stop(page);
    expect(await mounted(page)).toEqual({});
    expect(errors).toEqual([]);
  });

  it('empties the body does not affect modules inserted afterwards', async () => {
    const { page, errors } = await browser.open(put(three(), module(src)));
    await settle(page);
    await page.evaluate((body) => {
      document.body.innerHTML = body;
    }, accordion('fresh') + tabs('others'));
    await settle(page);
    expect(await mounted(page)).toEqual({ accordion: 1, tabs: 1 });
    await expectSoon(page, () => document.querySelectorAll('#fresh [data-enliven-button]').length, 3);
    expect(errors).toEqual([]);
  });
});

describe('a listener of the page that throws', () => {
  it('does not stop behaviors', async () => {
    const { page } = await browser.open(put(three()));
    await settle(page);
    await page.evaluate(() => {
      for (const type of ['slide', 'enliven:open', 'simple_slider_after_move_to'])
        document.addEventListener(type, () => {
          throw new Error('not ours');
        });
      (globalThis as Scope).enliven.on('mount', () => {
        throw new Error('not ours either');
      });
    });
    await tab(page.locator('#tabs'), 2).click();
    await expectTab(page.locator('#tabs'), 2);
    await title(page.locator('#toggle')).click();
    await expectToggle(page.locator('#toggle'), 'open');
  });
});
