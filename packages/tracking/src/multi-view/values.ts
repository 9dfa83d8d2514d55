/** Which value holds on a device and in a state (docs/reference/tracking.md#which-value-holds). */
import { asRecord, breakpointFor, page, parseBreakpoints } from '@enliven/core';

/** States of a module, the strongest first. Where nothing is said for the focus, hover stands for it. */
export const STATES = ['active', 'checked', 'focus', 'hover', 'sticky'] as const;
export type State = (typeof STATES)[number];

export interface Found {
  /** Which value it is; equal keys are equal values. */
  key: string;
  value: unknown;
  /** It is the value of the base, which the server has printed. */
  base: boolean;
}

/** The breakpoint of a window width and those it inherits from: `['phone', 'tablet', 'desktop']`. */
export function breakpointChain(width: number): readonly string[] {
  let left = parseBreakpoints(page().global('diviBreakpointData'));
  const chain: string[] = [];
  for (;;) {
    const name = breakpointFor(width, left);
    const others = left.filter((breakpoint) => breakpoint.name !== name);
    if (others.length === left.length) return chain;
    chain.push(name);
    left = others;
  }
}

/** A picture keeps its description where the state has none of its own; its other sizes belong to it alone. */
function withNormal(value: unknown, normal: unknown): unknown {
  if (typeof value !== 'object' || Array.isArray(asRecord(value).add)) return value;
  const own = asRecord(value);
  return { ...asRecord(normal), ...('src' in own && { srcset: '', sizes: '' }), ...own };
}

type Values = Readonly<Record<string, unknown>>;

/** The states that something is said about. */
export const statesOf = (values: Values): readonly State[] =>
  STATES.filter((state) => Object.keys(values).some((name) => name.endsWith(`--${state}`)));

/**
 * @param has whether the element is in a state; may be slow, so it is asked only about those that have a value
 * @param states those of `statesOf`
 * @returns undefined where nothing is said: then the element is left as the server printed it
 */
export function valueFor(
  values: Values,
  chain: readonly string[],
  has: (state: State) => boolean,
  states = statesOf(values),
): Found | undefined {
  const nearest = (end: string) => chain.map((name) => name + end).find((name) => name in values);
  const key = nearest('');
  if (!key) return undefined;
  for (const state of states) {
    const own = nearest(`--${state}`);
    if (own && has(state)) return { key: key + own, value: withNormal(values[own], values[key]), base: false };
  }
  return { key, value: values[key], base: key === chain.at(-1) };
}
