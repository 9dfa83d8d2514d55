/** Tells links within the page from those that leave it. */
import { decodePart } from '@enliven/core';

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
  // A second # is some script's own state, not an anchor.
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
