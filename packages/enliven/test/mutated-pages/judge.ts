/** Verdict on a mutated page: the problems of a visit, and tasks that are long also on a quiet machine. */
import type { MutatedPage } from './make-page';
import type { Stand } from './stand';
import { longestTaskOf, type Tabs } from './tabs';

/** Milliseconds that a task may take. */
const LONG_TASK = 200;
const TRIES = 3;

/** Returns the lowest of several measurements: a busy machine is slow sometimes, slow code always. @param enough value at which to stop */
async function lowest(measure: () => Promise<number>, enough: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least > enough; tries++) least = Math.min(least, await measure());
  return least;
}

/** Returns a sentence if the runtime makes a task longer than it may be. Tasks of the page alone do not count. */
async function longTaskOf(
  html: string,
  script: string,
  { withQuietTab }: Tabs,
  stand: Stand,
): Promise<string | undefined> {
  return withQuietTab(async ({ visitor, slot }) => {
    const measure = (src?: string) => longestTaskOf(visitor, stand.put(html, slot, src));
    const alone = await lowest(() => measure(), LONG_TASK);
    const together = await lowest(() => measure(script), alone + LONG_TASK);
    if (together - alone <= LONG_TASK) return undefined;
    return `runs a task of ${Math.round(together)} ms, the page alone ${Math.round(alone)} ms`;
  });
}

/** Reason to skip a page: the browser cannot show it without the runtime either. */
export class Unusable extends Error {
  override message = 'the browser cannot show this page without the runtime either';
}

export interface Verdict {
  problems: string[];
  mounted: number;
  /** Milliseconds of the longest task, in a browser that other pages share. */
  longest: number;
}

/** @param script address of the page's script @default that of its flavour */
export async function judge(
  page: MutatedPage,
  tabs: Tabs,
  stand: Stand,
  script = stand.scriptOf(page),
): Promise<Verdict> {
  const findings = await tabs.withTab(async ({ visitor, slot }) => {
    try {
      return await visitor.visit(stand.put(page.html, slot, script));
    } catch (error) {
      // A page may be too much for the browser itself.
      await visitor.load(stand.put(page.html, slot)).catch(() => Promise.reject(new Unusable()));
      return { problems: [`cannot be used: ${(error as Error).message.split('\n')[0]}`], mounted: 0, longest: 0 };
    }
  });
  const longTask = findings.longest > LONG_TASK ? await longTaskOf(page.html, script, tabs, stand) : undefined;
  return { ...findings, problems: [...findings.problems, ...(longTask ? [longTask] : [])] };
}
