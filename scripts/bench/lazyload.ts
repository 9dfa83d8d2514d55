/** Benchmark of lazy loading against a peer: start with thousands of images, scrolling, and the largest picture. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { PAGE_PRELUDE } from '../browser/launch';
import { serve } from '../browser/serve';
import { CDN } from '../size/page-bytes';
import { ROOT } from '../workspace';
import { median } from './browser/stopwatch';
import type { Bench, Row } from './harness';

const IMAGES = 5000;
const RUNS = 5;
/** Number of starts. Disturbances only make a start longer, so the minimum counts. */
const STARTS = 21;
const SCROLLS = 60;
/** Milliseconds, far more than near images take to load. */
const SETTLING = 500;

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200"/></svg>';
/** Picture with random text: browsers ignore a picture of few compressed bytes, as a placeholder, for the largest paint. */
const HERO = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="500"><!--${randomBytes(20_000).toString('hex')}--><rect width="900" height="500" fill="teal"/></svg>`;

const images = Array.from(
  { length: IMAGES },
  (_none, at) => `<p>Text</p><img class="lazy" width="300" height="200" alt="" data-src="/far-${at}.svg">`,
).join('');

const html = (body: string, script: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Images</title><link rel="icon" href="data:,"></head><body>${body}${script ? `<script src="/${script}.js"></script><script>globalThis.begin = () => new LazyLoad();${body.includes('hero') ? 'begin();' : ''}</script>` : ''}</body></html>`;

const hero = (attribute: string) =>
  `<img class="lazy" id="hero" width="900" height="500" alt="" ${attribute}="/hero.svg">${images}`;

/** Markup that the README recommends for the largest picture of the first screen. */
const EAGER = hero('src').replace('class="lazy" id', 'class="skip-lazy" fetchpriority="high" id');

/** Options with which the script starts by itself. */
const OPTIONS = '<script>lazyLoadOptions = {};</script>';

const PAGES: Readonly<Record<string, string>> = {
  '/start-ours.html': html(images, 'ours'),
  '/start-peer.html': html(images, 'peer'),
  // The script follows the images, since the peer ignores later ones.
  '/whole-ours.html': html(`${images}${OPTIONS}<script async src="/ours.js"></script>`, ''),
  '/whole-peer.html': html(`${images}${OPTIONS}<script async src="/peer.js"></script>`, ''),
  '/hero-ours.html': html(hero('data-src'), 'ours'),
  '/hero-peer.html': html(hero('data-src'), 'peer'),
  '/hero-plain.html': html(hero('src').replace('class="lazy" id', 'id'), 'ours'),
  '/first-ours.html': html(`${OPTIONS}<script async src="/ours.js"></script>${EAGER}`, ''),
  '/first-none.html': html(EAGER, ''),
};

interface Start {
  /** Milliseconds of script from the call until all images are observed and the first screen has loaded. */
  settled: number;
  /** Milliseconds of script in all frames of scrolling back and forth over loaded images. */
  scroll: number;
}

async function start(browser: Browser, address: string): Promise<Start> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  await context.addInitScript(PAGE_PRELUDE);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  const frames = (count: number) =>
    page.evaluate(async (all) => {
      for (let frame = 0; frame < all; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    }, count);
  const cdp = await context.newCDPSession(page);
  // Thread time excludes other work of the machine.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const scripted = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  };
  await frames(3);
  const before = await scripted();
  // The metric counts script of timers, but not script that developer tools evaluate.
  await page.evaluate(
    () => new Promise((resolve) => setTimeout(() => resolve((globalThis as unknown as { begin(): void }).begin()))),
  );
  await frames(20);
  const settled = (await scripted()) - before;
  const move = (count: number) =>
    page.evaluate(async (scrolls) => {
      for (let at = 0; at < scrolls; at++) {
        scrollTo({ top: at % 2, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }, count);
  await move(SCROLLS);
  const quiet = await scripted();
  await move(SCROLLS);
  const scroll = (await scripted()) - quiet;
  await context.close();
  return { settled, scroll };
}

/** Returns the milliseconds of running and compiling script in a page where the script starts by itself. */
async function whole(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLING);
  const { metrics } = await cdp.send('Performance.getMetrics');
  await context.close();
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return (of('ScriptDuration') + of('V8CompileDuration')) * 1000;
}

/** Returns the milliseconds until the largest picture was painted. */
async function paint(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list
            .getEntries()
            .reverse()
            .find((entry) => (entry as unknown as { element?: Element }).element?.id === 'hero');
          if (last) resolve(last.startTime);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return time;
}

export const lazyload: Bench = {
  name: 'lazyload',
  async run(browser) {
    const require = createRequire(join(ROOT, 'packages/lazyload/package.json'));
    const scripts: Record<string, Buffer> = {
      '/ours.js': readFileSync(join(ROOT, CDN, 'lazyload.js')),
      '/peer.js': readFileSync(require.resolve('vanilla-lazyload/dist/lazyload.iife.min.js')),
    };
    const server = await serve((path) => {
      if (path === '/hero.svg') return HERO;
      return PAGES[path] ?? scripts[path] ?? (path.endsWith('.svg') ? SVG : undefined);
    });
    try {
      const starts: Record<string, Start[]> = { ours: [], peer: [] };
      const wholes: Record<string, number[]> = { ours: [], peer: [] };
      const paints: Record<string, number[]> = {
        'first-ours': [],
        'first-none': [],
        'hero-ours': [],
        'hero-peer': [],
        'hero-plain': [],
      };
      // Scripts alternate, and so does their order, since the first one meets a colder browser.
      const alternate = <T>(lists: Record<string, T>, run: number) => {
        const all = Object.entries(lists);
        return run % 2 ? all.reverse() : all;
      };
      for (let run = 0; run < STARTS; run++)
        for (const [name, list] of alternate(starts, run))
          list.push(await start(browser, `${server.origin}/start-${name}.html`));
      for (let run = 0; run < STARTS; run++)
        for (const [name, list] of alternate(wholes, run))
          list.push(await whole(browser, `${server.origin}/whole-${name}.html`));
      for (let run = 0; run < RUNS; run++)
        for (const [name, list] of alternate(paints, run))
          list.push(await paint(browser, `${server.origin}/${name}.html`));
      const painted = (name: string) => median(paints[name] ?? []);
      const least = (name: string, what: keyof Start) => Math.min(...(starts[name] ?? []).map((one) => one[what]));
      const row = (what: string, value: number, base: number, against: string): Row => ({
        what,
        flavour: '',
        value,
        unit: 'ms',
        base,
        against,
      });
      const many = IMAGES.toLocaleString('en');
      return [
        row(
          `script of the start with ${many} images`,
          least('ours', 'settled'),
          least('peer', 'settled'),
          'vanilla-lazyload',
        ),
        row(
          `all script of a page with ${many} images`,
          Math.min(...(wholes.ours ?? [])),
          Math.min(...(wholes.peer ?? [])),
          'vanilla-lazyload',
        ),
        row(
          `script of ${SCROLLS} frames of scrolling`,
          least('ours', 'scroll'),
          least('peer', 'scroll'),
          'vanilla-lazyload',
        ),
        row('paint of a first picture that is not lazy', painted('first-ours'), painted('first-none'), 'no script'),
        row('paint of a first picture that is lazy', painted('hero-ours'), painted('hero-peer'), 'vanilla-lazyload'),
        row('paint of a first picture that is lazy', painted('hero-ours'), painted('hero-plain'), 'one that is not'),
      ];
    } finally {
      await server.close();
    }
  },
};
