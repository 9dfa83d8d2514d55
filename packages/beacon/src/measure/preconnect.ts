/** Measures the other hosts from which the page loads files (docs/reference/beacon.md#preconnect). */

import { parseUrl } from '../page/addresses';
import { containsAny, listOf, type Run } from '../run';

/** @param origins receives the results, including those before an error */
export async function measurePreconnect({ data, each, log }: Run, origins: string[]): Promise<void> {
  const matchedItems: [host: string, tag: string][] = [];
  const excludedItems: { domain: string; elementType: string }[] = [];
  const tags = listOf(data.preconnect_external_domain_elements).join();
  await each(tags ? document.querySelectorAll(tags) : [], (element) => {
    // Members are resolved addresses; without either, the page's address results.
    const { localName, outerHTML, src, href } = element as HTMLScriptElement & HTMLLinkElement;
    const url = parseUrl(src || href);
    if (!url) return log(src);
    const { hostname, origin } = url;
    if (containsAny(`${outerHTML.split('>', 1)}>`, data.preconnect_external_domain_exclusions))
      excludedItems.push({ domain: hostname, elementType: localName });
    else if (hostname && hostname !== location.hostname && !origins.includes(origin)) {
      origins.push(origin);
      matchedItems.push([hostname, localName]);
    }
  });
  log({ matchedItems, excludedItems });
}
