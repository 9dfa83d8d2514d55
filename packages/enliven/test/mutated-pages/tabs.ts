/** Tabs for mutated pages: some that visit pages at once, and a quiet one that measures tasks. */
import type { Browser } from 'playwright';
import { recordTasks } from '../support/task-trace';
import { createVisitor, type Visitor } from './visit';

export interface Tab {
  visitor: Visitor;
  /** Name, such as `tab-2`. */
  slot: string;
}

export interface Tabs {
  /** Calls back with a free tab. */
  withTab<T>(work: (tab: Tab) => Promise<T>): Promise<T>;
  /** Calls back with the tab that one page at a time has, in a browser of its own. */
  withQuietTab<T>(work: (tab: Tab) => Promise<T>): Promise<T>;
}

const WINDOW = { viewport: { width: 1280, height: 900 } };
const COUNT = 4;

async function openTab(browser: Browser, slot: string): Promise<Tab> {
  return { visitor: await createVisitor(await browser.newContext(WINDOW)), slot };
}

/** @param quiet a browser in which nothing else happens, since a browser records tasks of all its tabs */
export async function openTabs(browser: Browser, quiet: Browser): Promise<Tabs> {
  const free = await Promise.all(Array.from({ length: COUNT }, (_, at) => openTab(browser, `tab-${at}`)));
  const waiting: ((tab: Tab) => void)[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  let quietTab: Promise<Tab> | undefined;
  return {
    async withTab(work) {
      const tab = free.pop() ?? (await new Promise<Tab>((resolve) => waiting.push(resolve)));
      try {
        return await work(tab);
      } finally {
        const next = waiting.shift();
        if (next) next(tab);
        else free.push(tab);
      }
    },
    withQuietTab(work) {
      quietTab ??= openTab(quiet, 'quiet');
      const result = turn.then(async () => work(await (quietTab as Promise<Tab>)));
      turn = result.catch(() => {});
      return result;
    },
  };
}

/** Returns the longest task of a page, in milliseconds of processor time. */
export async function longestTaskOf({ page, load }: Visitor, address: string): Promise<number> {
  const endRecord = await recordTasks(page);
  let longest = 0;
  try {
    await load(address);
  } finally {
    // A browser records once at a time.
    longest = await endRecord();
  }
  return longest;
}
