// Performance beacon: the actions rocket_check_beacon and rocket_beacon.

import type { Store } from '../database';
import { nonces } from '../nonces';
import type { AjaxAction, AjaxAnswer } from './admin-ajax';

const expired: AjaxAnswer = { body: '-1', status: 403 };

const measurements = ['lcp', 'lrc', 'preload_fonts', 'preconnect_external_domain'];

interface Measured {
  url: string;
  isMobile: boolean;
  status: string;
  results: Record<string, unknown>;
}

const known = (store: Store, url: unknown, isMobile: unknown): Measured | undefined =>
  store
    .ofKind('beacon')
    .map(({ payload }) => payload as Measured)
    .find((measured) => measured.url === url && String(measured.isMobile) === isMobile);

const parseResults = (text: unknown): Record<string, unknown> => {
  try {
    const results: unknown = JSON.parse(String(text));
    return typeof results === 'object' && results !== null ? (results as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

const check: AjaxAction = ({ fields, store }) => {
  if (fields.rocket_beacon_nonce !== nonces.beacon) return expired;
  const measured = known(store, fields.url, fields.is_mobile);
  const data = Object.fromEntries(measurements.map((name) => [name, measured ? name in measured.results : false]));
  return { body: { success: true, data } };
};

const save: AjaxAction = ({ fields, headers, store }) => {
  if (fields.rocket_beacon_nonce !== nonces.beacon) return expired;
  if (known(store, fields.url, fields.is_mobile))
    return { body: { success: true, data: { lcp: 'item already in the database' } } };

  const results = parseResults(fields.results);
  const intercept = headers.get('wpr-saas-no-intercept');
  const measured = {
    url: String(fields.url),
    isMobile: fields.is_mobile === 'true',
    status: String(fields.status),
    results,
  };
  store.add('beacon', { ...measured, intercept });
  return { body: { success: true, data: { lcp: results.lcp ?? 'not allowed' } } };
};

export const beaconActions = { rocket_check_beacon: check, rocket_beacon: save };
