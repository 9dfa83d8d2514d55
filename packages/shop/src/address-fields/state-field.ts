/** The field for a state: a list, a text, or nothing to see, with what the last one was called (docs/reference/shop.md#addresses). */

const CARRIED = ['id', 'name', 'placeholder', 'autocomplete', 'data-input-classes', 'data-placeholder'];

/** @param states undefined where nothing is known of them @returns the field that takes its place */
export function stateField(old: Element, states: Record<string, string> | undefined, choose: string): HTMLElement {
  const { value, localName } = old as HTMLInputElement;
  const codes = states && Object.keys(states);
  const list = codes?.[0] !== undefined;
  const field = old.ownerDocument.createElement(list ? 'select' : 'input');
  for (const name of CARRIED) {
    const text = old.getAttribute(name);
    if (text !== null) field.setAttribute(name, text);
  }
  for (const [code = '', text = ''] of list ? [['', choose], ...Object.entries(states ?? {})] : []) {
    const option = old.ownerDocument.createElement('option');
    option.value = code;
    option.text = text;
    field.append(option);
  }
  if (!list) field.setAttribute('type', codes ? 'hidden' : 'text');
  field.className = `${list ? 'state_select' : codes ? 'hidden' : 'input-text'} ${old.getAttribute('data-input-classes') ?? ''}`;
  if (codes ? codes.includes(value) : localName !== 'select') field.value = value;
  return field;
}
