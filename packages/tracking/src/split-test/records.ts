/** What is recorded of a visitor, each kind once (docs/reference/tracking.md#records). */
import { asList, asRecord, asText, page, safeAddress, shared, siteOptions } from '@enliven/core';

/** @returns the value; empty where there is none */
const readCookie = ({ cookie }: Document, name: string): string =>
  `; ${cookie}`.split(`; ${name}=`)[1]?.split(';')[0] ?? '';

/** @param age in seconds @default a year */
export function writeCookie(owner: Document, name: string, value = 'true', age = 365 * 24 * 60 * 60): void {
  const secure = owner.location.origin.startsWith('https') ? '; Secure' : '';
  owner.cookie = `${name}=${value}; path=/; max-age=${age}; SameSite=Lax${secure}`;
}

/** Reads what counts once, and deletes it. */
export function takeCookie(owner: Document, name: string): string {
  const value = readCookie(owner, name);
  if (value) writeCookie(owner, name, 'true', -1);
  return value;
}

export type RecordType = 'read_page' | 'read_goal' | 'view_goal' | 'click_goal' | 'con_goal' | 'con_short';

/** What the theme tells its script; read when it is needed, for footers print it. */
export const settings = (): Record<string, unknown> => asRecord(page().global('et_pb_custom'));

/** Text among it; empty where there is none. */
export const setting = (name: string): string => asText(settings()[name]) ?? '';

/** A test, and the variant this visitor sees of it. */
export interface Trial {
  /** Where it is seen, or counted. */
  owner: Document;
  /** Id of what is tested. */
  post: string;
  /** Names the run of the test in cookies. */
  run: string;
  subject: string;
}

/** Ids are parts of names of cookies, so they have none of the signs that mean something there. */
export const idOf = (value: unknown): string => {
  const text = asText(value) ?? '';
  return /^[A-Za-z0-9-]{1,64}$/.test(text) ? text : '';
};

export const SHOP = 'et_pb_ab_shop_log';
export const commentCookie = ({ post, run }: Trial): string => `et_pb_ab_comment_log_${post}${run}`;
export const shortcodeCookie = (post: string): string => `et_pb_ab_shortcode_track_${post}`;
export const pending = ({ post, subject, run }: Trial): string => `${post}_${subject}_${run}`;

/** Reads what `pending` has written; undefined where it is something else. */
export function trialOf(owner: Document, text: string): Trial | undefined {
  const [post, subject, run, more] = text.split('_').map(idOf);
  return post && subject && run && more === undefined ? { owner, post, subject, run } : undefined;
}

/** Clicks and shortcodes count whatever variant is seen. */
const nameOf = (type: RecordType, { post, subject }: Trial, run: string): string =>
  `et_pb_ab_${type}_${post}${run}${/^cl|short/.test(type) ? '' : subject}`;

/**
 * The server that counts: this site's own, or one that its configuration names by its host. Elsewhere nobody learns what visitors do,
 * and no variant comes from there.
 */
export function counterAddress({ baseURI, location }: Document): string | undefined {
  const url = safeAddress(setting('ajaxurl'), baseURI);
  if (url?.origin === location.origin || asList(siteOptions('tracking').hosts).includes(url?.hostname))
    return url?.href;
}

/** Sends what was recorded, even while the page is left. @returns resolves when it is on its way, or has failed */
async function send(address: string, body: URLSearchParams): Promise<void> {
  try {
    if (navigator.sendBeacon?.(address, body)) return;
  } catch {
    // A policy of the page does not allow it; nor will the next, but that says so without throwing.
  }
  await fetch(address, { method: 'POST', body, keepalive: true }).catch(() => {});
}

/** What has been recorded on this page, also where cookies are switched off. */
const recorded = shared('split-test-records', () => new Set<string>());

export const isRecorded = (trial: Trial, type: RecordType): boolean =>
  // Some versions of the original name the run of the page where another is meant.
  [trial.run, idOf(settings().unique_test_id)].some((run) => {
    const name = nameOf(type, trial, run);
    return recorded.has(name) || readCookie(trial.owner, name) === 'true';
  });

/** Records it once. @returns resolves when it is on its way, or has failed */
export async function addRecord(trial: Trial, type: RecordType): Promise<void> {
  const { owner, post, subject, run } = trial;
  const address = counterAddress(owner);
  if (!address || isRecorded(trial, type)) return;
  const name = nameOf(type, trial, run);
  // Before the answer: what fails is not sent twice.
  recorded.add(name);
  writeCookie(owner, name);
  const body = {
    action: 'et_pb_update_stats_table',
    stats_data_array: JSON.stringify({ test_id: Number(post) || post, subject_id: subject, record_type: type }),
    et_ab_log_nonce: setting('et_ab_log_nonce'),
  };
  await send(address, new URLSearchParams(body));
}
