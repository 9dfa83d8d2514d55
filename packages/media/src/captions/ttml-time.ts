/** Reads the times of TTML and DFXP files. */

/** What a number of frames or ticks is worth. */
export interface Clock {
  /** Frames a second. */
  frameRate: number;
  /** Ticks a second. */
  tickRate: number;
}

/** The frame rate is the one the theme's player takes, not the 30 of the standard. */
export const DEFAULT_CLOCK: Clock = { frameRate: 25, tickRate: 1 };

const CLOCK_TIME = /^(\d{1,9}):(\d{1,2}):(\d{1,2})(?:[.,](\d{1,9})|:(\d{1,9})(?:\.\d{1,9})?)?$/;
const OFFSET = /^(\d{1,12}(?:\.\d{1,9})?)(h|ms|m|s|f|t)?$/;

const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** @returns seconds; undefined for what is no time */
export function ttmlSeconds(
  text: string | undefined,
  { frameRate, tickRate }: Clock = DEFAULT_CLOCK,
): number | undefined {
  const trimmed = text?.trim() ?? '';
  const clock = CLOCK_TIME.exec(trimmed);
  if (clock) {
    const [, hours, minutes, seconds, fraction = '0', frames = '0'] = clock;
    const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
    return rounded(whole + Number(`0.${fraction}`) + Number(frames) / frameRate);
  }
  const [, amount, unit = 's'] = OFFSET.exec(trimmed) ?? [];
  if (amount === undefined) return undefined;
  const worth: Record<string, number> = { h: 3600, m: 60, s: 1, ms: 0.001, f: 1 / frameRate, t: 1 / tickRate };
  return rounded(Number(amount) * (worth[unit] ?? 1));
}
