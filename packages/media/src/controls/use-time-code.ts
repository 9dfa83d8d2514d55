/** Time formatting; formats other than the default load on demand (docs/reference/players.md#times). */
import { useLazy } from '@enliven/core';
import type { Options } from '../player/options';

/** Formats a time. @param longest seconds that decide the number of parts */
export type TimeCode = (seconds: number, longest?: number) => string;

const loadFormats = () => import('../time/chosen').then(({ chosenTime }) => ({ default: chosenTime }));

const two = (part: number): string => `${Math.floor(part)}`.padStart(2, '0');

/** Formats minutes and seconds, and hours if needed. */
function plain(seconds: number, hours: boolean): string {
  const time = Math.max(0, seconds || 0);
  const short = `${two((time / 60) % 60)}:${two(time % 60)}`;
  return hours || time >= 3600 ? `${two(time / 3600)}:${short}` : short;
}

export function useTimeCode({ rawOptions, alwaysShowHours }: Options): TimeCode {
  const own = useLazy(
    loadFormats,
    !!(rawOptions.timeFormat || rawOptions.showTimecodeFrameCount || rawOptions.secondsDecimalLength),
  );
  return (seconds, longest = 0) => {
    const hours = alwaysShowHours || longest >= 3600;
    return own?.(seconds, hours, rawOptions) ?? plain(seconds, hours);
  };
}
