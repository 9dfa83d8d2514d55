/** Every way of loading the script has the same result, and the first press counts exactly once. */
import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { PATIENCE, settle } from './support/in-page';
import { html, three } from './support/markup';
import { stage } from './support/stage';
import { expectOpenItems, expectTab, expectToggle, item, tab, title } from './support/state';
import { type Visit, visits } from './support/visit';

const theStage = stage({ site: true });
const browser = visits();

const LOADS = ['module', 'async', 'defer', 'end', 'late', 'delayed', 'iife', 'modules-only'] as const;

/** Returns the main content; our ids are renumbered, since the order of waking may differ. */
const content = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const numbers = new Map<string, number>();
    const markup = document.querySelector('#main-content')?.innerHTML ?? '';
    return markup.replaceAll(/(?<=[?;](?:amp;)?load=)[\w-]+/g, 'any').replaceAll(/enliven-\d+/g, (id) => {
      if (!numbers.has(id)) numbers.set(id, numbers.size);
      return `enliven #${numbers.get(id)}`;
    });
  });

/** Returns the content once it is unchanged, since sizes are measured again when fonts or the window change. */
async function contentAtRest(page: Page): Promise<string> {
  let last = '';
  await expect
    .poll(async () => {
      const before = last;
      last = await content(page);
      return last === before;
    }, PATIENCE)
    .toBe(true);
  return last;
}

/** Holds back the files that match until they are released. */
async function holdBack(page: Page, files: string) {
  const held: Route[] = [];
  let free = false;
  await page.route(files, (route) => (free ? route.continue() : void held.push(route)));
  return {
    /** Resolves once one of the files is requested. */
    untilRequested: () => expect.poll(() => held.length, PATIENCE).toBeGreaterThan(0),
    async release() {
      free = true;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

/** Counts events of handled presses from the start of the page. */
const COUNT = `globalThis.answers = { 'enliven:open': 0, slide: 0 };
for (const type of Object.keys(answers)) addEventListener(type, () => answers[type]++);`;

const answers = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => (globalThis as unknown as { answers: Record<string, number> }).answers);

async function endOf(path: string, load: string, flavour: string): Promise<string> {
  const { page, errors } = await browser.open(`${theStage.site}${path}?load=${load}&flavour=${flavour}`);
  if (load === 'delayed') await page.mouse.move(5, 5);
  await settle(page);
  expect(errors, load).toEqual([]);
  const end = await contentAtRest(page);
  await page.context().close();
  return end;
}

describe('the final document', () => {
  it.each(['react', 'lite'])('is the same for all script tags, %s', async (flavour) => {
    const first = await endOf('/tabs', 'module', flavour);
    expect(first).toContain('role="tab"');
    for (const load of LOADS.slice(1)) expect(await endOf('/tabs', load, flavour), load).toBe(first);
  });

  it.each(['/toggle', '/accordion', '/d5/tabs', '/d5/kitchen-sink'])(
    'is the same in both flavours, %s',
    async (path) => {
      expect(await endOf(path, 'module', 'lite')).toBe(await endOf(path, 'module', 'react'));
    },
  );
});

/** Presses on each kind of module before its code has loaded, and their expected results. */
const presses = [
  {
    kind: 'a toggle title',
    press: (page: Page) => title(page.locator('#toggle')).click(),
    expectDone: (page: Page) => expectToggle(page.locator('#toggle'), 'open'),
    answer: { 'enliven:open': 1, slide: 0 },
  },
  {
    kind: 'a tab link',
    press: (page: Page) => tab(page.locator('#tabs'), 2).click(),
    expectDone: (page: Page) => expectTab(page.locator('#tabs'), 2),
    answer: { 'enliven:open': 0, slide: 1 },
  },
  {
    kind: 'an accordion title',
    press: (page: Page) => title(item(page.locator('#accordion'), 1)).click(),
    expectDone: (page: Page) => expectOpenItems(page.locator('#accordion'), 1),
    answer: { 'enliven:open': 1, slide: 0 },
  },
];

const FIRST_TAP = '<script src="/enliven/first-tap.js"></script>';
const ON_TOUCH = `addEventListener('pointerdown', () => {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = document.currentScript?.dataset.src ?? globalThis.address;
  document.head.append(script);
}, { once: true, capture: true });`;

const tags: Record<string, (folder: string) => { head?: string; end?: string; hold: string }> = {
  module: (folder) => ({ head: `<script type="module" src="${folder}enliven.js"></script>`, hold: '**/chunks/*' }),
  async: (folder) => ({ head: `<script type="module" async src="${folder}enliven.js"></script>`, hold: '**/chunks/*' }),
  end: (folder) => ({ end: `<script type="module" src="${folder}enliven.js"></script>`, hold: '**/chunks/*' }),
  'modules-only': (folder) => ({
    head: `<script type="module" src="${folder}modules.js"></script>`,
    hold: '**/chunks/*',
  }),
  'late, first-tap.js before it': (folder) => ({
    head: `${FIRST_TAP}<script type="module" async src="${folder}enliven.js"></script>`,
    hold: '**/enliven.js',
  }),
  'late and classic, first-tap.js before it': (folder) => ({
    head: `${FIRST_TAP}<script async src="${folder}enliven.iife.js"></script>`,
    hold: '**/enliven.iife.js',
  }),
  'on first touch, first-tap.js before it': (folder) => ({
    head: `${FIRST_TAP}<script>globalThis.address = '${folder}enliven.js';${ON_TOUCH}</script>`,
    hold: '**/chunks/*',
  }),
};

/** Presses before the code has loaded, and again afterwards. */
async function pressEarly(
  load: string,
  folder: string,
  { press, expectDone, answer }: (typeof presses)[number],
): Promise<Visit> {
  const { head = '', end = '', hold } = (tags[load] as (typeof tags)[string])(folder);
  const address = theStage.server.put(
    '/early.html',
    html({ head: `<script>${COUNT}</script>${head}`, body: three() + end }),
  );
  const visit = await browser.open('about:blank');
  const { untilRequested, release } = await holdBack(visit.page, hold);
  // A held file delays the load event.
  await visit.page.goto(address, { waitUntil: 'commit' });
  await visit.page.locator('#tabs .et_pb_tab').last().waitFor({ state: 'attached' });
  // Without first-tap.js, presses are kept only once the loader runs.
  if (!head.startsWith(FIRST_TAP)) await untilRequested();
  await press(visit.page);
  await release();
  await expectDone(visit.page);
  await settle(visit.page);
  expect(await answers(visit.page)).toEqual(answer);
  return visit;
}

describe.each(Object.keys(tags))('the first press, script %s', (load) => {
  it.each(presses)('on $kind counts once', async (press) => {
    const { page, errors } = await pressEarly(load, '/enliven/', press);
    await press.expectDone(page);
    expect(errors).toEqual([]);
  });
});

describe('the first press, lite', () => {
  it.each(presses)('on $kind counts once', async (press) => {
    const { errors } = await pressEarly('on first touch, first-tap.js before it', '/enliven/lite/', press);
    expect(errors).toEqual([]);
  });
});

describe('a script in the head that runs before there is a body', () => {
  it.each(presses)('does not lose the first press on $kind', async ({ press, expectDone, answer }) => {
    const { page, errors } = await browser.open(
      theStage.server.put(
        '/iife.html',
        html({ head: `<script>${COUNT}</script><script src="/enliven/enliven.iife.js"></script>`, body: three() }),
      ),
    );
    await press(page);
    await expectDone(page);
    expect(await answers(page)).toEqual(answer);
    expect(errors).toEqual([]);
  });
});

describe('a press on the example site that loads the runtime', () => {
  it.each(['react', 'lite'])('counts, %s', async (flavour) => {
    const { page, errors, fetched } = await browser.open(`${theStage.site}/accordion?load=delayed&flavour=${flavour}`, {
      before: (page) => page.addInitScript(COUNT),
    });
    expect(fetched.filter((address) => address.endsWith('enliven.js'))).toEqual([]);
    const accordion = page.locator('.et_pb_accordion').first();
    await title(item(accordion, 2)).click();
    await expectOpenItems(accordion, 2);
    expect(await answers(page)).toEqual({ 'enliven:open': 1, slide: 0 });
    expect(errors).toEqual([]);
  });

  it('is also possible by keyboard', async () => {
    const { page } = await browser.open(`${theStage.site}/toggle?load=delayed`);
    await page.keyboard.press('Tab');
    await settle(page);
    expect(await page.locator('.et_pb_toggle [data-enliven-button]').count()).toBeGreaterThan(0);
  });
});
