/** Field for the state of an address: a list, a text field, or a hidden field in countries without states. */
import { attribute, documentOf } from '@enliven/core';

/** Attributes that the new field takes over. */
const COPIED = ['id', 'name', 'placeholder', 'autocomplete', 'data-input-classes', 'data-placeholder'];

/** Creates the field for the state. @param states undefined for an unknown country */
export function createStateField(
  old: Element,
  states: Record<string, string> | undefined,
  chooseText: string,
): HTMLElement {
  const { value, localName } = old as HTMLInputElement;
  const codes = states && Object.keys(states);
  const hasList = codes?.[0] !== undefined;
  const field = documentOf(old).createElement(hasList ? 'select' : 'input');
  for (const name of COPIED) {
    const text = attribute(old, name);
    if (text !== null) field.setAttribute(name, text);
  }
  for (const [code = '', text = ''] of hasList ? [['', chooseText], ...Object.entries(states ?? {})] : []) {
    const option = documentOf(old).createElement('option');
    option.value = code;
    option.text = text;
    field.append(option);
  }
  if (!hasList) field.setAttribute('type', codes ? 'hidden' : 'text');
  if (!hasList && codes) field.setAttribute('readonly', 'readonly');
  field.className = `${hasList ? 'state_select' : codes ? 'hidden' : 'input-text'} ${attribute(old, 'data-input-classes') ?? ''}`;
  if (codes ? codes.includes(value) : localName !== 'select') field.value = value;
  return field;
}
