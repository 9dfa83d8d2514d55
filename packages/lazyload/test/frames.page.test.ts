/** Frames of other hosts: authors can write an address as data, but do not decide which hosts the page frames. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { site } from './support/site';

const theSite = site();
const PATIENCE = { timeout: 15_000, interval: 30 };
const mountAll = (page: Page, markup: string) =>
  page.evaluate((html) => document.body.insertAdjacentHTML('afterbegin', html), markup);

describe('frames of other hosts', () => {
  const OTHER = 'https://other.example/page';
  const frame = (id: string, address: string, after = '') =>
    `<iframe id="${id}" title="f" src="about:blank" data-lazy-src="${address}"></iframe>${after}`;
  const OPTIONS = "<script>lazyLoadOptions = { elements_selector: '[data-lazy-src]', data_src: 'lazy-src' };</script>";

  it('load if the server repeats them in noscript, or if they are known players', async () => {
    const page = await theSite.open(
      OPTIONS +
        frame('own', '/f.html') +
        frame('repeated', OTHER, `<noscript><iframe src="${OTHER}"></iframe></noscript>`) +
        frame('player', 'https://www.youtube.com/embed/abc'),
    );
    const address = (id: string) => page.locator(`#${id}`).getAttribute('src');
    await expect.poll(() => address('own'), PATIENCE).toBe('/f.html');
    await expect.poll(() => address('repeated'), PATIENCE).toBe(OTHER);
    await expect.poll(() => address('player'), PATIENCE).toBe('https://www.youtube.com/embed/abc');
  });

  it('do not load if only their data attribute names them, and a warning gives the reason', async () => {
    const warnings: string[] = [];
    const page = await theSite.open('');
    page.on('console', (message) => warnings.push(message.text()));
    await page.evaluate(() => {
      (globalThis as { lazyLoadOptions?: object }).lazyLoadOptions = undefined;
    });
    await mountAll(
      page,
      `${frame('frame', OTHER)}<object id="object" data-lazy-src="${OTHER}" width="9" height="9"></object><embed id="embed" data-lazy-src="${OTHER}">`,
    );
    await page.evaluate(() => {
      const { LazyLoad } = globalThis as unknown as { LazyLoad: new (settings: object) => { loadAll(): void } };
      new LazyLoad({ elements_selector: '[data-lazy-src]', data_src: 'lazy-src' }).loadAll();
    });
    await expect
      .poll(() => warnings.filter((text) => text.includes('is a page of another host')).length, PATIENCE)
      .toBe(3);
    expect(await page.locator('#frame').getAttribute('src')).toBe('about:blank');
    expect(await page.locator('#object').getAttribute('data')).toBeNull();
    expect(await page.locator('#embed').getAttribute('src')).toBeNull();
  });
});
