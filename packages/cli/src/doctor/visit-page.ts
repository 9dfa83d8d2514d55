/** Visit of a page in Chromium: measures its cost and collects the behaviors that start. */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSize } from '@enliven/compose/site';
import type { Browser, Page, Response } from 'playwright-core';
import type { PageInput } from './page-input';
import type { AxeFinding, Visit } from './page-report';
import { type RouteOptions, routePage } from './route-page';

export interface VisitOptions extends RouteOptions {
  /** Time limit in milliseconds for each step: loading, settling, and running axe. */
  timeout: number;
  /** Source code of axe, if it is installed. */
  axe: string | undefined;
  /** File for the screenshot. */
  screenshot: string | undefined;
}

/** Milliseconds after which a page without Enliven counts as settled. */
const SETTLE_TIME = 1000;
const POLL_INTERVAL = 100;

/** Part of Enliven's diagnosis that the report shows. */
interface Diagnosis {
  behaviors: { name: string; matched: number; mounted: number; waiting: number; failed: number; stayedOut?: string }[];
  failures: { behavior: string; element: string; message: string }[];
  hidden: { element: string; why: string }[];
  verdict?: string;
}

interface Watched {
  enlivenDoctorShift: number;
  enliven?: { doctor?(options: object): Promise<Diagnosis> };
  axe: {
    run(options: object): Promise<{ violations: { id: string; help: string; nodes: unknown[] }[] }>;
  };
}

/** Adds up layout shifts. Runs before any script of the page. */
function watchShifts(): void {
  const scope = globalThis as unknown as Watched;
  scope.enlivenDoctorShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) scope.enlivenDoctorShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const askEnliven = (page: Page): Promise<Diagnosis | undefined> =>
  page.evaluate(async () => (globalThis as unknown as Watched).enliven?.doctor?.({ quiet: true }));

const isSettled = ({ behaviors }: Diagnosis): boolean =>
  behaviors.every(({ matched, mounted, failed, stayedOut }) => stayedOut || mounted + failed >= matched);

const isLoaded = ({ behaviors }: Diagnosis): boolean =>
  behaviors.some(({ mounted, waiting, failed, stayedOut }) => mounted + waiting + failed > 0 || stayedOut);

/** Waits until Enliven has mounted all behaviors, at most for the time limit. */
async function settle(page: Page, timeout: number): Promise<Diagnosis | undefined> {
  await page.waitForTimeout(SETTLE_TIME);
  const end = Date.now() + timeout;
  for (;;) {
    const diagnosis = await askEnliven(page);
    if (!diagnosis || (isSettled(diagnosis) && isLoaded(diagnosis)) || Date.now() > end) return diagnosis;
    await page.waitForTimeout(POLL_INTERVAL);
  }
}

function enlivenOf({ behaviors, failures, hidden, verdict = '' }: Diagnosis): NonNullable<Visit['enliven']> {
  const sum = (key: 'mounted' | 'waiting') => behaviors.reduce((total, one) => total + one[key], 0);
  return {
    alive: sum('mounted'),
    waiting: sum('waiting'),
    behaviors: behaviors.filter(({ mounted }) => mounted > 0).map(({ name }) => name),
    verdict,
    failures: failures.map(({ behavior, element, message }) => `${behavior} on ${element}: ${message}`),
    hidden: hidden.map(({ element, why }) => `${element}: ${why}`),
  };
}

/** Limits the time of a promise that the page may never settle. */
const within = <T>(promise: Promise<T>, timeout: number): Promise<T | undefined> =>
  Promise.race([promise.catch(() => undefined), wait(timeout, undefined, { ref: false })]);

async function runAxe(page: Page, code: string): Promise<AxeFinding[]> {
  await page.evaluate(code);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as Watched).axe.run({ resultTypes: ['violations'] }),
  );
  return violations.map(({ id, help, nodes }) => ({ id, help, elements: nodes.length }));
}

/** Returns the compressed size of the loaded scripts. */
async function sizeOf(responses: readonly Response[], timeout: number): Promise<number> {
  const bodies = await Promise.all(responses.map((response) => within(response.body(), timeout)));
  return bodies.reduce((total, body) => total + (body ? gzipSize(body) : 0), 0);
}

/** Reads the source code of axe. @param path path of its module */
export const readAxe = (path: string | undefined): string | undefined =>
  path ? readFileSync(path, 'utf8') : undefined;

/** Opens a page, waits until it settles, and measures it. @throws Error of Playwright if the page cannot be opened */
export async function visitPage(browser: Browser, input: PageInput, options: VisitOptions): Promise<Visit> {
  const { timeout, axe, screenshot } = options;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    bypassCSP: true,
    serviceWorkers: 'block',
  });
  try {
    context.setDefaultTimeout(timeout);
    await routePage(context, input, options);
    await context.addInitScript(watchShifts);
    const page = await context.newPage();
    const scripts: Response[] = [];
    const errors: string[] = [];
    let requests = 0;
    page.on('request', () => void requests++);
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script' && response.ok()) scripts.push(response);
    });
    page.on('pageerror', ({ message }) => void errors.push(message));
    page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(input.address, { waitUntil: 'domcontentloaded' });
    // Continues after the time limit even if a picture never loads.
    await page.waitForLoadState('load').catch(() => {});
    const diagnosis = await within(settle(page, timeout), timeout * 2);
    const { metrics } = await session.send('Performance.getMetrics');
    const layoutShift = await page.evaluate(() => (globalThis as unknown as Watched).enlivenDoctorShift);
    const scriptBytes = await sizeOf(scripts, timeout);
    const isShot = screenshot && (await within(page.screenshot({ path: screenshot, timeout }), timeout));
    const findings = axe ? await within(runAxe(page, axe), timeout) : undefined;
    return {
      requests,
      scriptBytes,
      scriptTime: Math.round((metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000),
      layoutShift: Math.round(layoutShift * 1000) / 1000,
      errors: [...new Set(errors)],
      ...(findings && { axe: findings }),
      ...(diagnosis && { enliven: enlivenOf(diagnosis) }),
      ...(isShot && screenshot && { screenshot }),
    };
  } finally {
    await context.close();
  }
}
