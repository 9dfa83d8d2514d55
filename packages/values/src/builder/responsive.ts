/** Values that differ by device: `width`, `width_tablet`, `width_phone`, and `width_last_edited` that says so. */
import { text } from '../text';

/** The builder's three devices. */
export type Device = 'desktop' | 'tablet' | 'phone';
/** Attributes of a module. Anything that is neither text nor a number counts as missing. */
export type Attrs = Readonly<Record<string, unknown>>;

/** From the widest to the narrowest; each inherits from the one before. */
export const DEVICES: readonly Device[] = ['desktop', 'tablet', 'phone'];

/** `width`, `tablet` → `width_tablet`; the desktop's field is the bare name. */
export const deviceField = (name: string, device: Device): string =>
  device === 'desktop' ? name : `${name}_${device}`;

/** `width_tablet` → `width`. */
export const withoutDevice = (field: string): string => field.replace(/_(desktop|tablet|phone)$/, '');

/** Whether a value differs by device. */
export interface ResponsiveStatus {
  enabled: boolean;
  /** The one edited last; may be `""`. */
  device: string;
}

/** Reads `on|tablet`. */
export function parseResponsiveStatus(status: unknown): ResponsiveStatus {
  const [enabled, device = 'desktop'] = text(status).split('|');
  return { enabled: enabled === 'on', device };
}

/** Writes it as stored: `on|tablet`. */
export const formatResponsiveStatus = ({ enabled, device }: ResponsiveStatus): string =>
  `${enabled ? 'on' : 'off'}|${device}`;

/** What a device has when it has nothing of its own: the value of the next wider one that has. */
export function inheritedValue(attrs: Attrs, name: string, device: Device, fallback = ''): string {
  const wider = DEVICES.slice(0, DEVICES.indexOf(device)).reverse();
  return wider.map((one) => text(attrs[deviceField(name, one)])).find(Boolean) ?? fallback;
}

/** The value a device shows, its own or inherited. */
export const responsiveValue = (attrs: Attrs, name: string, device: Device, fallback = ''): string =>
  text(attrs[deviceField(name, device)]) || inheritedValue(attrs, name, device, fallback);

/** The value a style sheet must say for a device: `""` when it would only repeat what is inherited. */
export function ownValue(attrs: Attrs, name: string, device: Device, fallback = ''): string {
  const value = responsiveValue(attrs, name, device, fallback);
  return value === inheritedValue(attrs, name, device, fallback) ? '' : value;
}

/** Name of the field that says whether a value differs by device: `width_last_edited`. */
export const statusField = (name: string): string => `${name}_last_edited`;

/** Whether a value differs by device. */
export const isResponsive = (attrs: Attrs, name: string): boolean =>
  parseResponsiveStatus(attrs[statusField(name)]).enabled;

/** Says whether a value differs by device; the values of the devices stay, so that it can be said again. */
export function setResponsive<T extends Attrs>(attrs: T, name: string, enabled: boolean): T {
  const { device } = parseResponsiveStatus(attrs[statusField(name)]);
  return { ...attrs, [statusField(name)]: formatResponsiveStatus({ enabled, device }) };
}

/**
 * Gives a device a value of its own, which makes the value differ by device unless it is the desktop's.
 *
 * @param value `""` leaves the device what it inherits
 */
export function setResponsiveValue<T extends Attrs>(attrs: T, name: string, device: Device, value: unknown): T {
  const status = attrs[statusField(name)];
  const written = { ...attrs, [deviceField(name, device)]: text(value) };
  if (device === 'desktop' && status === undefined) return written;
  const enabled = device !== 'desktop' || parseResponsiveStatus(status).enabled;
  return { ...written, [statusField(name)]: formatResponsiveStatus({ enabled, device }) };
}
