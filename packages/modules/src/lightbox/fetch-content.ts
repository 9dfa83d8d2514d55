/** Fetches a page of this site for the lightbox, with nothing in it that runs. Lazy part: fetched when it shows a page. */
import { fetchHtml, parseHtml } from '@enliven/core';
import type { LightboxItem } from './lightbox';

/** @throws when it is a page of another site, or does not come */
export async function fetchContent({ href, link }: LightboxItem, signal: AbortSignal): Promise<Node[]> {
  const { origin } = link.ownerDocument.location;
  const address = new URL(href, link.ownerDocument.baseURI);
  if (address.origin !== origin) throw new Error(`${address.origin} is another site`);
  const { status, text } = await fetchHtml(address.href, { signal });
  if (status >= 400) throw new Error(`HTTP ${status}`);
  return [...parseHtml(text).body.childNodes];
}
