/** Trips to another page and back through the back/forward cache. */
import type { CDPSession, Page } from 'playwright';
import { expect, vi } from 'vitest';
import { mounted, PATIENCE, settle } from '../support/in-page';
import type { VisitOptions, Visits } from '../support/visit';
import { type Counts, countsOf, growth, settledCounts } from './counts';
import { type Pulse, pulse, watchTimers } from './pulse';

/** Milliseconds in which the page is left alone. */
const REST = 1200;
/** Number of rests in which one must be as before. */
const RESTS = 5;
/** Share and number of calls by which two rests may differ: timers are not aligned with a rest. */
const CALLS = { share: 1.5, amount: 4 };

interface Journey extends VisitOptions {
  /** Address of the page that is left. */
  from: string;
  /** Address of the other page. */
  to: string;
  trips: number;
}

export interface Travels {
  page: Page;
  problems: string[];
  errors: string[];
  first: Counts;
  last: Counts;
}

/** Returns the activity of a page during a rest without input. */
async function rest(page: Page): Promise<Pulse> {
  await pulse(page);
  await page.waitForTimeout(REST);
  return pulse(page);
}

/** Waits until the page is shown again. */
async function comeBack(page: Page): Promise<Pulse> {
  await page.goBack({ waitUntil: 'commit' });
  const seen = { timers: 0, calls: 0, plays: 0, mounts: 0, returns: 0 };
  await vi.waitFor(async () => {
    // The context of the other page may still end.
    const now = await pulse(page).catch(() => undefined);
    for (const key of Object.keys(seen) as (keyof Pulse)[]) seen[key] += now?.[key] ?? 0;
    expect(seen.returns).toBe(1);
  }, PATIENCE);
  return seen;
}

const playing = (page: Page): Promise<number> =>
  page.evaluate(
    () => [...document.querySelectorAll('video,audio')].filter((media) => !(media as HTMLMediaElement).paused).length,
  );

/** Returns how the second rest differs from the first. */
export function pulseProblems(before: Pulse, after: Pulse): string[] {
  const most = before.calls * CALLS.share + CALLS.amount;
  return [
    ...(after.timers > before.timers ? [`${after.timers} timers wait instead of ${before.timers}`] : []),
    ...(after.timers < before.timers ? [`only ${after.timers} of ${before.timers} timers wait`] : []),
    ...(after.calls > most ? [`timers call ${after.calls} times instead of ${before.calls}`] : []),
  ];
}

/** Visits the page, and leaves and returns to it many times. */
export async function travel(browser: Visits, { from, to, trips, ...options }: Journey): Promise<Travels> {
  const before = (opened: Page) => opened.addInitScript(watchTimers);
  const { page, errors, fetched } = await browser.open(from, { ...options, before, hasty: false });
  const session: CDPSession = await page.context().newCDPSession(page);
  await settle(page);
  const alive = await mounted(page);
  const icon = await page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href);
  const problems: string[] = [];
  const usual = await rest(page);
  const players = await playing(page);
  let first: Counts | undefined;
  let requestCount = 0;
  for (let trip = 1; trip <= trips; trip++) {
    await (trip === 1 ? page.goto(to) : page.goForward({ waitUntil: 'commit' }));
    // Both pages share a process, so the counts include the other one.
    if (trip === 1) await settle(page);
    const { mounts, plays } = await comeBack(page);
    if (mounts > 0) problems.push(`trip ${trip}: ${mounts} mounts or unmounts`);
    if (plays > players) problems.push(`trip ${trip}: ${players} players start ${plays} times`);
    if (trip > 1) continue;
    first = await countsOf(page, session);
    requestCount = fetched.length;
  }
  let differences = pulseProblems(usual, await rest(page));
  // Sliders have other timers while they move.
  for (let more = 1; more < RESTS && differences.length > 0; more++)
    differences = pulseProblems(usual, await rest(page));
  problems.push(...differences);
  const again = await playing(page);
  if (again !== players) problems.push(`${again} instead of ${players} players play`);
  // The browser itself requests the icon for each entry of the history.
  const more = fetched.slice(requestCount).filter((address) => address !== icon);
  if (more.length > 0) problems.push(`requests of later trips: ${[...new Set(more)].join(' ')}`);
  if (JSON.stringify(await mounted(page)) !== JSON.stringify(alive)) problems.push('other behaviors are mounted');
  const start = first as Counts;
  const last = await settledCounts(page, session, start);
  return { page, problems: [...problems, ...growth(start, last)], errors, first: start, last };
}
