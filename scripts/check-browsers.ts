/** Journeys over the example site in Firefox and WebKit, where they are installed: `tsx scripts/check-browsers.ts [--only <words>] [--times <n>]`. */
import { parseArgs } from 'node:util';
import { type RunningSite, serveSite } from '../examples/site/src/server';
import { openFirefox } from './browsers/firefox';
import { JOURNEYS, type Journey } from './browsers/journeys';
import { RetryingBrowser } from './browsers/retrying-browser';
import { openWebKit } from './browsers/webkit';
import type { BrowserWindow } from './browsers/window';
import { type Outcome, outcome, total } from './checks/outcome';
import { runAlone } from './checks/run-alone';
import { findFirefox, findWebKit } from './setup/other-browsers.mjs';
import { FLAVOURS, type Flavour } from './size/page-bytes';

export interface BrowsersOptions {
  /** Only journeys whose name has these words. */
  only?: string;
  /** How often each is taken. @default 1 */
  times?: number;
}

/** Pixels. */
const WIDTH = 1280;
const HEIGHT = 900;

async function take({ path, width = WIDTH, go }: Journey, page: BrowserWindow, origin: string, flavour: Flavour) {
  await page.resize(width, HEIGHT);
  await page.goto(`${origin}${path}?flavour=${flavour}`);
  await go(page);
}

interface OtherBrowser {
  name: string;
  hasTouch: boolean;
  /** Undefined when it is not installed. */
  open: (() => Promise<BrowserWindow>) | undefined;
}

async function takeAll(
  { name, hasTouch, open }: OtherBrowser,
  { port }: RunningSite,
  { only = '', times = 1 }: BrowsersOptions,
): Promise<Outcome> {
  const journeys = JOURNEYS.filter((journey) => journey.name.includes(only) && (hasTouch || !journey.touch));
  const skipped = (why: string) =>
    outcome(0, 0, journeys.length * FLAVOURS.length * times, [`nothing was tried in ${name}: ${why}`]);
  if (!open) return skipped('it is not installed');
  // Whether a browser can be run at all is no matter of ours.
  const first = await open().catch((error: Error) => error);
  if (first instanceof Error) return skipped(first.message);
  const browser = new RetryingBrowser(first, open);
  const notes: string[] = [];
  let [passed, failed] = [0, 0];
  for (let time = 0; time < times; time++)
    for (const flavour of FLAVOURS)
      for (const journey of journeys) {
        const { isWell, note } = await browser.take((page) => take(journey, page, `http://127.0.0.1:${port}`, flavour));
        if (isWell) passed++;
        else failed++;
        if (note) notes.push(`${name}, ${flavour}: ${journey.name}: ${note}`);
      }
  await browser.close();
  for (const note of notes) console.log(note);
  return outcome(passed, failed, 0, notes);
}

export async function checkBrowsers(options: BrowsersOptions = {}): Promise<Outcome> {
  const [firefox, webKit] = [findFirefox(), findWebKit()];
  const browsers: OtherBrowser[] = [
    { name: 'Firefox', hasTouch: true, open: firefox ? () => openFirefox(firefox) : undefined },
    { name: 'WebKit', hasTouch: false, open: webKit ? () => openWebKit(webKit) : undefined },
  ];
  const site = await serveSite({ port: 0, hostname: '127.0.0.1' });
  try {
    return total(await Promise.all(browsers.map((browser) => takeAll(browser, site, options))));
  } finally {
    await site.close();
  }
}

await runAlone(import.meta, () => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, times: { type: 'string' } } });
  return checkBrowsers({ ...(values.only && { only: values.only }), times: Number(values.times ?? 1) });
});
