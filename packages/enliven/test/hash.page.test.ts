/** Address and tabs follow each other, and a hash has no other effect. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectSoon, mounted, PATIENCE, settle } from './support/in-page';
import { html, module, tabs, three } from './support/markup';
import { stage } from './support/stage';
import { expectTab, tab } from './support/state';
import { visits } from './support/visit';

const theStage = stage({ site: true });
const browser = visits();

const SPACE = '<div class="far"></div>';
const put = (body = three() + tabs('plans') + SPACE, src?: string) =>
  theStage.server.put('/page.html', html({ head: module(src), body }));

async function alive(hash = '', body?: string, src?: string): Promise<{ page: Page; errors: string[] }> {
  const visit = await browser.open(put(body, src) + hash);
  await settle(visit.page);
  return visit;
}

const hash = (page: Page) => page.evaluate(() => location.hash);
const scrolled = (page: Page) => page.evaluate(() => scrollY);

describe.each(['/enliven/enliven.js', '/enliven/lite/enliven.js'])('the address of tabs, %s,', (src) => {
  it.each([
    { address: '#plans|1', tab: 1 },
    { address: '#plans|2', tab: 2 },
    { address: '#other|2||plans|1', tab: 1 },
    { address: '#pricing||plans|2', tab: 2 },
    { address: '#plans%7C1', tab: 0 },
    { address: '#plans|9', tab: 0 },
    { address: '#plans|-1', tab: 0 },
    { address: '#plans|', tab: 0 },
    { address: '#plans', tab: 0 },
  ])('$address opens the tab $tab', async ({ address, tab: expected }) => {
    const { page, errors } = await alive(address, undefined, src);
    await expectTab(page.locator('#plans'), expected);
    await expectTab(page.locator('#tabs'), 0);
    expect(await hash(page)).toBe(address);
    expect(errors).toEqual([]);
  });

  it('is followed when it changes, also with back and forward', async () => {
    const { page, errors } = await alive('', undefined, src);
    const plans = page.locator('#plans');
    await tab(plans, 1).click();
    await expectTab(plans, 1);
    expect(await hash(page)).toBe('#plans|1');
    await tab(plans, 2).click();
    await expectTab(plans, 2);
    await page.goBack();
    await expectTab(plans, 1);
    await page.goForward();
    await expectTab(plans, 2);
    await page.evaluate(() => {
      location.hash = '#plans|0';
    });
    await expectTab(plans, 0);
    expect(errors).toEqual([]);
  });

  it('keeps its other entries', async () => {
    const { page } = await alive('#pricing', undefined, src);
    await tab(page.locator('#plans'), 1).click();
    await expectTab(page.locator('#plans'), 1);
    await tab(page.locator('#tabs'), 2).click();
    await expectTab(page.locator('#tabs'), 2);
    expect(await hash(page)).toBe('#pricing||plans|1||tabs|2');
  });

  it('is written without scrolling, with one history entry for each choice', async () => {
    const { page } = await alive('', `${SPACE}${tabs('plans')}${SPACE}`, src);
    await page.locator('#plans').scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    const entries = await page.evaluate(() => history.length);
    await tab(page.locator('#plans'), 1).click();
    await expectTab(page.locator('#plans'), 1);
    await tab(page.locator('#plans'), 1).click();
    expect(await scrolled(page)).toBe(before);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });
});

describe('tabs without an id', () => {
  it('do not change the address', async () => {
    const { page } = await alive('', tabs(''));
    const set = page.locator('.et_pb_tabs');
    await tab(set, 1).click();
    await expectTab(set, 1);
    expect(await hash(page)).toBe('');
    expect(page.url()).not.toContain('#');
  });
});

describe("the shop's tabs", () => {
  it.each(['react', 'lite'])('open by their own hash, %s', async (flavour) => {
    const { page, errors } = await browser.open(`${theStage.site}/woo-tabs?flavour=${flavour}#tab-reviews`);
    await settle(page);
    const set = page.locator('.et_pb_tabs');
    await expectTab(set, 2);
    await page.evaluate(() => {
      location.hash = '#tab-description';
    });
    await expectTab(set, 0);
    await page.evaluate(() => {
      location.hash = '#reviews';
    });
    await expectTab(set, 2);
    expect(errors).toEqual([]);
  });

  it('follow a link to a tab on the page', async () => {
    const { page } = await browser.open(`${theStage.site}/woo-tabs`);
    await settle(page);
    await page.locator('.woocommerce-review-link').click();
    await expectTab(page.locator('.et_pb_tabs'), 2);
  });
});

const HOSTILE: Record<string, string> = {
  'an image': '#"><img src=x onerror="globalThis.harmed=1">',
  'an encoded image': '#%22%3E%3Cimg%20src%3Dx%20onerror%3D%22globalThis.harmed%3D1%22%3E|1',
  'a script': '#<script>globalThis.harmed=1</script>|1',
  'a selector': '#plans,*|1',
  'a broken selector': '#:not(|1',
  'a prototype': '#__proto__|1',
  'a constructor': '#constructor|1||toString|2',
  'an address of code': '#javascript:globalThis.harmed=1',
  'bars alone': '#||||||||||',
  'broken escapes': '#%E0%A4%A|%|%%|1',
  'a tab by markup': '#tab-"] , [x="',
  'half a character': '#\ud800|1',
  'a nul': '#plans%00|1',
};

async function expectUnharmed({ page, errors }: { page: Page; errors: string[] }): Promise<void> {
  await expect.poll(() => mounted(page), PATIENCE).toEqual({ toggle: 1, accordion: 1, tabs: 2 });
  await expectTab(page.locator('#plans'), 0);
  await expectTab(page.locator('#tabs'), 0);
  expect(await page.evaluate(() => 'harmed' in globalThis || 'polluted' in {})).toBe(false);
  expect(await page.locator('img, body script').count()).toBe(0);
  expect(errors).toEqual([]);
}

describe('a hostile address', () => {
  it.each(Object.keys(HOSTILE))('with %s has no effect', async (what) => {
    const visit = await alive(HOSTILE[what]);
    await expectUnharmed(visit);
    await tab(visit.page.locator('#plans'), 1).click();
    await expectTab(visit.page.locator('#plans'), 1);
  });

  it.each(['/enliven/enliven.js', '/enliven/lite/enliven.js'])(
    'has no effect when it is set later, %s',
    async (src) => {
      const visit = await alive('', undefined, src);
      await visit.page.evaluate((texts) => {
        for (const text of texts) location.hash = text;
      }, Object.values(HOSTILE));
      await expectUnharmed(visit);
    },
  );

  it('of a megabyte does not block the page', async () => {
    const visit = await alive();
    await visit.page.evaluate(() => {
      location.hash = `#${'plans|'.repeat(160_000)}||${'|'.repeat(40_000)}`;
    });
    await expectSoon(visit.page, () => location.hash.length > 900_000, true);
    await tab(visit.page.locator('#tabs'), 1).click();
    await expectTab(visit.page.locator('#tabs'), 1);
    expect(visit.errors).toEqual([]);
  });
});
