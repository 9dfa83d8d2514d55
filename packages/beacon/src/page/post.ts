/** A call to the site's server (docs/reference/beacon.md#calls). */

import { TIME_LIMIT } from '../constants';
import type { BeaconData } from '../data';

/** @param more fields of a call that the speed service must not catch @throws when there is no answer, or no JSON */
export async function post(
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
export const within = <T>(work: Promise<T>): Promise<T | undefined> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, TIME_LIMIT);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
