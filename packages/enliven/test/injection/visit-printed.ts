/** Visit of a page whose server prints handlers: clones that the runtime makes must not have them. */
import type { Browser, Page } from 'playwright';
import { BYSTANDERS, stateOfBystanders } from './bystanders';
import type { Payload } from './corpus/corpus';
import { leavesPage } from './leaves-page';
import { type WatchedScope, watch } from './watch';

/** Openers of menus, arrows of carousels, and markers of maps. */
const PRESSED =
  '.mobile_menu_bar, .et-pb-arrow-next, .et-pb-slider-arrows .et-pb-arrow-next, .leaflet-marker-icon, .et_pb_header_toggle';
/** Choices without a form, which a clone with the same names would clear. */
const choices = (n: string) =>
  `<i hidden><input type="radio" name="choice-${n}" value="a" checked><input type="radio" name="choice-${n}" value="b"><input form="absent" name="extra-${n}"></i>`;

/** Inserts payloads into texts, links of menus and items of a page. */
function infest(html: string, payloads: readonly Payload[]): string {
  let turn = 0;
  const next = () => payloads[turn++ % payloads.length] as Payload;
  return html
    .replace(
      /<\/(p|h2|h3|h4|h5|figure)>|<\/a>(?=\s*(<ul|<\/li))/g,
      (end) => `${next().markup}${choices(`${turn}`)}${end}`,
    )
    .replace('</body>', `${BYSTANDERS}</body>`);
}

/** Returns the groups of choices on the page of which none is chosen; modules may detach whole items. */
const clearedChoices = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLInputElement>('input[name^=choice-]')];
    const chosen = new Set(all.filter(({ checked }) => checked).map(({ name }) => name));
    return [...new Set(all.map(({ name }) => name))].filter((name) => !chosen.has(name));
  });

export interface PrintedFindings {
  found: string[];
  clones: number;
}

/** @param read returns the markup of the page at `address` */
export async function visitPrinted(
  browser: Browser,
  address: string,
  payloads: readonly Payload[],
  read: () => Promise<string>,
): Promise<PrintedFindings> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  await context.addInitScript('globalThis.__name ??= (value) => value;');
  await context.addInitScript(watch);
  const page = await context.newPage();
  try {
    const { origin } = new URL(address);
    let opened = false;
    await context.route('**', async (route) => {
      const url = route.request().url();
      if (url === address && !opened) {
        opened = true;
        return route.fulfill({ body: infest(await read(), payloads), contentType: 'text/html; charset=utf-8' });
      }
      const leaves = leavesPage(route.request(), page);
      return leaves || !url.startsWith(`${origin}/`) || url.includes('/none')
        ? route.fulfill({ status: leaves ? 204 : 404, body: '' })
        : route.continue();
    });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const before = await page.evaluate(stateOfBystanders);
    const cleared = await clearedChoices(page);
    await page.waitForFunction(() => 'enliven' in globalThis, undefined, { timeout: 30_000 });
    for (const size of [
      { width: 1280, height: 900 },
      { width: 390, height: 800 },
    ]) {
      await page.setViewportSize(size);
      for (const top of [0, 900, 2500]) {
        await page.evaluate((y) => scrollTo(0, y), top);
        await page.waitForTimeout(120);
      }
      await page.evaluate((selector) => {
        for (const one of [...document.querySelectorAll<HTMLElement>(selector)].slice(0, 20)) one.click();
      }, PRESSED);
      await page.waitForTimeout(250);
    }
    const { revived, clones } = await page.evaluate(() => (globalThis as WatchedScope).watched);
    const found = [...revived];
    if (JSON.stringify(before) !== JSON.stringify(await page.evaluate(stateOfBystanders)))
      found.push(`changes the page around it: ${JSON.stringify(await page.evaluate(stateOfBystanders))}`);
    for (const name of await clearedChoices(page)) if (!cleared.includes(name)) found.push(`clears ${name}`);
    return { found, clones };
  } finally {
    await context.close();
  }
}
