/** Ranges of numbers from pages; larger numbers would cost time or memory that no page intends (docs/reference/security.md#numbers). */
export const RANGES = {
  /** Ids, times since 1970, and numbers that are only shown. */
  any: [-1e15, 1e15],
  /** CSS pixels, and degrees. */
  length: [-1e5, 1e5],
  /** Milliseconds; browsers run a timer with a longer delay at once. */
  delay: [0, 2 ** 31 - 1],
  /** Milliseconds; negative for animations that began before. */
  time: [1 - 2 ** 31, 2 ** 31 - 1],
  /** Milliseconds between repetitions. */
  interval: [100, 2 ** 31 - 1],
  /** Seconds of a seek. */
  seconds: [0, 1e6],
  /** Entries, pages and items. */
  count: [0, 10_000],
  /** Digits after the point; `toFixed` writes no more than 100. */
  decimals: [0, 20],
  /** Frames a second. */
  rate: [1, 1000],
  share: [0, 1],
} as const;

/** Name of a range. */
export type Range = keyof typeof RANGES;
