/** Another signature, where that of a page had grown old in a cache. */
import { fetchText } from '@enliven/core';
import { ASK_TIMEOUT } from '../shared/constants';
import { NONCE } from './entry';

/** The page itself, past every cache, is signed afresh. */
export async function freshNonce({ href }: { href: string }): Promise<string | undefined> {
  const url = new URL(href);
  url.searchParams.set('nocache', `${Date.now()}`);
  const { text } = await fetchText(url.href, { timeout: ASK_TIMEOUT });
  return new RegExp(`"${NONCE}"\\s*:\\s*"(\\w+)"`).exec(text)?.[1];
}
