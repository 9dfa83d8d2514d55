/** Writes times as players show them (docs/reference/players.md#times). */
import { codeOfFrame, isDropFrame } from './drop-frame';

/** How a time is written. */
export interface TimeCodeOptions {
  /** Letters h, m, s and f joined by colons, doubled for two digits; grows to the left when the time needs it. @default 'mm:ss' */
  format?: string;
  /** Shows hours however short the time is. @default false */
  hours?: boolean;
  /** Shows frames. @default false */
  frames?: boolean;
  /** Frames a second. @default 25 */
  fps?: number;
  /** Digits after the second's point. @default 0 */
  decimals?: number;
  /** What to show for what has no end. @default '' */
  live?: string;
}

const LETTERS = ['h', 'm', 's', 'f'] as const;
type Letter = (typeof LETTERS)[number];
type Parts = Record<Letter, number>;

/** Only codes with frames skip numbers: a clock without them shows the time as it is. */
function partsOf(seconds: number, fps: number, drop: boolean): Parts {
  const code = drop ? codeOfFrame(Math.round(seconds * fps), fps) : 0;
  const whole = drop ? Math.floor(code / Math.round(fps)) : Math.floor(seconds);
  return {
    h: Math.floor(whole / 3600),
    m: Math.floor(whole / 60) % 60,
    s: whole % 60,
    f: drop ? code % Math.round(fps) : Math.floor((seconds % 1) * fps + 1e-6),
  };
}

/** Which parts to show, from the left, and with how many digits. */
function layoutOf(format: string, { h, m }: Parts, hours: boolean, frames: boolean): [Letter, number][] {
  const asked = format.split(':').map((part): [Letter, number] => [part.charAt(0) as Letter, Math.min(part.length, 2)]);
  const digits: Partial<Record<Letter, number>> = Object.fromEntries(
    asked.filter(([letter]) => LETTERS.includes(letter)),
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
 * Writes a time as players show it: `75` is `01:15`.
 *
 * @param seconds what is no time counts as 0
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
