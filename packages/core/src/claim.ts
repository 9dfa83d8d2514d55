/** The ledger: counted, reversible writes on elements that belong to the server. */
import { type Kind, readers, type Snapshot, snapshot, tidy, writers } from './claim-kinds';
import { shared } from './shared';

/** `class:name`, `attr:name`, `style:property` or `prop:name`. */
export type ClaimKey = `${Kind}:${string}`;
export type Release = () => void;

/** Gives the claim back; calling it again does nothing. */
export interface Claim extends Release {
  /** Claims another value instead, which costs less than a new claim. */
  to(value: unknown): void;
}

interface Entry {
  /** What the server had. */
  server: unknown;
  /** What the element answered right after our last write; anything else later was written by someone else. */
  written: unknown;
  /** Live claims, the newest last: the newest decides. */
  claims: { value: unknown }[];
}

interface Sheet {
  server: Snapshot;
  entries: Map<ClaimKey, Entry>;
  /** The style attribute as we left it; undefined for good once somebody else has written there. */
  style: string | null | undefined;
}

const sheets = shared('claims', () => new WeakMap<Element, Sheet>());

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
  const colon = key.indexOf(':');
  const kind = key.slice(0, colon) as Kind;
  const name = key.slice(colon + 1);
  const read = () => readers[kind](element, name);
  const style = () => kind === 'style' && element.getAttribute('style');
  let sheet = sheets.get(element) as Sheet;
  if (!sheet) {
    const server = snapshot(element);
    sheet = { server, entries: new Map(), style: server.get('style') ?? null };
    sheets.set(element, sheet);
  }
  const entry = sheet.entries.get(key) ?? { server: read(), written: undefined, claims: [] };
  sheet.entries.set(key, entry);

  function write(wanted: unknown): void {
    const before = style();
    if (read() !== wanted) {
      writers[kind](element, name, wanted);
      // A browser may spell it differently.
      entry.written = read();
    } else entry.written = wanted;
    if (before !== false) sheet.style = before === sheet.style ? (style() as string | null) : undefined;
  }

  const mine = { value };
  entry.claims.push(mine);
  write(value);

  const { claims } = entry;
  const release = () => {
    const at = claims.indexOf(mine);
    if (at < 0) return;
    claims.splice(at, 1);
    const next = claims.at(-1);
    if (next) return write(next.value);
    if (read() === entry.written) write(entry.server);
    sheet.entries.delete(key);
    // A shorthand takes its parts with it, so without foreign writes the server's whole text is put back.
    if (style() === sheet.style && !/style:/.test(`${[...sheet.entries.keys()]}`)) {
      sheet.style = sheet.server.get('style') ?? null;
      writers.attr(element, 'style', sheet.style);
    }
    if (sheet.entries.size > 0) return;
    sheets.delete(element);
    tidy(element, sheet.server);
  };
  release.to = (next: unknown) => {
    mine.value = next;
    if (claims.at(-1) === mine) write(next);
  };
  return release;
}
