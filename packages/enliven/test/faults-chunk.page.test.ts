/** Code of a behavior that fails to load: other behaviors work, content is shown, and one message reports the failure. */
import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { doctor, html as markup, mounted, PATIENCE, sent, stop } from './support/in-page';
import { accordion, html, module, tabs, toggle } from './support/markup';
import { stage } from './support/stage';
import { expectOpenItems, expectTab, expectToggle, item, tab, title } from './support/state';
import { type Visit, visits } from './support/visit';

const theStage = stage();
const browser = visits();

const BODY = toggle() + accordion() + tabs();
const CODE = /\/chunks\/tabs-[\w-]+\.js$/;

const address = (folder = '/enliven/') =>
  theStage.server.put('/faulty.html', html({ head: module(`${folder}enliven.js`), body: BODY }));

const failures = async (page: Page) => (await doctor(page)).failures;

const shownPanels = (page: Page) =>
  page
    .locator('#tabs .et_pb_tab')
    .evaluateAll((panels) => panels.filter((panel) => panel.getClientRects().length > 0).length);

/** Expects that all modules but the tabs work, all panels are visible, and one message reports the failure. */
async function expectContained({ page, errors, warnings }: Visit, why: RegExp): Promise<void> {
  await expect.poll(() => failures(page), PATIENCE).toHaveLength(1);
  await expect.poll(() => mounted(page), PATIENCE).toEqual({ toggle: 1, accordion: 1 });
  await title(page.locator('#toggle')).click();
  await expectToggle(page.locator('#toggle'), 'open');
  await title(item(page.locator('#accordion'), 1)).click();
  await expectOpenItems(page.locator('#accordion'), 1);
  expect(await shownPanels(page)).toBe(3);

  const [failure] = await failures(page);
  expect(failure).toMatchObject({ package: '@enliven/modules', behavior: 'tabs', element: '"#tabs"' });
  const messages = [...errors, ...warnings].filter((text) => text.includes('[enliven'));
  expect(messages).toHaveLength(1);
  // A file that fails to load is not an error of code; malformed code is.
  expect(errors.some((text) => text.startsWith('uncaught'))).toBe(/Unexpected end of input/.test(`${messages[0]}`));
  expect(messages[0]).toMatch(/^\[enliven\/modules\] tabs on "#tabs": code did not load, content is shown as is: /);
  expect(messages[0]).toMatch(why);
  expect(messages[0]).toMatch(/Is the file deployed, and allowed by Content-Security-Policy\?/);
}

const answers: Record<string, (route: Route) => Promise<void>> = {
  '404': (route) => route.fulfill({ status: 404 }),
  '500': (route) => route.fulfill({ status: 500, contentType: 'text/javascript', body: 'export default 1' }),
  'an HTML page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Not found</title>' }),
  'broken code': (route) => route.fulfill({ contentType: 'text/javascript', body: 'export default function (' }),
  'a cut connection': (route) => route.abort('connectionreset'),
};

describe.each(['react', 'lite'])('a failure of the tabs’ code is contained (%s)', (flavour) => {
  const folder = flavour === 'lite' ? '/enliven/lite/' : '/enliven/';

  it.each(Object.keys(answers))('when the response is %s', async (answer) => {
    const visit = await browser.open(address(folder), {
      before: (page) => page.route(CODE, (route) => answers[answer]?.(route)),
    });
    await expectContained(visit, /(dynamically imported module|Unexpected end of input)/);
    await stop(visit.page);
    expect(await markup(visit.page)).toBe(await sent(visit.page));
  });
});

describe('code that throws as it is rendered', () => {
  it('does not affect other behaviors', async () => {
    const body = 'export default function Tabs() { throw new Error("no tabs today"); }';
    const { page, errors } = await browser.open(address(), {
      before: (page) => page.route(CODE, (route) => route.fulfill({ contentType: 'text/javascript', body })),
    });
    await expect.poll(() => mounted(page), PATIENCE).toEqual({ toggle: 1, accordion: 1 });
    await expect.poll(() => failures(page), PATIENCE).toMatchObject([{ behavior: 'tabs', message: 'no tabs today' }]);
    expect(await shownPanels(page)).toBe(3);
    expect(errors.filter((text) => text.startsWith('[enliven'))).toHaveLength(1);
    expect(errors.join('\n')).toMatch(/\[enliven\/modules\] tabs on "#tabs": no tabs today/);
  });
});

describe('code that hangs', () => {
  async function hang(): Promise<{ visit: Visit; release: () => Promise<void> }> {
    let held: Route | undefined;
    const visit = await browser.open(address(), {
      before: async (page) => {
        await page.clock.install();
        await page.route(CODE, (route) => {
          held = route;
        });
      },
    });
    await expect.poll(() => held !== undefined, PATIENCE).toBe(true);
    return { visit, release: async () => held?.continue() };
  }

  it('fails after ten seconds, and mounts with the next press when it has arrived since', async () => {
    const { visit, release } = await hang();
    const { page } = visit;
    expect(await failures(page)).toEqual([]);
    await page.clock.fastForward(11_000);
    await expectContained(visit, /no answer in 10 s/);

    await release();
    await expect
      .poll(async () => {
        await tab(page.locator('#tabs'), 2).click();
        return mounted(page);
      }, PATIENCE)
      .toEqual({ toggle: 1, accordion: 1, tabs: 1 });
    await expectTab(page.locator('#tabs'), 2);
  });

  it('has its presses kept before the time limit', async () => {
    const { visit, release } = await hang();
    await tab(visit.page.locator('#tabs'), 1).click();
    await visit.page.clock.fastForward(5000);
    await release();
    await expectTab(visit.page.locator('#tabs'), 1);
    expect(visit.errors).toEqual([]);
  });

  it('leaves links to the browser after the time limit', async () => {
    const body = tabs().replace('href="#">Second', 'href="#second">Second');
    const { page } = await browser.open(theStage.server.put('/links.html', html({ head: module(), body })), {
      before: async (page) => {
        await page.clock.install();
        await page.route(CODE, () => {});
      },
    });
    await expect
      .poll(async () => (await doctor(page)).behaviors.find(({ name }) => name === 'tabs')?.waiting, PATIENCE)
      .toBe(1);
    await tab(page.locator('#tabs'), 1).click();
    expect(new URL(page.url()).hash).toBe('');
    await page.clock.fastForward(11_000);
    await expect.poll(() => new URL(page.url()).hash, PATIENCE).toBe('#second');
  });
});

describe('code that is missing at first', () => {
  it.each(['react', 'lite'])('loads with the second press, %s', async (flavour) => {
    let missing = true;
    const { page } = await browser.open(address(flavour === 'lite' ? '/enliven/lite/' : '/enliven/'), {
      before: (page) => page.route(CODE, (route) => (missing ? route.fulfill({ status: 503 }) : route.continue())),
    });
    await expect.poll(() => failures(page), PATIENCE).toHaveLength(1);
    missing = false;
    await tab(page.locator('#tabs'), 1).click();
    await expectTab(page.locator('#tabs'), 1);
    expect(await failures(page)).toEqual([]);
    expect(await mounted(page)).toEqual({ toggle: 1, accordion: 1, tabs: 1 });
  });
});

describe('the renderer for drawn content', () => {
  const picture = '<p><a href="/full.html" class="et_pb_lightbox_image" id="picture">A desk</a></p>';

  it.each(['react', 'lite'])('is not fetched by a page without drawn content, %s', async (flavour) => {
    const { page } = await browser.open(address(flavour === 'lite' ? '/enliven/lite/' : '/enliven/'));
    await expect.poll(() => mounted(page), PATIENCE).toEqual({ toggle: 1, accordion: 1, tabs: 1 });
    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(fetched.filter((name) => name.includes('/runtime-'))).toHaveLength(1);
    expect(fetched.filter((name) => name.includes('/view-'))).toEqual([]);
  });

  it.each(['react', 'lite'])(
    'may fail to load: other behaviors work, and a lightbox link remains a link, %s',
    async (flavour) => {
      const folder = flavour === 'lite' ? '/enliven/lite/' : '/enliven/';
      theStage.server.put('/full.html', '<!doctype html><title>The whole picture</title>');
      const body = toggle() + picture;
      const { page, errors, warnings } = await browser.open(
        theStage.server.put('/undrawn.html', html({ head: module(`${folder}enliven.js`), body })),
        { before: (page) => page.route(/\/chunks\/view-[\w-]+\.js$/, (route) => route.fulfill({ status: 404 })) },
      );
      await expect.poll(() => mounted(page), PATIENCE).toEqual({ toggle: 1, lightbox: 1 });
      await title(page.locator('#toggle')).click();
      await expectToggle(page.locator('#toggle'), 'open');
      await page.locator('#picture').click();
      await expect.poll(() => page.title(), PATIENCE).toBe('The whole picture');
      const messages = warnings.filter((text) => text.startsWith('[enliven'));
      expect([messages.length, errors.filter((text) => text.startsWith('uncaught'))]).toEqual([1, []]);
      expect(messages[0]).toMatch(
        /^\[enliven\/modules\] lightbox on "#picture": a part did not load, it goes on without: /,
      );
    },
  );
});

describe('a page that is offline', () => {
  it('shows content whose code cannot load, and loads the code once it is online again', async () => {
    const busy = '<script>globalThis.requestIdleCallback = () => 0; globalThis.cancelIdleCallback = () => {};</script>';
    const body = `${toggle()}<div class="far"></div>${tabs()}`;
    const { page, errors, warnings } = await browser.open(
      theStage.server.put('/offline.html', html({ head: busy + module(), body })),
    );
    await expect.poll(() => mounted(page), PATIENCE).toEqual({ toggle: 1 });
    await page.context().setOffline(true);
    await page.locator('#tabs').scrollIntoViewIfNeeded();
    await expect.poll(() => failures(page), PATIENCE).toHaveLength(1);
    expect(await shownPanels(page)).toBe(3);
    await title(page.locator('#toggle')).click();
    await expectToggle(page.locator('#toggle'), 'open');
    expect(warnings.filter((text) => text.startsWith('[enliven'))).toHaveLength(1);
    expect(errors.filter((text) => text.startsWith('uncaught'))).toEqual([]);

    await page.context().setOffline(false);
    await tab(page.locator('#tabs'), 2).click();
    await expectTab(page.locator('#tabs'), 2);
  });
});
