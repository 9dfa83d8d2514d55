/** Readers that decide as the theme's server does, where its script decides otherwise. */
import { type Attrs, DEVICES, type Device, deviceField } from '../builder/responsive';
import { acceptsWord, rangeValue, sanitizeUnit, splitImportant, type UnitOptions } from '../css';
import { text } from '../text';

/** PHP takes `"0"` for empty. */
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

/** The value a device shows; `"0"` counts as nothing. */
export const serverResponsiveValue = (attrs: Attrs, name: string, device: Device, fallback = ''): string =>
  firstOf(attrs, name, DEVICES.slice(0, DEVICES.indexOf(device) + 1), fallback);

/** `width_tablet` → `width`; the server knows no `width_desktop`. */
export const serverWithoutDevice = (field: string): string => field.replace(/_(tablet|phone)$/, '');

/** Reads an icon as the server does, which accepts any font. */
export interface ServerIcon {
  glyph: string;
  type: string;
  weight: number;
}

/** Reads every value with `||` as an icon of a font, also without a glyph and of fonts there are not; else undefined. */
export function serverIcon(value: unknown): ServerIcon | undefined {
  const [glyph = '', type, weight = ''] = text(value).split('||');
  return type === undefined ? undefined : { glyph, type, weight: Number.parseInt(weight, 10) || 400 };
}

/** A number and a unit: `x` is a unit, and text that is no number is 0. Nothing stays nothing. */
export function serverUnit(value: unknown, options: UnitOptions = {}): string {
  const [bare, important] = splitImportant(value);
  const read = bare.endsWith('x') ? { ...options, unit: 'x' } : options;
  // Text that is no number is 0 and stays important.
  return (bare + important).trim() && (sanitizeUnit(value, read) || sanitizeUnit(0 + important, options));
}

/** The value of a range slider; `none`, and words that `property` knows, are kept. */
export function serverRangeValue(value: unknown, type = '', property = type): string {
  const written = text(value).trim();
  return written === 'none' || acceptsWord(property, written) ? written : rangeValue(value, type);
}
