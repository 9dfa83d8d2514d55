/** Counted, reversible writes to server elements. */
import { member, membersOf } from '../dom/members';
import { shared } from '../runtime/shared';

/** Kind of claim. */
type Kind = 'class' | 'attr' | 'style' | 'prop';

const styleOf = (element: Element) => member(element as HTMLElement, 'style');
const members = (element: Element) => element as unknown as Record<string, unknown>;
const IMPORTANT = ' !important';

const readers: Record<Kind, (element: Element, name: string) => unknown> = {
  class: (element, name) => member(element, 'classList').contains(name),
  attr: (element, name) => member(element, 'getAttribute')(name),
  style(element, name) {
    const style = styleOf(element);
    return style.getPropertyValue(name) + (style.getPropertyPriority(name) && IMPORTANT) || null;
  },
  prop: (element, name) => members(element)[name],
};

const writers: Record<Kind, (element: Element, name: string, value: unknown) => void> = {
  // A name with spaces would throw; it may come from a server's answer.
  class: (element, name, value) => void (/^\S+$/.test(name) && member(element, 'classList').toggle(name, !!value)),
  attr: (element, name, value) =>
    value == null ? member(element, 'removeAttribute')(name) : member(element, 'setAttribute')(name, `${value}`),
  style(element, name, value) {
    const [text = '', important] = `${value ?? ''}`.split(IMPORTANT);
    styleOf(element).setProperty(name, text, important === undefined ? '' : 'important');
  },
  prop(element, name, value) {
    const { firstChild: text, lastChild } = element;
    // Keeps the text node: replacing it in every frame would notify observers of inserted markup.
    if (name === 'textContent' && value && text === lastChild && text?.nodeType === Node.TEXT_NODE)
      text.nodeValue = `${value}`;
    else members(element)[name] = value;
  },
};

/** Attributes of an element, in their order and spelling. */
type Snapshot = ReadonlyMap<string, string>;

const snapshot = (element: Element): Snapshot =>
  new Map(member(element, 'getAttributeNames')().map((name) => [name, readers.attr(element, name) as string]));

/** Normal forms of the two attributes that browsers rewrite. */
const MEANING: Record<string, (text: string, element: Element) => string> = {
  class: (text) => [...new Set(text.trim().split(/\s+/))].sort().join(' '),
  style(text, element) {
    const probe = member(element, 'ownerDocument').createElement('i');
    styleOf(probe).cssText = text;
    return Array.from(styleOf(probe), (name) => name + readers.style(probe, name))
      .sort()
      .join();
  },
};

/** Restores the server's spelling of attributes with the server's meaning. */
function restoreSpelling(element: Element, server: Snapshot): void {
  for (const [name, meaning] of Object.entries(MEANING)) {
    const now = readers.attr(element, name) as string | null;
    const then = server.get(name);
    if (now === null || now === then || meaning(now, element) !== meaning(then ?? '', element)) continue;
    writers.attr(element, name, then);
  }
  // An attribute that was removed and set again is last, which outerHTML shows, so it and those after it are set again in
  // order. Those before stay untouched: a range input without its limits would lose its value.
  const names = member(element, 'getAttributeNames')();
  const order = [...server.keys()].filter((name) => names.includes(name));
  const from = order.findIndex((name, at) => name !== names[at]);
  if (order.length < names.length || from < 0) return;
  const whole = membersOf(element);
  for (const name of order.slice(from))
    whole.setAttributeNode(whole.removeAttributeNode(whole.getAttributeNode(name) as Attr));
}

/** `class:name`, `attr:name`, `style:property` or `prop:name`. */
export type ClaimKey = `${Kind}:${string}`;

/** Releases a claim. Calling it again does nothing. */
export type Release = () => void;

/** Releases the claim; calling it again does nothing. */
export interface Claim extends Release {
  /** Claims another value instead, which costs less than a new claim. */
  to(value: unknown): void;
}

/** Claimed key of an element. */
interface Entry {
  element: Element;
  owner: ElementClaims;
  key: ClaimKey;
  kind: Kind;
  name: string;
  /** The server's value. */
  server: unknown;
  /** Value after the last write. If the element has another value, another script has written it. */
  written?: unknown;
  /** Live claims, the newest last: the newest decides. */
  claims: ClaimedValue[];
}

interface ClaimedValue {
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

/** Whether an element has a claim. */
export const isClaimed = (element: Element): boolean => elementClaims.has(element);

const read = ({ element, kind, name }: Entry) => readers[kind](element, name);
const style = ({ element, kind }: Entry) => kind === 'style' && (readers.attr(element, 'style') as string | null);

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

function releaseHeld(entry: Entry, held: ClaimedValue): void {
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
 * written it since. After the last release the element's markup is byte for byte the server's.
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

/** Wanted claim. Without an element there is no claim, so a condition can replace the element. */
export type WantedClaim = readonly [
  element: Element | '' | 0 | false | null | undefined,
  key: ClaimKey,
  value: unknown,
];

/** Claims that change, one for each element and key. */
export interface ClaimSet {
  /** Replaces the claims; an empty list releases all. */
  set(wanted: readonly WantedClaim[]): void;
  /** Claims a value, in place of the value that was claimed before. */
  put(element: Element, key: ClaimKey, value: unknown): void;
  /** Releases one claim. */
  drop(element: Element, key: ClaimKey): void;
}

interface ActiveClaim {
  value: unknown;
  release: Claim;
}

/** Creates an empty set of claims. A claim that stays the same is not written again. */
export function claimSet(): ClaimSet {
  const active = new Map<Element, Map<ClaimKey, ActiveClaim>>();

  function put(element: Element, key: ClaimKey, value: unknown): ActiveClaim {
    const own = active.get(element) ?? new Map<ClaimKey, ActiveClaim>();
    active.set(element, own);
    let known = own.get(key);
    if (!known) {
      known = { value, release: claim(element, key, value) };
      own.set(key, known);
    } else if (known.value !== value) {
      known.value = value;
      known.release.to(value);
    }
    return known;
  }

  function drop(element: Element, key: ClaimKey): void {
    const own = active.get(element);
    own?.get(key)?.release();
    own?.delete(key);
    if (own?.size === 0) active.delete(element);
  }

  return {
    put,
    drop,
    set(wanted) {
      const kept = new Set<ActiveClaim>();
      for (const [element, key, value] of wanted) if (element) kept.add(put(element, key, value));
      for (const [element, own] of active) for (const [key, one] of own) if (!kept.has(one)) drop(element, key);
    },
  };
}
