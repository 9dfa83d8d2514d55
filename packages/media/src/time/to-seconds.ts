/** Parsing of times (docs/reference/players.md#times), separate from formatting, which every player needs. */
import { frameOfCode, isDropFrame } from './to-time-code';

const PARTS = /^\d+(?:[:;]\d+){0,3}$/;

const thousandths = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/**
 * Parses `36`, `01:15`, `01:00:00`, with frames `00:00:36:10` or `00:00:36;10`.
 *
 * @param fps frames a second
 * @returns seconds
 * @throws TypeError if it is not a string or not a valid time
 */
export function timeCodeToSeconds(text: string, fps = 25): number {
  if (typeof text !== 'string') throw new TypeError('Time must be a string');
  const code = text.trim();
  if (!PARTS.test(code) || !/\d\d/.test(code)) throw new TypeError('Time code must have the format `00:00:00`');
  const parts = code.split(/[:;]/).map(Number);
  const hasFrames = parts.length === 4 || code.includes(';');
  const frames = hasFrames ? (parts.pop() ?? 0) : 0;
  const seconds = parts.pop() ?? 0;
  const minutes = (parts.pop() ?? 0) + 60 * (parts.pop() ?? 0);
  if (code.includes(';') && isDropFrame(fps)) return thousandths(frameOfCode(minutes, seconds, frames, fps) / fps);
  return thousandths(minutes * 60 + seconds + frames / fps);
}

/**
 * Parses any number of parts with decimals after a point or a comma: `00:02:36.45`, `00:01,1`.
 *
 * @returns seconds; 0 for an empty string, NaN for an invalid number
 * @throws TypeError if it is not a string
 */
export function smpteToSeconds(text: string): number {
  if (typeof text !== 'string') throw new TypeError('Argument must be a string value');
  const sum = text
    .trim()
    .replaceAll(',', '.')
    .split(':')
    .reduce((total, part) => total * 60 + Number(part), 0);
  return thousandths(sum);
}
