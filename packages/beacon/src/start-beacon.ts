/** Runs all measurements and sends the results to the server once (docs/reference/beacon.md#run). */

import { measureFonts } from './measure/fonts';
import { measureLcp } from './measure/lcp';
import { measureLrc } from './measure/lrc';
import { measurePreconnect } from './measure/preconnect';
import { type BeaconData, createRun, type Measurement, type Run, TAG, TIME_LIMIT } from './run';

/** @param more fields of a call that the speed service must not catch @throws when there is no answer, or no JSON */
async function post(
  { ajax_url, nonce, url, is_mobile }: BeaconData,
  action: string,
  more?: Readonly<Record<string, string>>,
): Promise<{ data?: unknown }> {
  const body = new FormData();
  const fields = { action, rocket_beacon_nonce: nonce, url, is_mobile: !!is_mobile, ...more };
  for (const [name, value] of Object.entries(fields)) body.append(name, value as string);
  const headers = more && { 'wpr-saas-no-intercept': 'true' };
  return (await fetch(ajax_url ?? '', { method: 'POST', body, headers })).json();
}

/** @returns what came, or undefined when the time is up; the timer ends with either */
const within = <T>(work: Promise<T>): Promise<T | undefined> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, TIME_LIMIT);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

type Measure = (run: Run, results: never[]) => Promise<void>;

/** In the order they run. */
const MEASURES: Readonly<Record<Measurement, Measure>> = {
  lcp: measureLcp,
  lrc: measureLrc,
  preload_fonts: measureFonts,
  preconnect_external_domain: measurePreconnect,
};

/** Whether the window's size is within the server's limits; invalid limits are ignored. */
function isFit({ is_mobile, width_threshold, height_threshold }: BeaconData): boolean {
  const fits = (size: number, limit: number | null = size) =>
    limit === null || !(is_mobile ? size > limit : size < limit);
  return fits(innerWidth, width_threshold) && fits(innerHeight, height_threshold);
}

/** Returns why nothing is measured; empty if nothing prevents it. */
function skipReason(data: BeaconData): string {
  // What a builder or its preview shows is not what visitors see.
  if (document.body.matches('.et-fb,.et-block-layout-preview')) return 'a builder';
  if (!isFit(data)) return 'screen size is not acceptable';
  return scrollY > 0 ? 'the page has been scrolled' : '';
}

/** Pages that come from the cache say so behind their end (docs/reference/beacon.md#tag). */
const isCached = (): boolean =>
  /Debug: cached/.test(`${(document.documentElement.nextSibling as Comment | null)?.data}`);

/** Saves what is there when the work is done, or when the time is up. */
async function runOnce(run: Run): Promise<void> {
  const { data, log } = run;
  const results: Record<Measurement, unknown[] | null> = {
    lcp: null,
    lrc: null,
    preload_fonts: null,
    preconnect_external_domain: null,
  };
  let status = '';

  /** Asks what is missing and measures that. @returns whether there is something to save */
  async function work(): Promise<boolean> {
    const known = isCached() && (await post(data, 'rocket_check_beacon')).data;
    let ran = false;
    let name: Measurement;
    for (name in results) {
      // The plugin's old name for what is above the fold.
      const isWanted = data.status?.[name === 'lcp' ? 'atf' : name];
      if (!isWanted || (known !== false && (known as Record<Measurement, unknown>)[name] !== false)) {
        log(`not running ${name}`);
        continue;
      }
      ran = true;
      try {
        const list: never[] = [];
        results[name] = list;
        await MEASURES[name](run, list);
      } catch (error) {
        status = 'script_error';
        log(`Script Error: ${error}`);
      }
      if (run.over) break;
    }
    return ran;
  }

  const why = skipReason(data);
  if (why) return log(`bailing out because ${why}`);
  const isWorth = await within(work());
  run.over = true;
  if (isWorth === false) return log('no beacon features ran');
  // Without an answer the time was up.
  status ||= isWorth ? 'success' : 'timeout';
  const answer = await within(post(data, 'rocket_beacon', { status, results: JSON.stringify(results) }));
  log((answer?.data as { lcp?: unknown } | undefined)?.lcp);
}

/** Runs once for the page that is there, if the server has asked for it by the global `rocket_beacon_data`. */
export function startBeacon(): void {
  // An element of that id is a global as well, but not the window's own.
  const data = Object.hasOwn(window, 'rocket_beacon_data')
    ? (window as { rocket_beacon_data?: BeaconData }).rocket_beacon_data
    : undefined;
  if (!data) return;
  const { currentScript, readyState } = document;
  const run = createRun(data);
  const begin = () =>
    setTimeout(async () => {
      await runOnce(run).catch(run.log);
      // Other scripts wait for this attribute; the tag may have another name or be removed.
      (document.querySelector(TAG) ?? currentScript)?.setAttribute('beacon-completed', 'true');
    }, data.delay);
  if (readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
}
