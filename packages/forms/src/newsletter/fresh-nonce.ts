/** Fetches a new nonce. Lazy part: fetched when the page's nonce has expired in a cache. */
import { fetchText } from '@enliven/core';
import { ASK_TIMEOUT } from '../shared/request';
import { NONCE } from './newsletter-session';

/** Fetches the page past every cache and reads its nonce. */
export async function freshNonce({ href }: { href: string }): Promise<string | undefined> {
  const url = new URL(href);
  url.searchParams.set('nocache', `${Date.now()}`);
  const { text } = await fetchText(url.href, { timeout: ASK_TIMEOUT });
  return new RegExp(`"${NONCE}"\\s*:\\s*"(\\w+)"`).exec(text)?.[1];
}
