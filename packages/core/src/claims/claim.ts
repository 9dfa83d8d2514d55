/** Counted, reversible writes to server elements. */

import { shared } from '../runtime/shared';
import { type Kind, readers, restoreSpelling, type Snapshot, snapshot, writers } from './claim-kinds';

/** `class:name`, `attr:name`, `style:property` or `prop:name`. */
export type ClaimKey = `${Kind}:${string}`;

/** Releases a claim. Calling it again does nothing. */
export type Release = () => void;

/** Releases the claim; calling it again does nothing. */
export interface Claim extends Release {
  /** Claims another value instead, which costs less than a new claim. */
  to(value: unknown): void;
}

/** A claimed key of an element. */
interface Entry {
  element: Element;
  owner: ElementClaims;
  key: ClaimKey;
  kind: Kind;
  name: string;
  /** The server's value. */
  server: unknown;
  /** Value after the last write; another value was written by another script. */
  written?: unknown;
  /** Live claims, the newest last: the newest decides. */
  claims: Held[];
}

interface Held {
  value: unknown;
}

/** All claims on one element. */
interface ElementClaims {
  server: Snapshot;
  entries: Entry[];
  /** The style attribute after the last write; undefined once another script has written it. */
  style: string | null | undefined;
}

// Pages claim thousands of keys, so functions take the entry as an argument instead of closing over it.
const elementClaims = shared('claims', () => new WeakMap<Element, ElementClaims>());

const read = ({ element, kind, name }: Entry) => readers[kind](element, name);
const style = ({ element, kind }: Entry) => kind === 'style' && element.getAttribute('style');

function elementClaimsOf(element: Element): ElementClaims {
  const known = elementClaims.get(element);
  if (known) return known;
  const server = snapshot(element);
  const owner = { server, entries: [], style: server.get('style') ?? null };
  elementClaims.set(element, owner);
  return owner;
}

function entryOf(element: Element, key: ClaimKey): Entry {
  const owner = elementClaimsOf(element);
  const known = owner.entries.find((entry) => entry.key === key);
  if (known) return known;
  const colon = key.indexOf(':');
  const kind = key.slice(0, colon) as Kind;
  const name = key.slice(colon + 1);
  const entry: Entry = { element, owner, key, kind, name, server: readers[kind](element, name), claims: [] };
  owner.entries = owner.entries.concat(entry);
  return entry;
}

function write(entry: Entry, wanted: unknown): void {
  const { element, owner, kind, name } = entry;
  const before = style(entry);
  if (read(entry) !== wanted) writers[kind](element, name, wanted);
  // Browsers may normalize the value.
  entry.written = read(entry);
  if (before !== false) owner.style = before === owner.style ? (style(entry) as string | null) : undefined;
}

function releaseHeld(entry: Entry, held: Held): void {
  const { element, owner, claims } = entry;
  const at = claims.indexOf(held);
  if (at < 0) return;
  claims.splice(at, 1);
  const next = claims.at(-1);
  if (next) {
    write(entry, next.value);
    return;
  }
  if (read(entry) === entry.written) write(entry, entry.server);
  owner.entries = owner.entries.filter((one) => one !== entry);
  // Shorthands change other properties, so the server's text is restored unless another script has written it.
  if (style(entry) === owner.style && !owner.entries.some(({ kind }) => kind === 'style')) {
    owner.style = owner.server.get('style') ?? null;
    writers.attr(element, 'style', owner.style);
  }
  if (owner.entries[0]) return;
  elementClaims.delete(element);
  restoreSpelling(element, owner.server);
}

/**
 * Writes to `element` until released.
 *
 * The first claim on a key stores the server's value; the last release restores it, unless another script has
 * written it since. After the last release the element's markup is byte for byte what it was.
 *
 * @param value class: boolean · attr and style: text, or null to remove (styles may end in `!important`) · prop: anything
 * @returns the function that releases the claim
 */
export function claim(element: Element, key: ClaimKey, value: unknown): Claim {
  const entry = entryOf(element, key);
  const held = { value };
  entry.claims = entry.claims.concat(held);
  write(entry, value);
  const release = () => releaseHeld(entry, held);
  release.to = (next: unknown) => {
    held.value = next;
    if (entry.claims.at(-1) === held) write(entry, next);
  };
  return release;
}
