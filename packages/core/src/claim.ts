/** The ledger: counted, reversible writes on elements that belong to the server. */
import { type Kind, readers, type Snapshot, snapshot, tidy, writers } from './claim-kinds';
import { shared } from './shared';

/** `class:name`, `attr:name`, `style:property` or `prop:name`. */
export type ClaimKey = `${Kind}:${string}`;
/** class: boolean · attr: string, or null to remove · style: string, or null to remove · prop: anything. */
export type ClaimValue = unknown;
export type Release = () => void;

interface Entry {
  /** What the server had. */
  server: unknown;
  /** What the element answered right after our last write; anything else later was written by someone else. */
  written: unknown;
  /** Live claims, the newest last: the newest decides. */
  values: { value: ClaimValue }[];
}

interface Sheet {
  snapshot: Snapshot;
  entries: Map<ClaimKey, Entry>;
}

const sheets = shared('claims', () => new WeakMap<Element, Sheet>());

function write(element: Element, kind: Kind, name: string, entry: Entry, value: unknown): void {
  if (readers[kind](element, name) !== value) writers[kind](element, name, value);
  entry.written = readers[kind](element, name);
}

/**
 * Makes `element` look as we say until released.
 *
 * The first claim on a key remembers what the server printed; the last release restores it, unless somebody else has
 * written there since. After the last release the element's markup is byte for byte what it was.
 *
 * @returns the function that gives the claim back; calling it again does nothing.
 */
export function claim(element: Element, key: ClaimKey, value: ClaimValue): Release {
  const colon = key.indexOf(':');
  const kind = key.slice(0, colon) as Kind;
  const name = key.slice(colon + 1);
  let sheet = sheets.get(element);
  if (!sheet) {
    sheet = { snapshot: snapshot(element), entries: new Map() };
    sheets.set(element, sheet);
  }
  let entry = sheet.entries.get(key);
  if (!entry) {
    const server = readers[kind](element, name);
    entry = { server, written: server, values: [] };
    sheet.entries.set(key, entry);
  }
  const mine = { value };
  entry.values.push(mine);
  write(element, kind, name, entry, value);

  const held = { sheet, entry };
  return () => {
    const at = held.entry.values.indexOf(mine);
    if (at < 0) return;
    const wasTop = at === held.entry.values.length - 1;
    held.entry.values.splice(at, 1);
    if (held.entry.values.length > 0) {
      if (wasTop) write(element, kind, name, held.entry, (held.entry.values.at(-1) as { value: unknown }).value);
      return;
    }
    if (readers[kind](element, name) === held.entry.written) write(element, kind, name, held.entry, held.entry.server);
    held.sheet.entries.delete(key);
    if (held.sheet.entries.size > 0) return;
    sheets.delete(element);
    tidy(element, held.sheet.snapshot);
  };
}
