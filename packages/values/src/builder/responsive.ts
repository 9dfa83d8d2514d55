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
