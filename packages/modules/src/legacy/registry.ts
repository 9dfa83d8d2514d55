/** Registry of globals for older scripts; they are set on the window only if legacy is installed. */
import { shared } from '@enliven/core';

/** By name, as they appear on the window. */
export type LegacyGlobals = Record<string, unknown>;

const offers = shared('legacy', () => new Set<LegacyGlobals>());
const listeners = shared('legacy-listeners', () => new Set<(globals: LegacyGlobals) => void>());

/** Objects of this library that stand for the theme's own, so that they are not taken for originals. */
export const own = shared('legacy-own', () => new WeakSet<object>());

/** Offers globals; those that are installed already get them at once. @returns the function that withdraws the offer */
export function offerLegacy(globals: LegacyGlobals): () => void {
  offers.add(globals);
  for (const listener of listeners) listener(globals);
  return () => void offers.delete(globals);
}

/** Calls back for each offer, now and later. @returns the function that stops */
export function onOffer(listener: (globals: LegacyGlobals) => void): () => void {
  listeners.add(listener);
  for (const globals of offers) listener(globals);
  return () => void listeners.delete(listener);
}
