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
    if (!left.some((breakpoint) => breakpoint.name === name)) return chain;
    chain.push(name);
    left = left.filter((breakpoint) => breakpoint.name !== name);
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
  let at: string | undefined;
  for (const name of chain)
    if (name in values) {
      at = name;
      break;
    }
  if (at === undefined) return undefined;
  for (const state of states) {
    const own = chain.map((name) => `${name}--${state}`).find((name) => name in values);
    if (own && has(state)) return { key: `${at} ${own}`, value: withNormal(values[own], values[at]), base: false };
  }
  return { key: at, value: values[at], base: at === chain.at(-1) };
}
