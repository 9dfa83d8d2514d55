/** Reads one effect of the page's data: missing fields get the theme's defaults, limits their order. */
import { asNumber, asText } from '@enliven/core';
import type { Problems } from '../shared/problem-text';
import { type Effect, RESOLVERS, type Resolver } from './effect';

type Raw = Readonly<Record<string, unknown>>;

const LIMITS = [
  ['start', 0],
  ['midStart', 50],
  ['midEnd', 50],
  ['end', 100],
] as const;
const UNIT = /\d\s*(cm|em|mm|in|pc|pt|px|rem)$/;

const isResolver = (value: unknown): value is Resolver => RESOLVERS.includes(value as Resolver);

/** @param id selector of what has it @returns undefined for an effect that is switched off, or of a kind nobody knows */
export function readEffect(raw: Raw, id: string, { add }: Problems): Effect | undefined {
  const { resolver } = raw;
  if (resolver === undefined) return undefined;
  if (!isResolver(resolver)) {
    add('resolver', id, asText(resolver) ?? '');
    return undefined;
  }
  // `usual` when there is none; what is there but cannot be read is a problem.
  const numberOf = (field: string, usual: number): number => {
    const value = raw[field];
    const number = asNumber(value);
    if (number === undefined && value !== undefined && value !== null && value !== '') add('number', id, field, usual);
    return number ?? usual;
  };
  const [start = 0, midStart = 0, midEnd = 0, end = 0] = LIMITS.map(([field, usual]) =>
    Math.min(100, Math.max(0, numberOf(field, usual))),
  ).sort((a, b) => a - b);
  const usual = resolver === 'scale' ? 100 : 0;
  const unit = resolver === 'blur' ? UNIT.exec(asText(raw.startValue)?.trim() ?? '')?.[1] : undefined;
  return {
    resolver,
    start,
    midStart,
    midEnd,
    end,
    startValue: numberOf('startValue', usual),
    midValue: numberOf('midValue', usual),
    endValue: numberOf('endValue', usual),
    ...(unit && { unit }),
  };
}
