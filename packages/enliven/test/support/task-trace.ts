/** Longest main-thread task of a page, in processor time, so that a busy machine does not make tasks look long. */
import type { Page } from 'playwright';

/** Part of a trace event that Chromium reports. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Start in microseconds, on one clock for all events. */
  ts: number;
  /** Microseconds the thread ran on a processor. */
  tdur?: number;
  args: { name?: string };
}

const TASKS = 'disabled-by-default-devtools.timeline';
const MARKS = 'blink.user_timing';

/**
 * Starts recording the tasks of the browser that shows a page. A browser records once at a time.
 *
 * @param mark name of a mark of `performance`; tasks that start before it do not count
 * @returns a function that stops recording and returns the longest task of any page, in milliseconds
 */
export async function recordTasks(page: Page, mark?: string): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [TASKS, MARKS] },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    return longestTask(events, mark);
  };
}

function longestTask(events: readonly TraceEvent[], mark?: string): number {
  const begin = mark === undefined ? 0 : events.find(({ name }) => name === mark)?.ts;
  if (begin === undefined) throw new Error(`The page has set no mark "${mark}", so its first task is unknown.`);
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const mainThreads = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = events.filter((event) => event.name === 'RunTask' && mainThreads.has(threadOf(event)));
  if (tasks.length === 0)
    throw new Error('Chromium recorded no main-thread task, so nothing can be said of its tasks.');
  return tasks.reduce((longest, { ts, tdur = 0 }) => (ts < begin ? longest : Math.max(longest, tdur / 1000)), 0);
}
