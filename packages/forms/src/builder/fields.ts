/** Fields of the builder's forms, in the order its server counts them (docs/reference/builder-forms.md#what-is-sent). */
import { attribute, closestTo, matches, query, queryAll } from '@enliven/core';

export type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface Field {
  /** Type by the server's name: `input`, `email`, `text`, `select`, `checkbox`, `booleancheckbox`, `radio`. */
  type: string;
  /** Id by which the server identifies the field; empty for fields that it does not list, such as the captcha. */
  id: string;
  originalId: string;
  requiredMark: string;
  /** The element around the field, which is shown or hidden. */
  wrapper: Element;
  /** The element with the server's data attributes and, in a group of checkboxes, their joined value. */
  handle: Element;
  /** Controls of the field; a group has several. */
  inputs: Input[];
  /** Whether the field is a group of radio buttons or checkboxes. */
  isGroup: boolean;
  /** Values that the visitor entered or chose. */
  values: string[];
}

const FIELD_HANDLES = 'input[type=text],.et_pb_checkbox_handle,.et_pb_contact_field[data-type=radio],textarea,select';

export const dataOf = (element: Element | undefined, name: string): string => attribute(element, `data-${name}`) ?? '';

/** Returns the label. Not cached: other scripts rewrite it for other screens. */
export const labelElement = ({ isGroup, handle, wrapper }: Field): Element | null =>
  isGroup ? query(wrapper, '.et_pb_contact_form_label') : query(handle.parentElement, ':scope > label');

function readField(found: Element): Field {
  const wrapper = closestTo(found, '.et_pb_contact_field') ?? found;
  const isRadio = matches(found, '[data-type=radio]');
  const isGroup = isRadio || matches(found, '.et_pb_checkbox_handle');
  const inputs = isGroup
    ? queryAll<HTMLInputElement>(wrapper, 'input[type=radio],input[type=checkbox]')
    : [found as Input];
  const handle = (isRadio && inputs[0]) || found;
  const values = (inputs as HTMLInputElement[])
    .filter(({ checked, value }) => (isGroup ? checked : value))
    .map(({ value }) => value);
  const type = dataOf(handle, 'field_type') || dataOf(wrapper, 'type');
  return {
    type,
    id: (dataOf(handle, 'field_type') && (isGroup ? handle.getAttribute('name') : handle.id)) || '',
    originalId: dataOf(handle, 'original_id'),
    requiredMark: dataOf(handle, 'required_mark'),
    wrapper,
    handle,
    inputs,
    isGroup,
    values,
  };
}

/** Reads all fields with their current values. */
export const readFields = (form: Element): Field[] => queryAll(form, FIELD_HANDLES).map(readField);

/** Selector of fields with conditions. The theme's style sheet hides all of them, in both generations. */
export const CONDITIONAL = '[data-conditional-logic]';
/** Inline display of a shown field with conditions, as the theme's own script writes it. */
export const SHOWN = 'block';
