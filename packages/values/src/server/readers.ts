/** Readers for values that the theme's server reads differently from its script. */
import { type Attrs, DEVICES, type Device, deviceField } from '../builder/responsive';
import { acceptsWord, rangeValue, sanitizeUnit, splitImportant, type UnitOptions } from '../css';
import { text } from '../text';

/** Returns the text of a value; `""` for `"0"`, which PHP treats as empty. */
const filled = (value: unknown): string => {
  const written = text(value);
  return written === '0' ? '' : written;
};

const firstOf = (attrs: Attrs, name: string, devices: readonly Device[], fallback: string): string =>
  [...devices]
    .reverse()
    .map((one) => filled(attrs[deviceField(name, one)]))
    .find(Boolean) ?? fallback;

/** Returns the value that a device inherits; `"0"` counts as no value. */
export const serverInheritedValue = (attrs: Attrs, name: string, device: Device, fallback = ''): string =>
  firstOf(attrs, name, DEVICES.slice(0, DEVICES.indexOf(device)), fallback);

/** Returns the value that applies on a device; `"0"` counts as no value. */
export const serverResponsiveValue = (attrs: Attrs, name: string, device: Device, fallback = ''): string =>
  firstOf(attrs, name, DEVICES.slice(0, DEVICES.indexOf(device) + 1), fallback);

/** Removes the suffix of a device: `width_tablet` → `width`. The server does not recognize `_desktop`. */
export const serverWithoutDevice = (field: string): string => field.replace(/_(tablet|phone)$/, '');

/** Icon as the server reads it, which accepts any font. */
export interface ServerIcon {
  glyph: string;
  type: string;
  weight: number;
}

/** Reads a value with `||` as an icon of a font, even without a glyph or with an unknown font; undefined for other values. */
export function serverIcon(value: unknown): ServerIcon | undefined {
  const [glyph = '', type, weight = ''] = text(value).split('||');
  return type === undefined ? undefined : { glyph, type, weight: Number.parseInt(weight, 10) || 400 };
}

/** Returns a number with its unit. `x` is a unit, text that is not a number is 0, and an empty value stays empty. */
export function serverUnit(value: unknown, options: UnitOptions = {}): string {
  const [bare, important] = splitImportant(value);
  const read = bare.endsWith('x') ? { ...options, unit: 'x' } : options;
  // Text that is not a number becomes 0 and keeps `!important`.
  return (bare + important).trim() && (sanitizeUnit(value, read) || sanitizeUnit(0 + important, options));
}

/** Returns the value of a range slider; `none`, and keywords that `property` accepts, are kept. */
export function serverRangeValue(value: unknown, type = '', property = type): string {
  const written = text(value).trim();
  return written === 'none' || acceptsWord(property, written) ? written : rangeValue(value, type);
}
