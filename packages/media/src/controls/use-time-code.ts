/** Writes times as a site wants them; what most sites want needs no more than this (contract §7). */
import type { Options } from '../player/options';
import { text } from '../shared/texts';
import { useLazy } from '../shared/use-lazy';

/** @param longest seconds; the time is written as long as that one would be */
export type TimeCode = (seconds: number, longest?: number) => string;

const loadFormats = () => import('../time').then(({ secondsToTimeCode }) => ({ default: secondsToTimeCode }));

const two = (part: number): string => `${Math.floor(part)}`.padStart(2, '0');

/** Minutes and seconds, and hours where there are any. */
function plain(seconds: number, hours: boolean): string {
  const time = Math.max(0, seconds || 0);
  const short = `${two((time / 60) % 60)}:${two(time % 60)}`;
  return hours || time >= 3600 ? `${two(time / 3600)}:${short}` : short;
}

export function useTimeCode(options: Options): TimeCode {
  const { timeFormat, alwaysShowHours, showTimecodeFrameCount: frames, framesPerSecond: fps } = options;
  const decimals = options.secondsDecimalLength;
  const isOwn = (timeFormat !== '' && timeFormat !== 'mm:ss') || frames || decimals > 0;
  const write = useLazy(loadFormats, isOwn);
  return (seconds, longest = 0) => {
    if (seconds === Infinity) return text('live-broadcast');
    const hours = alwaysShowHours || longest >= 3600;
    return write?.(seconds, { format: timeFormat || 'mm:ss', hours, frames, fps, decimals }) ?? plain(seconds, hours);
  };
}
