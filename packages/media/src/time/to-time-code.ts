/** Formatting of times (docs/reference/players.md#times). */

/** Format of a time. */
export interface TimeCodeOptions {
  /** Letters h, m, s and f joined by colons, doubled for two digits; extends to the left if needed. @default 'mm:ss' */
  format?: string;
  /** Always shows hours. @default false */
  hours?: boolean;
  /** Shows frames. @default false */
  frames?: boolean;
  /** Frames a second. @default 25 */
  fps?: number;
  /** Decimal places of seconds. @default 0 */
  decimals?: number;
  /** Text for infinite durations. @default '' */
  live?: string;
}

const LETTERS = ['h', 'm', 's', 'f'] as const;
type Letter = (typeof LETTERS)[number];
type Parts = Record<Letter, number>;

/** Only drop-frame codes skip numbers; codes without frames show the time unchanged. */
function partsOf(seconds: number, fps: number, drop: boolean): Parts {
  const code = drop ? codeOfFrame(Math.round(seconds * fps), fps) : 0;
  const total = drop ? Math.floor(code / Math.round(fps)) : Math.floor(seconds);
  return {
    h: Math.floor(total / 3600),
    m: Math.floor(total / 60) % 60,
    s: total % 60,
    f: drop ? code % Math.round(fps) : Math.floor((seconds % 1) * fps + 1e-6),
  };
}

/** Returns the parts to show, from the left, with their number of digits. */
function layoutOf(format: string, { h, m }: Parts, hours: boolean, frames: boolean): [Letter, number][] {
  const requestedParts = format
    .split(':')
    .map((part): [Letter, number] => [part.charAt(0) as Letter, Math.min(part.length, 2)]);
  const digits: Partial<Record<Letter, number>> = Object.fromEntries(
    requestedParts.filter(([letter]) => LETTERS.includes(letter)),
  );
  digits.s ??= 2;
  if (frames) digits.f ??= 2;
  if ((hours || h > 0) && !digits.h) {
    digits.h = hours ? 2 : (digits.m ?? digits.s);
    digits.m = digits.s;
  }
  if (m > 0 || digits.h) digits.m ??= digits.s;
  return LETTERS.flatMap((letter): [Letter, number][] => (digits[letter] ? [[letter, digits[letter]]] : []));
}

/**
 * Formats a time: `75` becomes `01:15`.
 *
 * @param seconds invalid values count as 0
 */
export function secondsToTimeCode(seconds: number, options: TimeCodeOptions = {}): string {
  const { format = 'mm:ss', hours = false, fps = 25, decimals = 0, live = '' } = options;
  if (seconds === Number.POSITIVE_INFINITY) return live;
  const frames = options.frames || format.includes('f');
  const drop = frames && isDropFrame(fps);
  const parts = partsOf(typeof seconds === 'number' && seconds > 0 ? seconds : 0, fps, drop);
  return layoutOf(format || 'mm:ss', parts, hours || drop, frames)
    .map(([letter, digits], index) => {
      const separator = index === 0 ? '' : letter === 'f' && drop ? ';' : ':';
      const decimal = letter === 's' && decimals > 0 && !frames ? `.${'0'.repeat(decimals)}` : '';
      return separator + String(parts[letter]).padStart(digits, '0') + decimal;
    })
    .join('');
}

/** Returns whether time codes of this rate skip frame numbers. */
export const isDropFrame = (fps: number): boolean => Math.abs(fps - 29.97) < 0.01 || Math.abs(fps - 59.94) < 0.02;

/** Returns the nominal frames per second of the code. */
const nominal = (fps: number): number => Math.round(fps);
/** Returns the frame numbers skipped each minute, except every tenth. */
const dropped = (fps: number): number => nominal(fps) / 15;

/** Returns the number of a frame in the code, including skipped numbers. @param frame index of the frame */
function codeOfFrame(frame: number, fps: number): number {
  const drop = dropped(fps);
  const minute = nominal(fps) * 60 - drop;
  const tenMinutes = minute * 10 + drop;
  const rest = frame % tenMinutes;
  const skips = 9 * Math.floor(frame / tenMinutes) + Math.max(0, Math.floor((rest - drop) / minute));
  return frame + drop * skips;
}

/** Returns the index of the frame with this code. */
export function frameOfCode(minutes: number, seconds: number, frames: number, fps: number): number {
  const code = (minutes * 60 + seconds) * nominal(fps) + frames;
  return code - dropped(fps) * (minutes - Math.floor(minutes / 10));
}
