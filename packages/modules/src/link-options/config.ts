/** Reads the address of an element that is a link (docs/reference/links.md#where-it-leads). */
import { asList, asRecord, asText, decodePart, type Page, remark, safeAddress } from '@enliven/core';

export interface LinkConfig {
  url: string;
  /** In a new window. */
  blank: boolean;
  generation: 4 | 5;
}

/** The address, absolute or a plain hash; undefined when it leads nowhere. @param base the page's own */
export function safeUrl(url: string, base: string): string | undefined {
  const plain = url.replaceAll('&#91;', '[').replaceAll('&#93;', ']').replaceAll('&amp;', '&').trim();
  return plain.startsWith('#') || safeAddress(plain, base, 'link') ? plain : undefined;
}

/** Reads the link; undefined without an entry or with an unsafe address. */
export function config(element: Element, page: Page): LinkConfig | undefined {
  const lists = [page.global('et_link_options_data'), page.global('diviElementLinkData')];
  for (const entry of lists.flatMap(asList).map(asRecord)) {
    const name = asText(entry.class)?.replace(/^\./, '');
    const [url, target] = [asText(entry.url), asText(entry.target)];
    if (!name || !url || !target || !element.classList.contains(name)) continue;
    const safe = safeUrl(url, element.baseURI);
    if (safe) return { url: safe, blank: target === '_blank', generation: page.generation };
    remark(`leads to "${url}", which is no address a link may have, so it is no link. Check the link of the module.`, {
      package: '@enliven/modules',
      behavior: 'link-options',
      element,
    });
  }
  return undefined;
}

const withoutEnd = (path: string) => path.toLowerCase().replace(/^(.*[^/])?\/*$/s, '$1');

/** The hash of an address that leads to the page itself, `#` included; undefined for all others. */
export function hashWithin(url: string, here: string): string | undefined {
  let target: URL;
  let current: URL;
  try {
    target = new URL(url, here);
    current = new URL(here);
  } catch {
    return undefined;
  }
  const { hash } = target;
  // A second # is the state of a script, not an anchor.
  if (hash.length < 2 || hash.indexOf('#', 1) > 0) return undefined;
  const same = (['origin', 'pathname', 'search'] as const).every(
    (part) => withoutEnd(target[part]) === withoutEnd(current[part]),
  );
  return same ? hash : undefined;
}

/** The element a hash names, by id or name; compared as text. */
export function anchorOf(owner: Document, hash: string): Element | null {
  const name = decodePart(hash.slice(1));
  return owner.getElementById(name) ?? owner.getElementsByName(name)[0] ?? null;
}
