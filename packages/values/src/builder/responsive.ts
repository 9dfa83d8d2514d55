/** Values that differ by device, in both generations, and by state: on hover and while stuck. */
import { text } from '../text';

/** Device of the builder. */
export type Device = 'desktop' | 'tablet' | 'phone';
/** Attributes of a module. Values that are neither strings nor numbers count as missing. */
export type Attrs = Readonly<Record<string, unknown>>;

/** Devices from the widest to the narrowest; each inherits from the previous one. */
export const DEVICES: readonly Device[] = ['desktop', 'tablet', 'phone'];

/** Returns the field of a device: `width`, `tablet` → `width_tablet`; the desktop's field has no suffix. */
export const deviceField = (name: string, device: Device): string =>
  device === 'desktop' ? name : `${name}_${device}`;

/** Removes the suffix of a device: `width_tablet` → `width`. */
export const withoutDevice = (field: string): string => field.replace(/_(desktop|tablet|phone)$/, '');

/** Switch for values by device. */
export interface ResponsiveStatus {
  enabled: boolean;
  /** Device edited last; may be `""`. */
  device: string;
}

/** Reads a status such as `on|tablet`. */
export function parseResponsiveStatus(status: unknown): ResponsiveStatus {
  const [enabled, device = 'desktop'] = text(status).split('|');
  return { enabled: enabled === 'on', device };
}

/** Writes a status such as `on|tablet`. */
export const formatResponsiveStatus = ({ enabled, device }: ResponsiveStatus): string =>
  `${enabled ? 'on' : 'off'}|${device}`;

/** Returns the value that a device inherits: that of the next wider device with a value. */
export function inheritedValue(attrs: Attrs, name: string, device: Device, fallback = ''): string {
  const wider = DEVICES.slice(0, DEVICES.indexOf(device)).reverse();
  return wider.map((one) => text(attrs[deviceField(name, one)])).find(Boolean) ?? fallback;
}

/** Returns the value that applies on a device, its own or an inherited one. */
export const responsiveValue = (attrs: Attrs, name: string, device: Device, fallback = ''): string =>
  text(attrs[deviceField(name, device)]) || inheritedValue(attrs, name, device, fallback);

/** Returns the value for a device's style sheet; `""` if it equals the inherited value. */
export function ownValue(attrs: Attrs, name: string, device: Device, fallback = ''): string {
  const value = responsiveValue(attrs, name, device, fallback);
  return value === inheritedValue(attrs, name, device, fallback) ? '' : value;
}

/** Returns the field with the status of a value: `width_last_edited`. */
export const statusField = (name: string): string => `${name}_last_edited`;

/** Whether a value differs by device. */
export const isResponsive = (attrs: Attrs, name: string): boolean =>
  parseResponsiveStatus(attrs[statusField(name)]).enabled;

/** Switches values by device on or off. The values stay, so that switching on again restores them. */
export function setResponsive<T extends Attrs>(attrs: T, name: string, enabled: boolean): T {
  const { device } = parseResponsiveStatus(attrs[statusField(name)]);
  return { ...attrs, [statusField(name)]: formatResponsiveStatus({ enabled, device }) };
}

/**
 * Sets the value of a device. A value for another device than the desktop switches values by device on.
 *
 * @param value `""` makes the device inherit
 */
export function setResponsiveValue<T extends Attrs>(attrs: T, name: string, device: Device, value: unknown): T {
  const status = attrs[statusField(name)];
  const written = { ...attrs, [deviceField(name, device)]: text(value) };
  if (device === 'desktop' && status === undefined) return written;
  const enabled = device !== 'desktop' || parseResponsiveStatus(status).enabled;
  return { ...written, [statusField(name)]: formatResponsiveStatus({ enabled, device }) };
}

/** Normal value (`value`), or a state. */
export type BreakpointState = 'value' | State;

/** Values by device and state: `{ desktop: { value: '10px', hover: '12px' }, tablet: { sticky: '8px' } }` */
export type BreakpointValues = Readonly<Partial<Record<Device, Readonly<Partial<Record<BreakpointState, unknown>>>>>>;

function read(values: unknown, device: Device, state: BreakpointState): string {
  const level = (of: unknown, key: string): unknown =>
    typeof of === 'object' && of !== null && Object.hasOwn(of, key) ? (of as Record<string, unknown>)[key] : undefined;
  return text(level(level(values, device), state));
}

/**
 * Returns the value of a device, else that of the next wider device with a value; a state without a value uses the normal value.
 *
 * @param values stored values; other types count as empty
 */
export function breakpointValue(
  values: unknown,
  device: Device,
  state: BreakpointState = 'value',
  fallback = '',
): string {
  const wider = DEVICES.slice(0, DEVICES.indexOf(device) + 1).reverse();
  const found = [...new Set([state, 'value'] as const)].flatMap((one) => wider.map((on) => read(values, on, one)));
  return found.find(Boolean) ?? fallback;
}

/** Returns the values with one changed value. */
export const setBreakpointValue = (
  values: BreakpointValues,
  device: Device,
  state: BreakpointState,
  value: unknown,
): BreakpointValues => ({ ...values, [device]: { ...values[device], [state]: text(value) } });

/** State of a module other than the normal one. */
export type State = 'hover' | 'sticky';

/** Returns the field of a state: `width`, `hover` → `width__hover`. */
export const stateField = (name: string, state: State): string => `${name}__${state}`;

/** Returns the field that switches a state. Background colors, and background images on hover, share the switch of the background. */
export function stateSwitch(name: string, state: State): string {
  const shared = name === 'background_color' || (name === 'background_image' && state === 'hover');
  return `${stateField(shared ? 'background' : name, state)}_enabled`;
}

/** Whether a state is switched on. The switch is stored with the state, as in `on|hover`. */
export const isStateOn = (attrs: Attrs, name: string, state: State): boolean =>
  text(attrs[stateSwitch(name, state)]).startsWith('on');

/** Returns the value of a state that is switched on; otherwise `fallback`. */
export const stateValue = (attrs: Attrs, name: string, state: State, fallback = ''): string =>
  isStateOn(attrs, name, state) ? text(attrs[stateField(name, state)] ?? fallback) : fallback;

/** Switches a state on or off; the value of the state stays. */
export const setState = <T extends Attrs>(attrs: T, name: string, state: State, on: boolean): T => ({
  ...attrs,
  [stateSwitch(name, state)]: `${on ? 'on' : 'off'}|${state}`,
});

/** Sets the value of a state and switches the state on. */
export const setStateValue = <T extends Attrs>(attrs: T, name: string, state: State, value: unknown): T =>
  setState({ ...attrs, [stateField(name, state)]: text(value) }, name, state, true);

/** Removes one suffix: `width__hover_enabled` → `width`, `width__hover_tablet` → `width__hover`. */
export const withoutSuffix = (field: string): string =>
  field.replace(/(__(hover|sticky)(_enabled)?|_last_edited|_tablet|_phone)$/, '');

/** Splits a selector list; commas in parentheses, such as in `:is()`, do not separate selectors. */
function listOf(selectors: string): string[] {
  const list = [''];
  let depth = 0;
  for (const part of selectors.split(/([(),])/)) {
    if (part === '(') depth++;
    if (part === ')' && depth > 0) depth--;
    if (part === ',' && depth === 0) list.push('');
    else list[list.length - 1] += part;
  }
  return list;
}

const each = (selectors: string, change: (selector: string) => string): string =>
  listOf(selectors)
    .map((selector) => change(selector.trim()))
    .join(', ');

/** Returns selectors that match while the module is stuck, or with `inside` while an ancestor is. */
export const stickySelector = (selectors: string, inside = false): string =>
  each(selectors, (selector) => `.et_pb_sticky${inside ? ' ' : ''}${selector}`);

/** Returns selectors that match on hover; pseudo-elements stay at the end. */
export const hoverSelector = (selectors: string): string =>
  each(selectors, (selector) => selector.replace(/(::[\w-]+|:(before|after|first-line|first-letter))?$/, ':hover$1'));

/** Whether a module may stick: it is in normal flow and has no scroll effects. */
export const mayStick = (attrs: Attrs): boolean =>
  !/^(absolute|fixed)$/.test(text(attrs.positioning)) &&
  !Object.keys(attrs).some((key) => /^scroll_.*_enable$/.test(key) && attrs[key] === 'on');
