/** Values that may differ by device: `"30px"`, or `{desktop: "30px", tablet: "0px"}`. */
import { asRecord } from '@enliven/core';

/** What each inherits from; all others from the desktop. */
const NEXT: Readonly<Record<string, string>> = {
  phone: 'phoneWide',
  phoneWide: 'tablet',
  tablet: 'tabletWide',
  ultraWide: 'widescreen',
};

/** The value of a device, else the one it inherits. Empty text is a value: it says that there is none. */
export function deviceValue(value: unknown, device: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const values = asRecord(value);
  // Older pages call the widest of several so where it must not be inherited.
  if (device === 'desktop') return values.desktop ?? values.desktop_only;
  let at = device;
  while (values[at] === undefined && at !== 'desktop') at = NEXT[at] ?? 'desktop';
  return values[at];
}
