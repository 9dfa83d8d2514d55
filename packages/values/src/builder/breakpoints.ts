/** Values as the fifth generation stores them: an object for each device, with the value and its states in it. */
import { text } from '../text';
import { DEVICES, type Device } from './responsive';
import type { State } from './states';

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
 * @param values what is stored; anything else counts as empty
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

/** The values with one changed; what is stored beside it stays. */
export const setBreakpointValue = (
  values: BreakpointValues,
  device: Device,
  state: BreakpointState,
  value: unknown,
): BreakpointValues => ({ ...values, [device]: { ...values[device], [state]: text(value) } });
