/** Fetches a new nonce. Lazy part: fetched when the page's nonce has expired in a cache. */
import { fetchText } from '@enliven/core';
import { OPTIONAL_TIMEOUT } from '../shared/time-limits';
import { NONCE } from './subscribe';

/** Fetches the page past every cache and reads its nonce. */
export async function fetchNonce({ href }: { href: string }): Promise<string | undefined> {
  const url = new URL(href);
  url.searchParams.set('nocache', `${Date.now()}`);
  const { text } = await fetchText(url.href, { timeout: OPTIONAL_TIMEOUT });
  return new RegExp(`"${NONCE}"\\s*:\\s*"(\\w+)"`).exec(text)?.[1];
}
