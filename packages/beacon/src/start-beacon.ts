/** Runs all measurements and sends the results to the server once (docs/reference/beacon.md#run). */

import { measureFonts } from './measure/fonts';
import { measureLcp } from './measure/lcp';
import { measureLrc } from './measure/lrc';
import { measurePreconnect } from './measure/preconnect';
import { type BeaconData, createRun, type Measurement, type Run, TAG, TIME_LIMIT } from './run';

/** Sends a request to the server. @param more fields of a request that the speed service must not intercept @throws without an answer in JSON */
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

/** Limits the time of a promise. @returns its value, or undefined after the time limit */
const withTimeLimit = <T>(work: Promise<T>): Promise<T | undefined> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, TIME_LIMIT);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

type Measure = (run: Run, results: never[]) => Promise<void>;

/** Measurements in the order in which they run. */
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
  // Builders and their previews show other pages than visitors see.
  if (document.body.matches('.et-fb,.et-block-layout-preview')) return 'a builder';
  if (!isFit(data)) return 'screen size is not acceptable';
  return scrollY > 0 ? 'the page has been scrolled' : '';
}

/** Whether the page is cached, as a comment after its end indicates (docs/reference/beacon.md#tag). */
const isCached = (): boolean =>
  /Debug: cached/.test(`${(document.documentElement.nextSibling as Comment | null)?.data}`);

/** Measures, and saves the results after that or after the time limit. */
async function runOnce(run: Run): Promise<void> {
  const { data, log } = run;
  const results: Record<Measurement, unknown[] | null> = {
    lcp: null,
    lrc: null,
    preload_fonts: null,
    preconnect_external_domain: null,
  };
  let status = '';

  /** Fetches which results are missing and measures those. @returns whether anything was measured */
  async function work(): Promise<boolean> {
    const known = isCached() && (await post(data, 'rocket_check_beacon')).data;
    let hasRun = false;
    let name: Measurement;
    for (name in results) {
      // The server calls `lcp` by its former name here.
      const isWanted = data.status?.[name === 'lcp' ? 'atf' : name];
      if (!isWanted || (known !== false && (known as Record<Measurement, unknown>)[name] !== false)) {
        log(`not running ${name}`);
        continue;
      }
      hasRun = true;
      try {
        const list: never[] = [];
        results[name] = list;
        await MEASURES[name](run, list);
      } catch (error) {
        status = 'script_error';
        log(`Script Error: ${error}`);
      }
      if (run.isOver) break;
    }
    return hasRun;
  }

  const reason = skipReason(data);
  if (reason) return log(`bailing out because ${reason}`);
  const hasResults = await withTimeLimit(work());
  run.isOver = true;
  if (hasResults === false) return log('no beacon features ran');
  // Undefined after the time limit.
  status ||= hasResults ? 'success' : 'timeout';
  const answer = await withTimeLimit(post(data, 'rocket_beacon', { status, results: JSON.stringify(results) }));
  log((answer?.data as { lcp?: unknown } | undefined)?.lcp);
}

/**
 * Runs once for the page, if the server has defined the global `rocket_beacon_data`.
 *
 * @example
 * ```ts
 * import { startBeacon } from '@enliven/beacon';
 *
 * startBeacon();
 * ```
 */
export function startBeacon(): void {
  // An element with that id is also a global, but not an own property of the window.
  const data = Object.hasOwn(window, 'rocket_beacon_data')
    ? (window as { rocket_beacon_data?: BeaconData }).rocket_beacon_data
    : undefined;
  if (!data) return;
  const { currentScript, readyState } = document;
  const run = createRun(data);
  const start = () =>
    setTimeout(async () => {
      await runOnce(run).catch(run.log);
      // Other scripts wait for this attribute; the tag may have another name or be removed.
      (document.querySelector(TAG) ?? currentScript)?.setAttribute('beacon-completed', 'true');
    }, data.delay);
  if (readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}
