/** Random numbers that a seed repeats. */

export interface Random {
  /** Returns a number from 0 up to, and without, 1. */
  next(): number;
  /** Returns a whole number from 0 up to, and without, `limit`. */
  below(limit: number): number;
  /** Returns one of the values. */
  pick<T>(values: readonly T[]): T;
}

/** Creates a generator (Mulberry32). */
export function seeded(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { next, below, pick: (values) => values[below(values.length)] as (typeof values)[number] };
}
