/** Visit that stays on one page: links lead nowhere, and further windows close. */
import type { CDPSession, Page } from 'playwright';
import { difference } from '../../../../scripts/pages/difference';
import { longestTask, type Scope as SavedScope, WATCH_TASKS } from '../../../../scripts/pages/runtime';
import { html, mounted, type Scope, settle, start, stop } from '../support/in-page';
import type { VisitOptions, Visits } from '../support/visit';
import { type Counts, countsOf, growth, settledCounts } from './counts';

/** Messages of the browser about files that do not arrive, including those of the page itself. */
const NETWORK = /^Failed to load resource|net::ERR_/;
const NONE: Counts = { heap: 0, nodes: 0, listeners: 0 };

export interface Stay {
  page: Page;
  session: CDPSession;
  /** Returns errors of the page and its scripts, without duplicates. */
  errors(): string[];
  /** Requested files of the runtime, in order. */
  runtimeFiles(): string[];
  /** Stops, compares the document with the server's, reads the counts unless `isRead` is false, and starts. */
  cycle(isRead?: boolean): Promise<{ problems: string[]; counts: Counts }>;
  /** Stops and starts, and compares the counts with earlier ones of the stopped page. */
  compare(before: Counts): Promise<{ problems: string[]; counts: Counts }>;
  longestTask(): Promise<number>;
}

type Navigate = Event & { destination: { sameDocument: boolean } };

/** Script that runs in a page and cancels all navigations to other documents, and opens no windows, as a blocker of pop-ups. */
function stayHere(): void {
  globalThis.open = () => null;
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[target]')) event.preventDefault();
  });
  const { navigation } = globalThis as unknown as { navigation: EventTarget };
  navigation.addEventListener('navigate', (event) => {
    if (event.cancelable && !(event as Navigate).destination.sameDocument) event.preventDefault();
  });
}

async function keepOn(page: Page): Promise<void> {
  const context = page.context();
  context.on('page', (other) => void other.close().catch(() => {}));
  await context.addInitScript(WATCH_TASKS);
  await context.addInitScript(stayHere);
}

const served = (page: Page): Promise<string> =>
  page.evaluate(() => (globalThis as SavedScope).enlivenBefore ?? (globalThis as Scope).sent);

/** Opens a page and waits until it has mounted. */
export async function stay(browser: Visits, address: string, options: VisitOptions): Promise<Stay> {
  const { page, errors, fetched } = await browser.open(address, { ...options, before: keepOn, hasty: false });
  // File choosers stay closed.
  page.on('filechooser', () => {});
  const session = await page.context().newCDPSession(page);
  await settle(page);
  // A swipe to the side goes back in the history, which pages cannot cancel.
  await session.send('Page.resetNavigationHistory');
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && !frame.url().startsWith(address)) errors.push(`leaves for ${frame.url()}`);
  });
  const alive = await mounted(page);

  async function cycleAnd(read: () => Promise<Counts>) {
    await stop(page);
    const changed = difference(await served(page), await html(page));
    const left = await mounted(page);
    const counts = await read();
    await start(page);
    const { failures } = await settle(page);
    const again = await mounted(page);
    const isSame = JSON.stringify(again) === JSON.stringify(alive);
    const problems = [
      ...(changed ? [`stop() does not restore the document ${changed}`] : []),
      ...(Object.keys(left).length > 0 ? [`stop() leaves ${JSON.stringify(left)} mounted`] : []),
      ...(isSame ? [] : [`start() mounts ${JSON.stringify(again)} instead of ${JSON.stringify(alive)}`]),
      ...failures.map(({ behavior, element, message }) => `${behavior} failed on ${element}: ${message}`),
    ];
    return { problems, counts };
  }

  return {
    page,
    session,
    errors: () => [...new Set(errors)].filter((error) => !NETWORK.test(error)),
    runtimeFiles: () => fetched.filter((file) => file.includes('/enliven/')),
    cycle: (isRead = true) => cycleAnd(async () => (isRead ? countsOf(page, session) : NONE)),
    async compare(before) {
      const { problems, counts } = await cycleAnd(() => settledCounts(page, session, before));
      return { problems: [...problems, ...growth(before, counts)], counts };
    },
    longestTask: () => longestTask(page),
  };
}
