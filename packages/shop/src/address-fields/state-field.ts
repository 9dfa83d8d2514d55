/** The field for a state: a list, a text, or nothing to see, with what the last one was called (docs/reference/shop.md#addresses). */

const CARRIED = ['id', 'name', 'placeholder', 'autocomplete', 'data-input-classes', 'data-placeholder'];

/** @param states undefined where nothing is known of them @returns the field that takes its place */
export function stateField(old: Element, states: Record<string, string> | undefined, choose: string): HTMLElement {
  const owner = old.ownerDocument;
  const before = (old as HTMLInputElement).value;
  const codes = states && Object.keys(states);
  const field = owner.createElement(codes && codes.length > 0 ? 'select' : 'input');
  for (const name of CARRIED) {
    const value = old.getAttribute(name);
    if (value !== null) field.setAttribute(name, value);
  }
  const classes = old.getAttribute('data-input-classes') ?? '';
  if (field.localName === 'select') {
    field.className = `state_select ${classes}`;
    for (const [code, text] of [['', choose], ...Object.entries(states ?? {})] as const) {
      const option = owner.createElement('option');
      option.value = code ?? '';
      option.text = text ?? '';
      field.append(option);
    }
    (field as HTMLSelectElement).value = codes?.includes(before) ? before : '';
  } else if (codes) {
    field.className = `hidden ${classes}`;
    field.setAttribute('type', 'hidden');
  } else {
    field.className = `input-text ${classes}`;
    field.setAttribute('type', 'text');
    (field as HTMLInputElement).value = old.localName === 'select' ? '' : before;
  }
  return field;
}
