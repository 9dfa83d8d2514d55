/** Hooks that claim classes, attributes, styles, properties and ids of server elements while mounted. */
import { useLayoutEffect, useState } from 'react';
import { type ClaimKey, claim, claimSet, type WantedClaim } from '../claims/claim';
import { shared } from '../runtime/shared';

/** Claims `key` while mounted; undefined for no claim. */
function useClaim(element: Element | null | undefined, key: ClaimKey, value: unknown): void {
  useLayoutEffect(() => {
    if (element && value !== undefined) return claim(element, key, value);
  }, [element, key, value]);
}

/** `on` true adds the class, false takes it away, undefined for no claim. */
export function useClass(element: Element | null | undefined, name: string, on: boolean | undefined): void {
  useClaim(element, `class:${name}`, on);
}

/** Booleans become "true" and "false", as ARIA wants; null removes the attribute; undefined for no claim. */
export function useAttr(
  element: Element | null | undefined,
  name: string,
  value: string | number | boolean | null | undefined,
): void {
  useClaim(element, `attr:${name}`, value == null ? value : String(value));
}

/** `name` in CSS spelling (`max-height`, `--gap`); null removes it; undefined for no claim. */
export function useStyle(element: Element | null | undefined, name: string, value: string | null | undefined): void {
  useClaim(element, `style:${name}`, value);
}

/** undefined for no claim. */
export function useProp(element: Element | null | undefined, name: string, value: unknown): void {
  useClaim(element, `prop:${name}`, value);
}

/** Names an element for screen readers; a name that the page gives it stays, undefined for no claim. */
export function useLabel(element: Element | null | undefined, label: string | undefined): void {
  // Read once, since later our own words are there.
  const [isNamed] = useState(() => element?.matches('[aria-label],[aria-labelledby]'));
  useAttr(element, 'aria-label', isNamed ? undefined : label);
}

/**
 * Like one `useClass`, `useAttr` or `useStyle` for each entry; entries may come and go between renders.
 *
 * @param wanted costs nothing in a render in which it is the same list
 */
export function useClaims(wanted: readonly WantedClaim[]): void {
  const [claims] = useState(claimSet);
  useLayoutEffect(() => claims.set(wanted), [claims, wanted]);
  useLayoutEffect(() => () => claims.set([]), [claims]);
}

const counter = shared('ids', () => ({ last: 0, given: new WeakMap<Element, string>() }));

const fresh = () => `enliven-${++counter.last}`;

/** Returns the same id for the same element. */
function idFor(element: Element | null | undefined): string {
  if (!element) return fresh();
  if (element.id) return element.id;
  const id = counter.given.get(element) ?? fresh();
  counter.given.set(element, id);
  return id;
}

/** Returns the id the element has while mounted. */
export function useElementId(element: Element | null | undefined): string | undefined {
  const [own] = useState(() => idFor(element));
  useAttr(element, 'id', element ? own : undefined);
  return element ? own : undefined;
}
