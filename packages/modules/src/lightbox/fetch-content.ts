/** Fetches a page of this site for the lightbox, without scripts. Loads when the lightbox shows a page. */
import { fetchHtml, parseHtml } from '@enliven/core';
import type { LightboxItem } from './lightbox';

/** Returns the nodes of a page. @throws if the page belongs to another site or fails to load */
export async function fetchContent({ href, link }: LightboxItem, signal: AbortSignal): Promise<Node[]> {
  const { origin } = link.ownerDocument.location;
  const address = new URL(href, link.ownerDocument.baseURI);
  if (address.origin !== origin) throw new Error(`${address.origin} is another site`);
  const { status, text } = await fetchHtml(address.href, { signal });
  if (status >= 400) throw new Error(`HTTP ${status}`);
  return [...parseHtml(text).body.childNodes];
}
