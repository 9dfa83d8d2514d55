/** Reads one effect of the page's data: missing fields get the theme's defaults, limits their order. */
import { asNumber, asText } from '@enliven/core';
import type { Problems } from '../shared/problem-text';
import { type Effect, RESOLVERS, type Resolver } from './effect';

type Raw = Readonly<Record<string, unknown>>;

const LIMITS = { start: 0, midStart: 50, midEnd: 50, end: 100 } as const;
const UNIT = /\d\s*(cm|em|mm|in|pc|pt|px|rem)$/;

const isResolver = (value: unknown): value is Resolver => RESOLVERS.includes(value as Resolver);

/** A number, `usual` when there is none; what is there but cannot be read is a problem. */
function numberOf(raw: Raw, field: string, usual: number, { add }: Problems): number {
  const value = raw[field];
  const number = asNumber(value);
  if (number === undefined && value !== undefined && value !== null && value !== '')
    add('number', raw.id, field, usual);
  return number ?? usual;
}

/** @returns undefined for an effect that is switched off, or of a kind nobody knows */
export function readEffect(raw: Raw, problems: Problems): Effect | undefined {
  const { resolver } = raw;
  if (resolver === undefined) return undefined;
  if (!isResolver(resolver)) {
    problems.add('resolver', raw.id, asText(resolver) ?? '');
    return undefined;
  }
  const limit = (field: keyof typeof LIMITS) =>
    Math.min(100, Math.max(0, numberOf(raw, field, LIMITS[field], problems)));
  const limits = [limit('start'), limit('midStart'), limit('midEnd'), limit('end')];
  const [start = 0, midStart = 0, midEnd = 0, end = 0] = limits.sort((a, b) => a - b);
  const value = (field: string) => numberOf(raw, field, resolver === 'scale' ? 100 : 0, problems);
  const unit = resolver === 'blur' ? UNIT.exec(asText(raw.startValue)?.trim() ?? '')?.[1] : undefined;
  return {
    resolver,
    start,
    midStart,
    midEnd,
    end,
    startValue: value('startValue'),
    midValue: value('midValue'),
    endValue: value('endValue'),
    ...(unit && { unit }),
  };
}
