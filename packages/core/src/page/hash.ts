/** Module state in the address: `#faq|2` or, for several modules, `#works|print|2||faq|1` (docs/reference/shared.md#state-in-the-address). */

import { exposeMember } from '../dom/jquery';
import { environmentStore, listenTo } from '../stores/environment-store';
import { LONGEST } from './coerce';

/** One module's entry. */
export interface HashEntry {
  id: string;
  params: string[];
}

/** Part of an address as text; broken escapes stay as they are. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The entries as they stand in the address. A stray bar at an end must not swallow the entry that follows. */
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

/** Takes a hash apart. A plain anchor is an entry without parameters. Total on any text; broken escapes stay as they are. */
export const parseHash = (hash: string): HashEntry[] => entriesOf(hash).map(parseEntry);

/** Half a surrogate pair cannot be escaped; it becomes U+FFFD. */
const encode = (part: string | number) => encodeURIComponent(String(part).replace(/\p{Surrogate}/gu, '\ufffd'));

/**
 * The hash that also says `id|params`: replaces the entry of the same id, keeps foreign ones (even a plain anchor) in
 * front, and answers the same text when nothing changes.
 *
 * @param params none may be empty: the format has no way to say so
 */
export function writeEntry(hash: string, id: string, params: readonly (string | number)[]): string {
  const mine = [id, ...params].map(encode).join('|');
  const entries = entriesOf(hash);
  const at = entries.findIndex((entry) => parseEntry(entry).id === id);
  entries[at < 0 ? entries.length : at] = mine;
  return entries.join('||');
}

/** An event other scripts send and hear: the element's parameters in the address have changed. */
export class HashEvent extends Event {
  constructor(readonly params: string[]) {
    super('et_hashchange', { bubbles: true });
    exposeMember('params');
  }
}

/** The address's hash, `#` included. While anyone listens, each change is also announced on the modules it names. */
export const $hash = environmentStore<string>(
  () => location.hash,
  (update) =>
    listenTo(window, ['hashchange'], () => {
      update();
      for (const { id, params } of parseHash(location.hash)) {
        if (params.length > 0) document.getElementById(id)?.dispatchEvent(new HashEvent(params));
      }
    }),
);

/**
 * Writes a module's state into the address as a new history entry. The page does not scroll, since no element has such
 * an id; nothing happens when the page has no element called `id` or the address already says so.
 */
export function setHash(id: string, params: readonly (string | number)[]): void {
  const next = `#${writeEntry(location.hash, id, params)}`;
  if (document.getElementById(id) && next !== location.hash) location.hash = next;
}
