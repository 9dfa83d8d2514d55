/** Benchmark of our beacon against the cache plugin's: main-thread time to examine a page with 10,000 elements. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { PAGE_PRELUDE } from '../browser/launch';
import { serve } from '../browser/serve';
import { CDN } from '../size/page-bytes';
import { ROOT } from '../workspace';
import type { Bench, Row } from './harness';
import { CATEGORIES, mainThreadTasks } from './main-thread';

const SLOWER = 4;
const RUNS = 3;
const ELEMENTS = 10_000;

const PEER = 'packages/beacon/node_modules/wp-rocket-scripts/dist/wpr-beacon.min.js';
const SCRIPTS = {
  ours: () => readFileSync(join(ROOT, CDN, 'beacon.js')),
  theirs: () => readFileSync(join(ROOT, PEER)),
};

const DATA = {
  ajax_url: '/ajax.json',
  nonce: '0a1b2c3d4e',
  url: '/',
  is_mobile: false,
  width_threshold: 1600,
  height_threshold: 700,
  delay: 3000,
  status: { atf: true, lrc: true, preload_fonts: true, preconnect_external_domain: true },
  elements: 'img, video, picture, p, main, div, li, svg, section, header, span',
  lrc_threshold: 1800,
  processed_extensions: ['woff2', 'woff', 'ttf'],
  preconnect_external_domain_elements: ['link', 'script', 'iframe'],
  preconnect_external_domain_exclusions: [],
};

/** Returns a section of nine elements: a heading, a paragraph with a link, and a list. */
const section = (index: number): string =>
  `<section data-rocket-location-hash="${index < 200 ? index : ''}"><h2>Tea ${index}</h2><div><p>Words <b>about</b> <a href="#">tea</a></p></div><ul><li>Leaves</li><li>Water</li></ul></section>`;

const HTML = `<!doctype html><html><head><title>Page</title><style>body{font:16px/1.5 sans-serif}section{padding:20px}h2:before{content:"•"}</style></head><body>
${Array.from({ length: ELEMENTS / 10 }, (_, index) => section(index)).join('\n')}
<script>var rocket_beacon_data = ${JSON.stringify(DATA)};</script><script data-name="wpr-wpr-beacon" src="/beacon.js" async></script></body></html>`;

interface Cost {
  /** Milliseconds of all tasks, from shortly before the run to its end. */
  total: number;
  longest: number;
}

async function visit(browser: Browser, script: keyof typeof SCRIPTS): Promise<Cost> {
  const files: Record<string, string | Buffer> = {
    '/index.html': HTML,
    '/ajax.json': '{"success":true,"data":{"lcp":[]}}',
    '/beacon.js': SCRIPTS[script](),
  };
  const server = await serve((path) => files[path]);
  const context = await browser.newContext({ viewport: { width: 1600, height: 900 } });
  await context.addInitScript(PAGE_PRELUDE);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(`${server.origin}/index.html`, { waitUntil: 'load' });
  // Slices continue in promises, which traces attribute to no file. So all work of the page counts while the beacon runs.
  await page.waitForTimeout(1500);
  await browser.startTracing(page, { categories: CATEGORIES });
  // Polling for the beacon's end would keep the page busy.
  await page.waitForResponse('**/ajax.json');
  const tasks = mainThreadTasks(await browser.stopTracing(), '/beacon.js');
  await context.close();
  await server.close();
  const durations = tasks.map(({ duration }) => duration);
  return { total: durations.reduce((sum, duration) => sum + duration, 0), longest: Math.max(...durations) };
}

/** Returns the minimum of several runs, since other work of the machine only makes runs slower. */
async function fastest(browser: Browser, script: keyof typeof SCRIPTS): Promise<Cost> {
  const costs: Cost[] = [];
  for (let run = 0; run < RUNS; run++) costs.push(await visit(browser, script));
  return {
    total: Math.min(...costs.map(({ total }) => total)),
    longest: Math.min(...costs.map(({ longest }) => longest)),
  };
}

export const beacon: Bench = {
  name: 'beacon',
  async run(browser) {
    const [ours, theirs] = [await fastest(browser, 'ours'), await fastest(browser, 'theirs')];
    const row: Pick<Row, 'flavour' | 'unit' | 'against'> = {
      flavour: '',
      unit: 'ms',
      against: "the cache plugin's beacon",
    };
    const what = `of the beacon on ${ELEMENTS.toLocaleString('en')} elements, ${SLOWER}× slower`;
    return [
      { ...row, what: `main thread ${what}`, value: ours.total, base: theirs.total },
      { ...row, what: `longest task ${what}`, value: ours.longest, base: theirs.longest },
    ];
  },
};
