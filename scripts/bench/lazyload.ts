/** Lazy loading beside its peer: the start with thousands of images, scrolling, and the first picture a visitor sees. */
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
/** Each of the starts: what disturbs one only ever makes it longer, so the least counts. */
const STARTS = 21;
const SCROLLS = 60;
/** Milliseconds until everything near has loaded, and much more. */
const SETTLING = 500;

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200"/></svg>';
/** Browsers take a picture of few bytes, as they are sent, for a placeholder, which does not count. */
const HERO = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="500"><!--${randomBytes(20_000).toString('hex')}--><rect width="900" height="500" fill="teal"/></svg>`;

const images = Array.from(
  { length: IMAGES },
  (_none, at) => `<p>Text</p><img class="lazy" width="300" height="200" alt="" data-src="/far-${at}.svg">`,
).join('');

const html = (body: string, script: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Images</title><link rel="icon" href="data:,"></head><body>${body}${script ? `<script src="/${script}.js"></script><script>globalThis.begin = () => new LazyLoad();${body.includes('hero') ? 'begin();' : ''}</script>` : ''}</body></html>`;

const hero = (attribute: string) =>
  `<img class="lazy" id="hero" width="900" height="500" alt="" ${attribute}="/hero.svg">${images}`;

/** As a site prints the largest picture of its first screen; the script stands beside it as the README says. */
const EAGER = hero('src').replace('class="lazy" id', 'class="skip-lazy" fetchpriority="high" id');

/** Options with which the script starts by itself. */
const OPTIONS = '<script>lazyLoadOptions = {};</script>';

const PAGES: Readonly<Record<string, string>> = {
  '/start-ours.html': html(images, 'ours'),
  '/start-peer.html': html(images, 'peer'),
  // Behind the images: the peer takes no notice of what comes later.
  '/whole-ours.html': html(`${images}${OPTIONS}<script async src="/ours.js"></script>`, ''),
  '/whole-peer.html': html(`${images}${OPTIONS}<script async src="/peer.js"></script>`, ''),
  '/hero-ours.html': html(hero('data-src'), 'ours'),
  '/hero-peer.html': html(hero('data-src'), 'peer'),
  '/hero-plain.html': html(hero('src').replace('class="lazy" id', 'id'), 'ours'),
  '/first-ours.html': html(`${OPTIONS}<script async src="/ours.js"></script>${EAGER}`, ''),
  '/first-none.html': html(EAGER, ''),
};

interface Start {
  /** Milliseconds of script from the call until all are watched and the first screen has loaded. */
  settled: number;
  /** Milliseconds of script in all frames of a scroll to and fro among what has loaded. */
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
  // What else the machine does meanwhile is not counted.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const scripted = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  };
  await frames(3);
  const before = await scripted();
  // Script that tools run in a page is not counted, that of a timer is.
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

/** Milliseconds of script, and of making it ready to run, in a page where it starts by itself. */
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

/** Milliseconds until the largest picture was painted. */
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
      // By turns, and each time in another order: who comes first finds a colder browser.
      const turn = <T>(lists: Record<string, T>, run: number) => {
        const all = Object.entries(lists);
        return run % 2 ? all.reverse() : all;
      };
      for (let run = 0; run < STARTS; run++)
        for (const [name, list] of turn(starts, run))
          list.push(await start(browser, `${server.origin}/start-${name}.html`));
      for (let run = 0; run < STARTS; run++)
        for (const [name, list] of turn(wholes, run))
          list.push(await whole(browser, `${server.origin}/whole-${name}.html`));
      for (let run = 0; run < RUNS; run++)
        for (const [name, list] of turn(paints, run)) list.push(await paint(browser, `${server.origin}/${name}.html`));
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
