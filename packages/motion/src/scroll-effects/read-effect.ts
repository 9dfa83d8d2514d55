/** Reads effects of the page's data: missing fields get the theme's defaults, limits their order (docs/reference/scroll-effects.md#reading). */
import { asNumber, asText } from '@enliven/core';
import { type Effect, type Look, RESOLVERS, type Resolver } from './effect';
import type { Entry } from './lists';
import { parseStatics } from './statics';

const UNIT = /\d\s*(cm|em|mm|in|pc|pt|px|rem)$/;

/**
 * @param odd hears what cannot be read
 * @returns undefined for an effect that is switched off, or of a kind nobody knows
 */
function readEffect(entry: Entry, odd: () => void): Effect | undefined {
  const resolver = entry.resolver as Resolver;
  if (!RESOLVERS.includes(resolver)) {
    if (resolver !== undefined) odd();
    return undefined;
  }
  // What is there but cannot be read is a mistake.
  const numberOf = (field: string, usual = resolver === 'scale' ? 100 : 0): number => {
    const number = asNumber(entry[field]);
    if (number === undefined && (entry[field] ?? '') !== '') odd();
    return number ?? usual;
  };
  const limits = [numberOf('start', 0), numberOf('midStart', 50), numberOf('midEnd', 50), numberOf('end', 100)];
  const [start = 0, midStart = 0, midEnd = 0, end = 0] = limits
    .map((limit) => Math.min(100, Math.max(0, limit)))
    .sort((a, b) => a - b);
  const unit = resolver === 'blur' && UNIT.exec(asText(entry.startValue)?.trim() ?? '')?.[1];
  return {
    resolver,
    start,
    midStart,
    midEnd,
    end,
    startValue: numberOf('startValue'),
    midValue: numberOf('midValue'),
    endValue: numberOf('endValue'),
    ...(unit && { unit }),
  };
}

/** What one selector's entries make of it. */
export const lookOf = (entries: readonly Entry[], odd: () => void): Look => ({
  effects: entries.flatMap((entry) => readEffect(entry, odd) ?? []),
  statics: parseStatics(entries[0]?.transforms),
});
