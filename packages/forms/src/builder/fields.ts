/** The fields of the builder's forms, in the order its server counts them (contract §2.3). */
import { page } from '@enliven/core';

export type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface Field {
  /** The server's name for the kind: `input`, `email`, `text`, `select`, `checkbox`, `booleancheckbox`, `radio`. */
  type: string;
  /** How the server finds it again; empty for what it does not count, such as the captcha. */
  id: string;
  originalId: string;
  requiredMark: string;
  /** The element around it, which is shown or hidden as a whole. */
  wrapper: Element;
  /** What carries the server's data and, in a group of boxes, their common value. */
  handle: Element;
  /** What a visitor fills in: several in a group. */
  inputs: Input[];
  /** Whether it is one choice of several. */
  group: boolean;
  /** What is filled in or chosen; nothing when it is empty. */
  values: string[];
  label: string;
}

const WALK = 'input[type=text],.et_pb_checkbox_handle,.et_pb_contact_field[data-type=radio],textarea,select';

export const dataOf = (element: Element | undefined, name: string): string =>
  element?.getAttribute(`data-${name}`) ?? '';

/** The theme's strings. */
const STRINGS = {
  captcha: 'Captcha',
  wrong_checkbox: 'Checkbox',
  fill_message: 'Please, fill in the following fields:',
  contact_error_message: 'Please, fix the following errors:',
  invalid: 'Invalid email',
  wrong_captcha: 'You entered the wrong number in captcha.',
  subscription_failed: 'Please, check the fields below to make sure you entered the correct information.',
} as const;

export const text = (key: keyof typeof STRINGS): string => page().text(key) ?? STRINGS[key];

/** The label, read anew each time: other scripts rewrite it for other screens. */
export const labelElement = ({
  group,
  handle,
  wrapper,
}: Pick<Field, 'group' | 'handle' | 'wrapper'>): Element | null =>
  group
    ? wrapper.querySelector('.et_pb_contact_form_label')
    : (handle.parentElement?.querySelector(':scope > label') ?? null);

function readField(found: Element): Field {
  const wrapper = found.closest('.et_pb_contact_field') ?? found;
  const radio = found.matches('[data-type=radio]');
  const group = radio || found.matches('.et_pb_checkbox_handle');
  const inputs = group
    ? [...wrapper.querySelectorAll<HTMLInputElement>('input[type=radio],input[type=checkbox]')]
    : [found as Input];
  const handle = (radio && inputs[0]) || found;
  const values = (inputs as HTMLInputElement[])
    .filter(({ checked, value }) => (group ? checked : value))
    .map(({ value }) => value);
  const type = dataOf(handle, 'field_type') || dataOf(wrapper, 'type');
  const written = labelElement({ group, handle, wrapper })?.textContent?.trim();
  return {
    type,
    id: (dataOf(handle, 'field_type') && (group ? handle.getAttribute('name') : handle.id)) || '',
    originalId: dataOf(handle, 'original_id'),
    requiredMark: dataOf(handle, 'required_mark'),
    wrapper,
    handle,
    inputs,
    group,
    values,
    label: written || (group ? inputs.map(({ value }) => value).join(', ') || text('wrong_checkbox') : text('captcha')),
  };
}

/** Every field as it is filled in now. */
export const readFields = (form: Element): Field[] => [...form.querySelectorAll(WALK)].map(readField);
