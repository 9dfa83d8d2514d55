/** Visits of the documentation site: no violation of axe, no error on the console, no request to another server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright';
import { ROOT } from '../workspace';

const AXE = readFileSync(join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8');
const WIDTHS = [1280, 390];
const SCHEMES = ['light', 'dark'] as const;

interface Visit {
  /** Kind of page. */
  name: string;
  path: string;
  /** Opens a part of the page before axe runs. */
  open?(page: Page): Promise<unknown>;
}

const search = async (page: Page) => {
  await page.locator('#local-search button').click();
  await page.locator('#localsearch-input').fill('toggle');
  await page.locator('#localsearch-list li').first().waitFor();
};

/** Visited pages, one of each kind. */
const VISITS: readonly Visit[] = [
  { name: 'start page', path: '/index.html' },
  { name: 'guide', path: '/guides/swapped-pages.html' },
  { name: 'behavior', path: '/behaviors/toggle.html' },
  { name: 'list of behaviors', path: '/behaviors/index.html' },
  { name: 'diagrams', path: '/architecture.html' },
  { name: 'search', path: '/index.html', open: search },
];

/** Returns a sentence for each violation. The frames of examples show the stand-in theme, which has its own tests. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const results = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(context: object, options: object): Promise<AxeResults> } };
    return (await axe.run({ exclude: ['iframe'] }, { iframes: false, resultTypes: ['violations'] })).violations;
  });
  return results.flatMap(({ id, help, nodes }) => {
    const [first] = nodes;
    return `axe: ${help} (${id}) on ${nodes.length} elements, first ${first?.target.join(' ')}: ${first?.html.slice(0, 120)}`;
  });
}

async function visitAll(
  browser: Browser,
  origin: string,
  width: number,
  colorScheme: 'light' | 'dark',
): Promise<string[]> {
  const problems = new Set<string>();
  const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  let where = '';
  const add = (what: string) => problems.add(`${where}, ${width} px, ${colorScheme}: ${what}`);
  page.on('console', (message) => message.type() === 'error' && add(message.text()));
  page.on('pageerror', (error) => add(error.message));
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(origin)) add(`requests ${url}. The site must not ask other servers.`);
  });
  for (const { name, path, open } of VISITS) {
    where = name;
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await open?.(page);
    for (const one of await violations(page)) add(one);
  }
  await context.close();
  return [...problems];
}

/** Returns a sentence for each problem, with page, width and scheme. */
export async function pageProblems(browser: Browser, origin: string): Promise<string[]> {
  const visits = SCHEMES.flatMap((scheme) => WIDTHS.map((width) => visitAll(browser, origin, width, scheme)));
  return (await Promise.all(visits)).flat();
}
