/** Values that differ by device, in both generations, and by state: under the pointer and while stuck. */
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

/** Returns the value that a device inherits: that of the next wider device with a value. */
export function inheritedValue(attrs: Attrs, name: string, device: Device, fallback = ''): string {
  const wider = DEVICES.slice(0, DEVICES.indexOf(device)).reverse();
  return wider.map((one) => text(attrs[deviceField(name, one)])).find(Boolean) ?? fallback;
}

/** The value a device shows, its own or inherited. */
export const responsiveValue = (attrs: Attrs, name: string, device: Device, fallback = ''): string =>
  text(attrs[deviceField(name, device)]) || inheritedValue(attrs, name, device, fallback);

/** Returns the value for a device's style sheet; `""` if it equals the inherited value. */
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

/** The usual value, or that of a state. */
export type BreakpointState = 'value' | State;

/** `{ desktop: { value: '10px', hover: '12px' }, tablet: { sticky: '8px' } }` */
export type BreakpointValues = Readonly<Partial<Record<Device, Readonly<Partial<Record<BreakpointState, unknown>>>>>>;

function read(values: unknown, device: Device, state: BreakpointState): string {
  const level = (of: unknown, key: string): unknown =>
    typeof of === 'object' && of !== null && Object.hasOwn(of, key) ? (of as Record<string, unknown>)[key] : undefined;
  return text(level(level(values, device), state));
}

/**
 * The value of a device, else that of the next wider one that has it; a state without one has the usual value.
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

/** Returns the values with one changed; the others stay. */
export const setBreakpointValue = (
  values: BreakpointValues,
  device: Device,
  state: BreakpointState,
  value: unknown,
): BreakpointValues => ({ ...values, [device]: { ...values[device], [state]: text(value) } });

/** States besides the usual one. */
export type State = 'hover' | 'sticky';

/** `width`, `hover` → `width__hover`. */
export const stateField = (name: string, state: State): string => `${name}__${state}`;

/** Name of the switch. Background colors, and images under the pointer, share that of the background. */
export function stateSwitch(name: string, state: State): string {
  const shared = name === 'background_color' || (name === 'background_image' && state === 'hover');
  return `${stateField(shared ? 'background' : name, state)}_enabled`;
}

/** The switch is stored with the tab it was set on, as in `on|hover`. */
export const isStateOn = (attrs: Attrs, name: string, state: State): boolean =>
  text(attrs[stateSwitch(name, state)]).startsWith('on');

/** The state's own value while it is switched on. */
export const stateValue = (attrs: Attrs, name: string, state: State, fallback = ''): string =>
  isStateOn(attrs, name, state) ? text(attrs[stateField(name, state)] ?? fallback) : fallback;

/** Switches a state on or off; its value stays. */
export const setState = <T extends Attrs>(attrs: T, name: string, state: State, on: boolean): T => ({
  ...attrs,
  [stateSwitch(name, state)]: `${on ? 'on' : 'off'}|${state}`,
});

/** Gives a state a value of its own and switches it on. */
export const setStateValue = <T extends Attrs>(attrs: T, name: string, state: State, value: unknown): T =>
  setState({ ...attrs, [stateField(name, state)]: text(value) }, name, state, true);

/** `width__hover_enabled` → `width`, `width__hover_tablet` → `width__hover`: one ending, once. */
export const withoutSuffix = (field: string): string =>
  field.replace(/(__(hover|sticky)(_enabled)?|_last_edited|_tablet|_phone)$/, '');

/** Commas within `:is()` and its like part nothing. */
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

/** Selectors while the module itself is stuck, or (`inside`) what it is in. */
export const stickySelector = (selectors: string, inside = false): string =>
  each(selectors, (selector) => `.et_pb_sticky${inside ? ' ' : ''}${selector}`);

/** Selectors under the pointer; pseudo-elements stay last. */
export const hoverSelector = (selectors: string): string =>
  each(selectors, (selector) => selector.replace(/(::[\w-]+|:(before|after|first-line|first-letter))?$/, ':hover$1'));

/** Whether a module may stick: neither taken out of the flow nor moved by scroll effects. */
export const mayStick = (attrs: Attrs): boolean =>
  !/^(absolute|fixed)$/.test(text(attrs.positioning)) &&
  !Object.keys(attrs).some((key) => /^scroll_.*_enable$/.test(key) && attrs[key] === 'on');
