/** What pages say by device, as the present one has it; fetched by those that do (docs/reference/sticky.md#data). */
import { $breakpoint } from '@enliven/core';
import { deviceValue } from './device-value';
import { readSetting, type StickyEntry } from './read-sticky';
import type { StickySetting } from './sticky-setting';

/** What a module shall do on a device. @param onProblem called for words that nobody knows */
export function settingFor({ fields }: Pick<StickyEntry, 'fields'>, device: string, onProblem?: () => void): StickySetting {
  const values = Object.entries(fields).map(([name, value]) => [name, deviceValue(value, device)]);
  return readSetting({ fields: Object.fromEntries(values) }, onProblem);
}

/** The one the page is shown on now. */
export const device = (): string => $breakpoint.get();

export const settingNow = (entry: StickyEntry, onProblem: () => void): StickySetting => settingFor(entry, device(), onProblem);
