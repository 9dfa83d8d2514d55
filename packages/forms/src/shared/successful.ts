/** What the controls inside an element would send, as the browser decides it. */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const CONTROLS = 'input,textarea,select';
const BUTTONS = /^(button|image|reset|submit)$/;

function valuesOf(control: Control): (string | File)[] {
  if ('selectedOptions' in control)
    return [...control.options].filter(({ selected, disabled }) => selected && !disabled).map(({ value }) => value);
  const { type, value } = control;
  if (type === 'file') return [...((control as HTMLInputElement).files ?? [])];
  if (BUTTONS.test(type) || (/^(checkbox|radio)$/.test(type) && !(control as HTMLInputElement).checked)) return [];
  return [value];
}

/** Names and values in document order: enabled, named, and chosen where there is a choice. */
export function successful(root: Element): [name: string, value: string | File][] {
  return [...root.querySelectorAll<Control>(CONTROLS)]
    .filter((control) => control.name && !control.matches(':disabled'))
    .flatMap((control) => valuesOf(control).map((value): [string, string | File] => [control.name, value]));
}
