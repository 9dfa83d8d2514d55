/** The ledger: counted, reversible writes on elements that belong to the server. */

import { shared } from '../runtime/shared';
import { type Kind, readers, type Snapshot, snapshot, tidy, writers } from './claim-kinds';

/** `class:name`, `attr:name`, `style:property` or `prop:name`. */
export type ClaimKey = `${Kind}:${string}`;

/** Gives something back. Calling it again does nothing. */
export type Release = () => void;

/** Gives the claim back; calling it again does nothing. */
export interface Claim extends Release {
  /** Claims another value instead, which costs less than a new claim. */
  to(value: unknown): void;
}

/** One thing of one element, as long as somebody claims it. */
interface Entry {
  element: Element;
  sheet: Sheet;
  key: ClaimKey;
  kind: Kind;
  name: string;
  /** What the server had. */
  server: unknown;
  /** What the element answered right after our last write; anything else later was written by someone else. */
  written?: unknown;
  /** Live claims, the newest last: the newest decides. */
  claims: Held[];
}

interface Held {
  value: unknown;
}

/** What is claimed of one element. */
interface Sheet {
  server: Snapshot;
  entries: Entry[];
  /** The style attribute as we left it; undefined for good once somebody else has written there. */
  style: string | null | undefined;
}

// Pages claim thousands of things: what they share is told what it is about, rather than made anew for each.
const sheets = shared('claims', () => new WeakMap<Element, Sheet>());

const read = ({ element, kind, name }: Entry) => readers[kind](element, name);
const style = ({ element, kind }: Entry) => kind === 'style' && element.getAttribute('style');

function sheetOf(element: Element): Sheet {
  const known = sheets.get(element);
  if (known) return known;
  const server = snapshot(element);
  const sheet = { server, entries: [], style: server.get('style') ?? null };
  sheets.set(element, sheet);
  return sheet;
}

function entryOf(element: Element, key: ClaimKey): Entry {
  const sheet = sheetOf(element);
  const known = sheet.entries.find((entry) => entry.key === key);
  if (known) return known;
  const colon = key.indexOf(':');
  const kind = key.slice(0, colon) as Kind;
  const name = key.slice(colon + 1);
  const entry: Entry = { element, sheet, key, kind, name, server: readers[kind](element, name), claims: [] };
  sheet.entries = sheet.entries.concat(entry);
  return entry;
}

function write(entry: Entry, wanted: unknown): void {
  const { element, sheet, kind, name } = entry;
  const before = style(entry);
  if (read(entry) !== wanted) writers[kind](element, name, wanted);
  // A browser may spell it differently.
  entry.written = read(entry);
  if (before !== false) sheet.style = before === sheet.style ? (style(entry) as string | null) : undefined;
}

function giveBack(entry: Entry, held: Held): void {
  const { element, sheet, claims } = entry;
  const at = claims.indexOf(held);
  if (at < 0) return;
  claims.splice(at, 1);
  const next = claims.at(-1);
  if (next) {
    write(entry, next.value);
    return;
  }
  if (read(entry) === entry.written) write(entry, entry.server);
  sheet.entries = sheet.entries.filter((one) => one !== entry);
  // A shorthand takes its parts with it, so without foreign writes the server's whole text is put back.
  if (style(entry) === sheet.style && !sheet.entries.some(({ kind }) => kind === 'style')) {
    sheet.style = sheet.server.get('style') ?? null;
    writers.attr(element, 'style', sheet.style);
  }
  if (sheet.entries[0]) return;
  sheets.delete(element);
  tidy(element, sheet.server);
}

/**
 * Makes `element` look as we say until released.
 *
 * The first claim on a key remembers what the server printed; the last release restores it, unless somebody else has
 * written there since. After the last release the element's markup is byte for byte what it was.
 *
 * @param value class: boolean · attr and style: text, or null to remove (styles may end in `!important`) · prop: anything
 * @returns the function that gives the claim back
 */
export function claim(element: Element, key: ClaimKey, value: unknown): Claim {
  const entry = entryOf(element, key);
  const held = { value };
  entry.claims = entry.claims.concat(held);
  write(entry, value);
  const release = () => giveBack(entry, held);
  release.to = (next: unknown) => {
    held.value = next;
    if (entry.claims.at(-1) === held) write(entry, next);
  };
  return release;
}
