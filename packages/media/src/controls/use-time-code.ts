/** Formats times; other formats than the default are a lazy part (docs/reference/players.md#times). */
import { useLazy } from '@enliven/core';
import type { Options } from '../player/options';

/** @param longest seconds; the time is written as long as that one would be */
export type TimeCode = (seconds: number, longest?: number) => string;

const loadFormats = () => import('../time/chosen').then(({ chosenTime }) => ({ default: chosenTime }));

const two = (part: number): string => `${Math.floor(part)}`.padStart(2, '0');

/** Minutes and seconds, and hours where there are any. */
function plain(seconds: number, hours: boolean): string {
  const time = Math.max(0, seconds || 0);
  const short = `${two((time / 60) % 60)}:${two(time % 60)}`;
  return hours || time >= 3600 ? `${two(time / 3600)}:${short}` : short;
}

export function useTimeCode({ given, alwaysShowHours }: Options): TimeCode {
  const own = useLazy(loadFormats, !!(given.timeFormat || given.showTimecodeFrameCount || given.secondsDecimalLength));
  return (seconds, longest = 0) => {
    const hours = alwaysShowHours || longest >= 3600;
    return own?.(seconds, hours, given) ?? plain(seconds, hours);
  };
}
