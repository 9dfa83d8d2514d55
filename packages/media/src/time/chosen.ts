/** Time format of the site (docs/reference/players.md#times). Loads on sites that configure one. */
import { choices } from '../player/options';
import { secondsToTimeCode } from './to-time-code';

const CHOICES = { timeFormat: '', showTimecodeFrameCount: false, framesPerSecond: 25, secondsDecimalLength: 0 };

export function chosenTime(seconds: number, hours: boolean, rawOptions: Record<string, unknown>): string {
  const { timeFormat, showTimecodeFrameCount, framesPerSecond, secondsDecimalLength } = choices(rawOptions, CHOICES);
  return secondsToTimeCode(seconds, {
    format: timeFormat || 'mm:ss',
    hours,
    frames: showTimecodeFrameCount,
    fps: framesPerSecond,
    decimals: secondsDecimalLength,
  });
}
