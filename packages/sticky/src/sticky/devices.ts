/** Reads settings that differ by device (docs/reference/sticky.md#data). Lazy part: fetched by pages with such settings. */
import { $breakpoint, asRecord } from '@enliven/core';
import { readSetting, type StickyEntry, type StickySetting } from './sticky-setting';

/** Breakpoint → the breakpoint it inherits from; all others inherit from the desktop. */
const NEXT: Readonly<Record<string, string>> = {
  phone: 'phoneWide',
  phoneWide: 'tablet',
  tablet: 'tabletWide',
  ultraWide: 'widescreen',
};

/** Returns the value for a device, else the inherited one. An empty string is a value. */
export function deviceValue(value: unknown, device: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const values = asRecord(value);
  // Older pages print `desktop_only` for a desktop value that others must not inherit.
  if (device === 'desktop') return values.desktop ?? values.desktop_only;
  let at = device;
  while (values[at] === undefined && at !== 'desktop') at = NEXT[at] ?? 'desktop';
  return values[at];
}

/** Returns a module's setting for a device. @param onProblem called for unknown keywords */
export function settingFor(
  { fields }: Pick<StickyEntry, 'fields'>,
  device: string,
  onProblem?: () => void,
): StickySetting {
  const values = Object.entries(fields).map(([name, value]) => [name, deviceValue(value, device)]);
  return readSetting({ fields: Object.fromEntries(values) }, onProblem);
}

/** Returns the current breakpoint. */
export const device = (): string => $breakpoint.get();

export const settingNow = (entry: StickyEntry, onProblem: () => void): StickySetting =>
  settingFor(entry, device(), onProblem);
