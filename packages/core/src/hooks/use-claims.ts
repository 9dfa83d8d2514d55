/** Hooks that claim classes, attributes, styles, properties and ids of server elements while mounted. */
import { useLayoutEffect, useState } from 'react';
import { type ClaimKey, claim, claimSet, type WantedClaim } from '../claims/claim';
import { member } from '../dom/members';
import { matches } from '../dom/query';
import { shared } from '../runtime/shared';

/** Claims `key` while mounted; undefined releases the claim. */
function useClaim(element: Element | null | undefined, key: ClaimKey, value: unknown): void {
  useLayoutEffect(() => {
    if (element && value !== undefined) return claim(element, key, value);
  }, [element, key, value]);
}

/**
 * Claims a class: `on` true adds it, false removes it, undefined releases the claim.
 *
 * @example
 * ```ts
 * import { useClass } from '@enliven/core';
 *
 * const useOpen = (element: Element, isOpen: boolean) => useClass(element, 'et_pb_toggle_open', isOpen);
 * ```
 */
export function useClass(element: Element | null | undefined, name: string, on: boolean | undefined): void {
  useClaim(element, `class:${name}`, on);
}

/** Claims an attribute. Booleans become "true" and "false", as ARIA requires; null removes the attribute; undefined releases the claim. */
export function useAttr(
  element: Element | null | undefined,
  name: string,
  value: string | number | boolean | null | undefined,
): void {
  useClaim(element, `attr:${name}`, value == null ? value : String(value));
}

/** Claims a style. @param name in CSS spelling (`max-height`, `--gap`) @param value null removes the property; undefined releases the claim */
export function useStyle(element: Element | null | undefined, name: string, value: string | null | undefined): void {
  useClaim(element, `style:${name}`, value);
}

/** Claims a property; undefined releases the claim. */
export function useProp(element: Element | null | undefined, name: string, value: unknown): void {
  useClaim(element, `prop:${name}`, value);
}

/** Names an element for screen readers. A name of the page stays; undefined releases the claim. */
export function useLabel(element: Element | null | undefined, label: string | undefined): void {
  // Read once, since later the attribute may be our own.
  const [isNamed] = useState(() => matches(element, '[aria-label],[aria-labelledby]'));
  useAttr(element, 'aria-label', isNamed ? undefined : label);
}

/**
 * Like one `useClass`, `useAttr` or `useStyle` for each entry; entries may come and go between renders.
 *
 * @param wanted the same list costs nothing in a render
 */
export function useClaims(wanted: readonly WantedClaim[]): void {
  const [claims] = useState(claimSet);
  useLayoutEffect(() => claims.set(wanted), [claims, wanted]);
  useLayoutEffect(() => () => claims.set([]), [claims]);
}

const counter = shared('ids', () => ({ last: 0, ids: new WeakMap<Element, string>() }));

const fresh = () => `enliven-${++counter.last}`;

/** Returns the same id for the same element. */
function idFor(element: Element | null | undefined): string {
  if (!element) return fresh();
  const own = member(element, 'id');
  if (own) return own;
  const id = counter.ids.get(element) ?? fresh();
  counter.ids.set(element, id);
  return id;
}

/** Returns the id the element has while mounted. */
export function useElementId(element: Element | null | undefined): string | undefined {
  const [own] = useState(() => idFor(element));
  useAttr(element, 'id', element ? own : undefined);
  return element ? own : undefined;
}
