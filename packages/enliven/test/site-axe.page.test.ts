/** axe finds no violations on the example site, after mounting and after use. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { pages } from '../../../examples/site/src/pages/pages';
import { settle } from './support/in-page';
import { stage } from './support/stage';
import { expectTab, expectToggle, tab, title } from './support/state';
import { visits } from './support/visit';

const theStage = stage({ site: true });
const browser = visits();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fading elements are half transparent, which axe would report as low contrast. */
const fadesEnded = (page: Page) =>
  page.evaluate(async () => {
    const isFading = ({ effect, playState, timeline }: Animation) =>
      playState === 'running' &&
      timeline instanceof DocumentTimeline &&
      Number.isFinite(effect?.getComputedTiming().endTime);
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isFading)
        .map(({ finished }) => finished),
    );
  });

async function violations(page: Page): Promise<string[]> {
  await fadesEnded(page);
  const { violations } = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    return axe.run({ resultTypes: ['violations'] });
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}

/** Opens the first closed toggle and chooses the second tab. @returns whether the page has either */
async function use(page: Page): Promise<boolean> {
  await page.evaluate(() =>
    document.querySelector('.et_pb_toggle_close:not(.et_pb_toggle *, .et_pb_tab *)')?.setAttribute('data-tried', ''),
  );
  const toggle = page.locator('[data-tried]');
  const hasToggle = (await toggle.count()) > 0;
  if (hasToggle) {
    await title(toggle).click();
    await expectToggle(toggle, 'open');
  }
  const tabs = page.locator('.et_pb_tabs').first();
  const hasTabs = (await tabs.count()) > 0;
  if (hasTabs) {
    await tab(tabs, 1).click();
    await expectTab(tabs, 1);
  }
  return hasToggle || hasTabs;
}

async function expectClean(address: string): Promise<void> {
  const { page } = await browser.open(theStage.site + address);
  await settle(page);
  await page.addScriptTag({ content: axe });
  expect(await violations(page)).toEqual([]);
  if (await use(page)) expect(await violations(page)).toEqual([]);
}

// The two generations differ in classes, which axe does not read, and both flavours end in the same document.
const addresses = ['/coffee', '/test-pages', ...pages.map(({ path }, at) => (at % 2 === 0 ? path : `/d5${path}`))];

describe('axe finds no violations', () => {
  it.each(addresses)('on %s', (address) => expectClean(`${address}?csp=off`));
  it.each(['/toggle', '/d5/accordion', '/tabs', '/d5/rtl'])('on %s, lite', (address) =>
    expectClean(`${address}?csp=off&flavour=lite`),
  );
});
