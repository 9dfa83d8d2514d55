/** No page of the example site throws an error event while it comes alive, changes its width, and is scrolled through. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { pages } from '../../../examples/site/src/pages/pages';
import { settle } from './support/in-page';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage({ site: true });
const browser = visits();

/** From desktop to phone and back: everything that measures measures again. */
const WIDTHS = [390, 1280, 800];

/** Some frames: what one observer has found out may be news for another. */
const rest = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame);
  });

const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      scrollTo(0, top);
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    }
  });

const addresses = ['/', ...pages.map(({ path }) => path)];

// Flavours and generations by turns: each page is visited once.
it.each(
  addresses.map((path, at) => `${path !== '/' && at & 1 ? '/d5' : ''}${path}?flavour=${at & 2 ? 'lite' : 'react'}`),
)('%s', async (address) => {
  const { page, errors } = await browser.open(theStage.site + address);
  await settle(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await rest(page);
  }
  await scrollThrough(page);
  expect(errors).toEqual([]);
});

it('would tell of an error that no console shows', async () => {
  const { page, errors } = await browser.open(`${theStage.site}/toggle?flavour=react`);
  await page.evaluate(async () => {
    const element = document.body.appendChild(document.createElement('p'));
    new ResizeObserver(() => element.style.setProperty('height', `${element.offsetHeight + 1}px`)).observe(element);
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    element.remove();
  });
  expect(errors.join()).toContain('error event: ResizeObserver loop');
});
