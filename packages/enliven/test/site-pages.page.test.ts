/** Every page of the example site but the landing page, whose script changes the page; with alternating flavours: mounted, without errors at any width, and restored byte for byte. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { pages } from '../../../examples/site/src/pages/pages';
import { html, mounted, sent, settle, start, stop } from './support/in-page';
import { stage } from './support/stage';
import { visits } from './support/visit';

const theStage = stage({ site: true });
const browser = visits();

/** Returns each page in one generation; generations alternate between the flavours. */
const byTurns = (odd: number) => [
  '/coffee',
  '/test-pages',
  ...pages.map(({ path }, at) => (at % 2 === odd ? `/d5${path}` : path)),
];

/** Widths that cause all measurements again: from desktop to phone and back. */
const WIDTHS = [390, 1280, 800];

/** Waits for some frames, in which observers may cause calls of other observers. */
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

describe.each([
  ['react', 1],
  ['lite', 0],
])('with the flavour %s', (flavour, odd) => {
  it.each(byTurns(odd).map((address, at) => [address, at % 2 === odd] as const))(
    '%s mounts without errors and is restored',
    async (address, isResized) => {
      const { page, errors } = await browser.open(`${theStage.site}${address}?flavour=${flavour}`);
      const { failures, page: about } = await settle(page);
      expect(failures).toEqual([]);
      expect(about).toEqual({ generation: address.startsWith('/d5') ? 5 : 4, builder: null });
      const alive = await mounted(page);

      const before = await sent(page);
      await stop(page);
      expect(await html(page)).toBe(before);
      expect(await mounted(page)).toEqual({});

      await start(page);
      await settle(page);
      expect(await mounted(page)).toEqual(alive);
      // Once for each page, in one of its flavours.
      for (const width of isResized ? WIDTHS : []) {
        await page.setViewportSize({ width, height: 900 });
        await rest(page);
      }
      if (isResized) await scrollThrough(page);
      await stop(page);
      expect(await html(page)).toBe(before);
      expect(errors).toEqual([]);
    },
  );
});

it('the test detects errors that the console does not show', async () => {
  const { page, errors } = await browser.open(`${theStage.site}/toggle?flavour=react`);
  await page.evaluate(async () => {
    const element = document.body.appendChild(document.createElement('p'));
    new ResizeObserver(() => element.style.setProperty('height', `${element.offsetHeight + 1}px`)).observe(element);
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    element.remove();
  });
  expect(errors.join()).toContain('error event: ResizeObserver loop');
});
