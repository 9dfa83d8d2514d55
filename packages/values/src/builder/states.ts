/** Values under the pointer and while stuck: `width__hover`, and `width__hover_enabled` that switches it on. */

import { text } from '../text';
import type { Attrs } from './responsive';

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
