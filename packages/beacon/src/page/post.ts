/** A call to the site's server (docs/reference/beacon.md#calls). */
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
