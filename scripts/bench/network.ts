/** Benchmark of waiting times on slow networks: pages of the example site with chunks, against one file and other scripts. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { type RunningSite, serveSite } from '../../examples/site/src/server';
import { watchRequests } from '../browser/request-graph';
import { FLAVOURS, type Flavour } from '../size/page-bytes';
import { median } from './browser/stopwatch';
import type { Bench, Row } from './harness';
import { printPeers, servePeers } from './network-peers';

/** Network conditions: milliseconds from request to response, and bytes per second. */
interface Line {
  latency: number;
  throughput: number;
  http2?: boolean;
}
const LINES: Readonly<Record<string, Line>> = {
  'slow line': { latency: 150, throughput: 1_600_000 / 8 },
  'fast 4G, HTTP/2': { latency: 60, throughput: 9_000_000 / 8, http2: true },
  cable: { latency: 20, throughput: 30_000_000 / 8 },
};
/** Pages with no module, with one, with three kinds, with twelve, and with forty modules. */
const PAGES = ['/plain', '/toggle', '/tabs', '/slider', '/medley-3', '/medley', '/kitchen-sink'];
const VISITS = 3;
/** Page that is compared with the scripts of others. */
const PEERS_PAGE = '/kitchen-sink';
/** Milliseconds without a new file or mount after which all behaviors near the window count as mounted. */
const CALM = 700;

interface Waits {
  /** Milliseconds until the first behavior has mounted; 0 if there is none. */
  first: number;
  /** Milliseconds until the last behavior has mounted without input. */
  last: number;
  /** Milliseconds until the first closed toggle opens, pressed from the first paint on; 0 if there is none. */
  press: number;
  /** Milliseconds until the first and the largest paint. */
  firstPaint: number;
  paint: number;
  /** Layout shift, in thousandths. */
  shift: number;
  /** Number and kilobytes of our files. */
  files: number;
  kilobytes: number;
  /** Length of the longest chain of requests for these files. */
  depth: number;
}

/** Observes a page from inside, before its own scripts run. */
function watch(): void {
  const waits: Waits = {
    first: 0,
    last: 0,
    press: 0,
    firstPaint: 0,
    paint: 0,
    shift: 0,
    files: 0,
    kilobytes: 0,
    depth: 0,
  };
  Object.assign(globalThis, { waits });
  document.addEventListener('enliven:mount', () => {
    waits.first ||= performance.now();
    waits.last = performance.now();
  });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) waits.paint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') waits.firstPaint = startTime;
    pressFirst();
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) waits.shift += (entry as unknown as { value: number }).value * 1000;
  }).observe({ type: 'layout-shift', buffered: true });

  let pressed = false;
  /** Presses the first closed toggle until it answers, as an impatient visitor would. */
  function pressFirst(): void {
    const module = document.querySelector('.et_pb_toggle_close');
    if (pressed || !module) return;
    pressed = true;
    const timer = setInterval(() => {
      if (module.matches('.et_pb_toggle_close'))
        return module.querySelector<HTMLElement>('.et_pb_toggle_title')?.click();
      waits.press ||= performance.now();
      clearInterval(timer);
    }, 16);
  }
}

function read(): Waits {
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
    /\/(enliven|peers)\/.*\.js/.test(name),
  );
  const { waits } = globalThis as unknown as { waits: Waits };
  const bytes = files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return { ...waits, files: files.length, kilobytes: bytes / 1000 };
}

/** Whether no file has loaded and no behavior has mounted for `patience` milliseconds. */
function isCalm(patience: number): boolean {
  const { waits } = globalThis as unknown as { waits: Waits };
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const latest = Math.max(waits.last, performance.timing.domContentLoadedEventEnd - performance.timeOrigin);
  return performance.now() > patience + Math.max(latest, ...files.map(({ responseEnd }) => responseEnd));
}

/** Creates a certificate for this run, since browsers use HTTP/2 only with TLS. */
function certificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'enliven-bench-'));
  const [key = '', cert = ''] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=127.0.0.1'];
  try {
    execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } catch (error) {
    throw new Error(`HTTP/2 needs a certificate, which "openssl" did not make (${error}). Install openssl.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Measures one visit. @param peers origin of the scripts of others, for a page without ours */
async function visit(browser: Browser, address: string, { latency, throughput }: Line, peers?: string): Promise<Waits> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ignoreHTTPSErrors: true });
  await context.addInitScript(watch);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  const graph = await watchRequests(page, `${new URL(address).origin}/enliven/`);
  if (peers) await printPeers(page, address, peers, latency);
  // Does not wait for pictures and frames of other sites, which may take any time.
  await page.goto(address, { waitUntil: 'domcontentloaded', timeout: 60_000 });
  await page.waitForFunction(isCalm, CALM, { timeout: 30_000, polling: 100 });
  const waits = { ...(await page.evaluate(read)), depth: Math.max(0, ...graph.depths().values()) };
  // Deferred scripts have run at this event, the earliest time at which their features can work.
  if (peers)
    waits.first = await page.evaluate(() => performance.timing.domContentLoadedEventStart - performance.timeOrigin);
  await context.close();
  return waits;
}

export const network: Bench = {
  name: 'network',
  async run(browser) {
    const own = { port: 0, hostname: '127.0.0.1' };
    const sites = { plain: await serveSite(own), secure: await serveSite({ ...own, tls: certificate() }) };
    const peers = await servePeers();
    const rows: Row[] = [];
    const originOf = (line: Line): string => {
      const { port, url }: RunningSite = sites[line.http2 ? 'secure' : 'plain'];
      return `${new URL(url).protocol}//127.0.0.1:${port}`;
    };
    async function measureBesidePeers(name: string, line: Line): Promise<void> {
      const visits = { ours: [] as Waits[], peers: [] as Waits[] };
      const address = originOf(line) + PEERS_PAGE;
      for (let count = 0; count < VISITS; count++) {
        visits.ours.push(await visit(browser, `${address}?flavour=lite`, line));
        visits.peers.push(await visit(browser, `${address}?load=none&csp=off`, line, peers.origin));
      }
      for (const [what, key, unit] of [
        ['first mount, and scripts run', 'first', 'ms'],
        ['first paint', 'firstPaint', 'ms'],
        ['files', 'files', ''],
        ['bytes', 'kilobytes', 'kB'],
      ] as const) {
        const [value = 0, base = 0] = [visits.ours, visits.peers].map((list) =>
          median(list.map((waits) => waits[key])),
        );
        const against = 'jQuery, mediaelement, vanilla-lazyload';
        rows.push({ what: `${PEERS_PAGE}, ${name}: ${what}`, flavour: 'lite', value, unit, base, against });
      }
    }
    async function measure(path: string, name: string, line: Line, flavour: Flavour): Promise<void> {
      const origin = originOf(line);
      const visits = { module: [] as Waits[], defer: [] as Waits[], async: [] as Waits[] };
      for (let count = 0; count < VISITS; count++)
        for (const load of ['module', 'defer', 'async'] as const)
          visits[load].push(await visit(browser, `${origin}${path}?flavour=${flavour}&load=${load}`, line));
      const of = (list: readonly Waits[], key: keyof Waits) => median(list.map((waits) => waits[key]));
      const add = (what: string, key: keyof Waits, unit: Row['unit']) => {
        const row = { what: `${path}, ${name}: ${what}`, flavour, unit };
        rows.push({
          ...row,
          value: of(visits.module, key),
          base: of(visits.defer, key),
          against: 'all in one file',
        });
        // An async script does not wait for style sheets, but shares the bandwidth with them.
        if (/first/.test(key))
          rows.push({
            ...row,
            what: `${row.what}, async`,
            value: of(visits.async, key),
            base: of(visits.module, key),
            against: 'deferred',
          });
      };
      if (visits.module[0]?.first) {
        add('first mount', 'first', 'ms');
        add('last mount without input', 'last', 'ms');
      }
      if (visits.module[0]?.press) add('press answered', 'press', 'ms');
      add('first paint', 'firstPaint', 'ms');
      add('largest paint', 'paint', 'ms');
      add('layout shift, thousandths', 'shift', '');
      add('files', 'files', '');
      add('bytes', 'kilobytes', 'kB');
      add('depth', 'depth', '');
    }
    for (const [name, line] of Object.entries(LINES)) {
      for (const path of PAGES) for (const flavour of FLAVOURS) await measure(path, name, line, flavour);
      await measureBesidePeers(name, line);
    }
    await Promise.all([...Object.values(sites), peers].map(({ close }) => close()));
    return rows;
  },
};
