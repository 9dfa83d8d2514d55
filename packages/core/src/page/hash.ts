/** Module state in the address: `#faq|2` or, for several modules, `#works|print|2||faq|1` (docs/reference/shared.md#state-in-the-address). */

import { exposeMember } from '../dom/jquery';
import { member } from '../dom/members';
import { environmentStore, listenTo } from '../stores/environment-store';
import { LONGEST } from './coerce';

/** Entry of one module. */
export interface HashEntry {
  id: string;
  params: string[];
}

/** Decodes a part of an address. Broken escapes do not change. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Splits the hash into entries. A stray bar at the end of one entry does not affect the next. */
const entriesOf = (hash: string) =>
  // Limited, since every module of a page parses it.
  hash
    .slice(0, LONGEST)
    .replace(/^#/, '')
    .split(/\|{2,}|\|$/)
    .filter(Boolean);

function parseEntry(entry: string): HashEntry {
  const [id = '', ...params] = entry.split('|').map(decodePart);
  return { id, params };
}

/** Parses a hash. A plain anchor is an entry without parameters. Accepts any text. */
export const parseHash = (hash: string): HashEntry[] => entriesOf(hash).map(parseEntry);

/** Half a surrogate pair cannot be escaped; it becomes U+FFFD. */
const encode = (part: string | number) => encodeURIComponent(String(part).replace(/\p{Surrogate}/gu, '\ufffd'));

/**
 * Returns a hash with the entry `id|params`: replaces the entry of the same id, keeps other entries (also a plain anchor) in front, and
 * returns the same text if nothing changes.
 *
 * @param params must not be empty texts, which the format cannot express
 */
export function writeEntry(hash: string, id: string, params: readonly (string | number)[]): string {
  const mine = [id, ...params].map(encode).join('|');
  const entries = entriesOf(hash);
  const at = entries.findIndex((entry) => parseEntry(entry).id === id);
  entries[at < 0 ? entries.length : at] = mine;
  return entries.join('||');
}

/** Event `et_hashchange`, which other scripts send and receive: the parameters of an element have changed. */
export class HashEvent extends Event {
  constructor(readonly params: string[]) {
    super('et_hashchange', { bubbles: true });
    exposeMember('params');
  }
}

/** Store of the address's hash, with `#`. While it has listeners, each change also sends `et_hashchange` to the modules in the hash. */
export const $hash = environmentStore<string>(
  () => location.hash,
  (update) =>
    listenTo(window, ['hashchange'], () => {
      update();
      for (const { id, params } of parseHash(location.hash)) {
        const module = document.getElementById(id);
        if (module && params.length > 0) member(module, 'dispatchEvent')(new HashEvent(params));
      }
    }),
);

/**
 * Writes a module's state into the address as a new history entry. The page does not scroll, since no element has such an id. Does
 * nothing if no element has the id, or the address already has the state.
 */
export function setHash(id: string, params: readonly (string | number)[]): void {
  const next = `#${writeEntry(location.hash, id, params)}`;
  if (document.getElementById(id) && next !== location.hash) location.hash = next;
}
