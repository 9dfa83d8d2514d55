/** Trials in Firefox and WebKit, if they are installed: `tsx scripts/check-browsers.ts [--only <words>] [--times <n>] [--pages <folder>] [--long]`. */
import { parseArgs } from 'node:util';
import { serveSite } from '../examples/site/src/server';
import { openFaultProxy } from './browsers/fault-proxy';
import { FEATURES, hasFeature } from './browsers/features';
import { openFirefox } from './browsers/firefox';
import { FORM_FAULTS } from './browsers/form-faults';
import { JOURNEYS } from './browsers/journeys';
import { RetryingBrowser } from './browsers/retrying-browser';
import { serveSavedPages, trySavedPage } from './browsers/saved-pages';
import { openWebKit } from './browsers/webkit';
import type { BrowserWindow } from './browsers/window';
import { type Outcome, outcome, total } from './checks/outcome';
import { runAlone } from './checks/run-alone';
import { findFirefox, findWebKit } from './setup/other-browsers.mjs';
import { FLAVOURS } from './size/page-bytes';

export interface BrowsersOptions {
  /** Only trials whose name contains these words. */
  only?: string;
  /** Number of runs of each trial. @default 1 */
  times?: number;
  /** Folder of saved pages to try as well. */
  pages?: string;
  /** All saved pages, and each form fault in both flavours. */
  long?: boolean;
}

/** Size of the window in CSS pixels. */
const WIDTH = 1280;
const HEIGHT = 900;
/** Interval of the saved pages that the short form visits. */
const SHORT_EVERY = 10;

interface Trial {
  name: string;
  /** Needs touch input, which WebKit's driver lacks. */
  touch?: boolean;
  go(page: BrowserWindow, browser: OtherBrowser): Promise<void>;
}

interface OtherBrowser {
  name: 'Firefox' | 'WebKit';
  hasTouch: boolean;
  /** Opens a window; undefined if the browser is not installed. */
  open: (() => Promise<BrowserWindow>) | undefined;
}

async function runTrials(browser: OtherBrowser, all: readonly Trial[], times: number): Promise<Outcome> {
  const { name, hasTouch, open } = browser;
  const trials = all.filter((trial) => hasTouch || !trial.touch);
  const skipped = (why: string) => outcome(0, 0, trials.length * times, [`no trial ran in ${name}: ${why}`]);
  if (!open) return skipped('it is not installed');
  // A browser that cannot start on this machine is no fault of our code.
  const first = await open().catch((error: Error) => error);
  if (first instanceof Error) return skipped(first.message);
  const window = new RetryingBrowser(first, open);
  const notes: string[] = [];
  let [passed, failed] = [0, 0];
  for (let time = 0; time < times; time++)
    for (const trial of trials) {
      const { isWell, note } = await window.take((page) => trial.go(page, browser));
      if (isWell) passed++;
      else failed++;
      if (note) notes.push(`${name}: ${trial.name}: ${note}`);
    }
  await window.close();
  for (const note of notes) console.log(note);
  return outcome(passed, failed, 0, notes);
}

/** Returns the trials, and a function that closes their servers. Each browser has its own proxy, since a proxy has one fault at a time. */
async function prepare({ pages, long = false }: BrowsersOptions) {
  const site = await serveSite({ port: 0, hostname: '127.0.0.1' });
  const proxies = { Firefox: await openFaultProxy(site.port), WebKit: await openFaultProxy(site.port) };
  const saved = pages === undefined ? undefined : await serveSavedPages(pages, long ? 1 : SHORT_EVERY);
  const journeys = FLAVOURS.flatMap((flavour) =>
    JOURNEYS.map(
      ({ name, path, touch = false, width = WIDTH, go }): Trial => ({
        name: `${flavour}: ${name}`,
        touch,
        async go(page) {
          await page.resize(width, HEIGHT);
          await page.goto(`http://127.0.0.1:${site.port}${path}?flavour=${flavour}`);
          await go(page);
        },
      }),
    ),
  );
  const faults = FORM_FAULTS.flatMap(({ name, path, go }, at) =>
    FLAVOURS.filter((_, index) => long || index === at % FLAVOURS.length).map(
      (flavour): Trial => ({
        name: `${flavour}: ${name}`,
        async go(page, browser) {
          const proxy = proxies[browser.name];
          await page.resize(WIDTH, HEIGHT);
          await page.goto(`${proxy.origin}${path}?flavour=${flavour}`);
          await go(page, proxy);
        },
      }),
    ),
  );
  const savedPages = (saved?.paths ?? []).map(
    (path): Trial => ({
      name: path,
      async go(page) {
        await page.resize(WIDTH, HEIGHT);
        await trySavedPage(page, `${saved?.origin}/${path}`);
      },
    }),
  );
  const features = FEATURES.map(
    (feature): Trial => ({
      name: `the documentation says whether there is ${feature.name}`,
      async go(page, { name }) {
        // Some features exist only in secure contexts, such as pages of the loopback address.
        await page.goto(`http://127.0.0.1:${site.port}/plain`);
        const documented = feature.in.includes(name);
        if ((await hasFeature(page, feature)) !== documented)
          throw new Error(
            `${name} ${documented ? 'lacks' : 'has'} the feature; correct scripts/browsers/features.ts and the table`,
          );
      },
    }),
  );
  return {
    trials: [...features, ...journeys, ...faults, ...savedPages],
    async close() {
      await Promise.all([proxies.Firefox.close(), proxies.WebKit.close(), saved?.close()]);
      await site.close();
    },
  };
}

export async function checkBrowsers(options: BrowsersOptions = {}): Promise<Outcome> {
  const { only = '', times = 1 } = options;
  const [firefox, webKit] = [findFirefox(), findWebKit()];
  const browsers: OtherBrowser[] = [
    { name: 'Firefox', hasTouch: true, open: firefox ? () => openFirefox(firefox) : undefined },
    { name: 'WebKit', hasTouch: false, open: webKit ? () => openWebKit(webKit) : undefined },
  ];
  const { trials, close } = await prepare(options);
  const chosen = trials.filter(({ name }) => name.includes(only));
  try {
    return total(await Promise.all(browsers.map((browser) => runTrials(browser, chosen, times))));
  } finally {
    await close();
  }
}

await runAlone(import.meta, () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      times: { type: 'string' },
      pages: { type: 'string' },
      long: { type: 'boolean' },
    },
  });
  return checkBrowsers({ ...values, times: Number(values.times ?? 1) });
});
