/** Script for lazy loading on the example site, under its strict policy, with and without the runtime. */
import { describe, expect, it } from 'vitest';
import { PATIENCE, settle } from './support/in-page';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage({ site: true });
const browser = visits();

describe.each(['', '?load=none', '?flavour=lite'])('the long album%s', (query) => {
  it('loads images near the window, and the others on scroll', async () => {
    const { page, errors, fetched } = await browser.open(`${theStage.site}/lazyload${query}`);
    if (query !== '?load=none') await settle(page);
    const lazy = page.locator('[data-lazy-src], .rocket-lazyload');
    const states = () =>
      lazy.evaluateAll((elements) => elements.map((element) => element.getAttribute('data-ll-status')));
    const pictures = () => fetched.filter((address) => address.includes('/pictures/'));
    expect(await lazy.count()).toBe(20);
    expect(await states()).toContain(null);
    const early = pictures().length;
    expect(early).toBeLessThan(18);
    await lazy.last().scrollIntoViewIfNeeded();
    await expect.poll(async () => (await states()).slice(-2), PATIENCE).toEqual(['loaded', 'loaded']);
    for (const one of await lazy.all()) await one.scrollIntoViewIfNeeded();
    await expect.poll(async () => [...new Set(await states())], PATIENCE).toEqual(['loaded']);
    expect(new Set(pictures()).size).toBe(19);
    expect(errors).toEqual([]);
  });
});
