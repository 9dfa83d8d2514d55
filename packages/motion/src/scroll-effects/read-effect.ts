/** Reads effects and static transforms: missing fields get the theme's defaults, limits are sorted (docs/reference/scroll-effects.md#reading). */
import { asNumber, asRecord, asText } from '@enliven/core';
import { type Effect, type ElementEffects, RESOLVERS, type Resolver, type StaticTransform } from './effect';
import type { Entry } from './lists';

const FUNCTION = /^(scale|translate|rotate|skew)[XYZ]$/;
/** Units of arguments that are plain numbers; all others are angles. */
const UNITS: Readonly<Record<string, string>> = { scale: '', translate: 'px' };

/** Reads static transforms in the page's order; empty and unknown ones are left out. */
export const parseStaticTransforms = (transforms: unknown): StaticTransform[] =>
  Object.entries(asRecord(transforms)).flatMap(([name, value]): StaticTransform[] => {
    const [, family] = FUNCTION.exec(name) ?? [];
    const argument = asText(value)?.trim();
    if (!argument || !family) return [];
    return [[name, argument + (/^[+-]?[\d.]+$/.test(argument) ? (UNITS[family] ?? 'deg') : '')]];
  });

const UNIT = /\d\s*(cm|em|mm|in|pc|pt|px|rem)$/;

/**
 * @param onProblem called for fields that cannot be read
 * @returns undefined for an effect that is off, or of an unknown kind
 */
function readEffect(entry: Entry, onProblem: () => void): Effect | undefined {
  const resolver = entry.resolver as Resolver;
  if (!RESOLVERS.includes(resolver)) {
    if (resolver !== undefined) onProblem();
    return undefined;
  }
  // A value that is not empty and cannot be read is a problem.
  const numberOf = (field: string, fallback = resolver === 'scale' ? 100 : 0): number => {
    const number = asNumber(entry[field]);
    if (number === undefined && (entry[field] ?? '') !== '') onProblem();
    return number ?? fallback;
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

/** Reads all entries of one selector. */
export const readEffects = (entries: readonly Entry[], onProblem: () => void): ElementEffects => ({
  effects: entries.flatMap((entry) => readEffect(entry, onProblem) ?? []),
  statics: parseStaticTransforms(entries[0]?.transforms),
});
