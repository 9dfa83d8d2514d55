/** Records of a visitor's actions, each kind once (docs/reference/tracking.md#records). */
import { asList, asRecord, asText, page, safeAddress, shared, siteOptions } from '@enliven/core';

/** Reads a cookie. @returns an empty text without one */
const readCookie = ({ cookie }: Document, name: string): string =>
  `; ${cookie}`.split(`; ${name}=`)[1]?.split(';')[0] ?? '';

/** Writes a cookie. @param age in seconds @default a year */
export function writeCookie(owner: Document, name: string, value = 'true', age = 365 * 24 * 60 * 60): void {
  const secure = owner.location.origin.startsWith('https') ? '; Secure' : '';
  owner.cookie = `${name}=${value}; path=/; max-age=${age}; SameSite=Lax${secure}`;
}

/** Reads a cookie and deletes it. */
export function takeCookie(owner: Document, name: string): string {
  const value = readCookie(owner, name);
  if (value) writeCookie(owner, name, 'true', -1);
  return value;
}

export type RecordType = 'read_page' | 'read_goal' | 'view_goal' | 'click_goal' | 'con_goal' | 'con_short';

/** Returns the settings of the theme's script. Not read earlier, since footers print them. */
export const settings = (): Record<string, unknown> => asRecord(page().global('et_pb_custom'));

/** Returns a setting; an empty text without one. */
export const setting = (name: string): string => asText(settings()[name]) ?? '';

/** A test and the variant that the visitor sees. */
export interface Trial {
  /** Document that shows or counts the test. */
  owner: Document;
  /** Id of the tested post. */
  post: string;
  /** Id of the run of the test, part of the names of cookies. */
  run: string;
  subject: string;
}

/** Returns an id, or an empty text for values with characters that have a meaning in cookies. */
export const idOf = (value: unknown): string => {
  const text = asText(value) ?? '';
  return /^[A-Za-z0-9-]{1,64}$/.test(text) ? text : '';
};

export const SHOP = 'et_pb_ab_shop_log';
export const commentCookie = ({ post, run }: Trial): string => `et_pb_ab_comment_log_${post}${run}`;
export const shortcodeCookie = (post: string): string => `et_pb_ab_shortcode_track_${post}`;
/** Returns the text of a trial for cookies. */
export const trialText = ({ post, subject, run }: Trial): string => `${post}_${subject}_${run}`;

/** Parses the text of a trial; undefined for anything else. */
export function parseTrial(owner: Document, text: string): Trial | undefined {
  const [post, subject, run, more] = text.split('_').map(idOf);
  return post && subject && run && more === undefined ? { owner, post, subject, run } : undefined;
}

/** Returns the name of a record's cookie. Clicks and shortcodes count for all variants together. */
const cookieName = (type: RecordType, { post, subject }: Trial, run: string): string =>
  `et_pb_ab_${type}_${post}${run}${/^cl|short/.test(type) ? '' : subject}`;

/**
 * Returns the address of the server that counts: this site's, or one on a host that the configuration names. Other hosts receive no
 * records and provide no variants.
 */
export function counterAddress({ baseURI, location }: Document): string | undefined {
  const url = safeAddress(setting('ajaxurl'), baseURI);
  if (url?.origin === location.origin || asList(siteOptions('tracking').hosts).includes(url?.hostname))
    return url?.href;
}

/** Sends a record, even while the visitor leaves the page. @returns resolves when it is sent, or has failed */
async function send(address: string, body: URLSearchParams): Promise<void> {
  try {
    if (navigator.sendBeacon?.(address, body)) return;
  } catch {
    // A policy of the page forbids the beacon; then `fetch` fails, too, without throwing.
  }
  await fetch(address, { method: 'POST', body, keepalive: true }).catch(() => {});
}

/** Records of this page, kept even in browsers without cookies. */
const recorded = shared('split-test-records', () => new Set<string>());

export const isRecorded = (trial: Trial, type: RecordType): boolean =>
  // Some versions of the original use the page's run in place of the test's.
  [trial.run, idOf(settings().unique_test_id)].some((run) => {
    const name = cookieName(type, trial, run);
    return recorded.has(name) || readCookie(trial.owner, name) === 'true';
  });

/** Adds a record once. @returns resolves when it is sent, or has failed */
export async function addRecord(trial: Trial, type: RecordType): Promise<void> {
  const { owner, post, subject, run } = trial;
  const address = counterAddress(owner);
  if (!address || isRecorded(trial, type)) return;
  const name = cookieName(type, trial, run);
  // Stored before the answer, so that a failed record is not sent twice.
  recorded.add(name);
  writeCookie(owner, name);
  const body = {
    action: 'et_pb_update_stats_table',
    stats_data_array: JSON.stringify({ test_id: Number(post) || post, subject_id: subject, record_type: type }),
    et_ab_log_nonce: setting('et_ab_log_nonce'),
  };
  await send(address, new URLSearchParams(body));
}
