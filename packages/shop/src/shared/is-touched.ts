/** What a visitor, or the browser in his name, has entered before any script listened. */
type Control = HTMLInputElement & Partial<Pick<HTMLSelectElement, 'options'>>;

/** What the server has printed into a control. */
export const printedValue = ({ options, defaultValue }: Control): string =>
  options ? (([...options].find((option) => option.defaultSelected) ?? options[0])?.value ?? '') : defaultValue;

/** Whether a control has another value than the server has printed. */
export const isTouched = (control: Control): boolean =>
  /^(checkbox|radio)$/.test(control.type)
    ? control.checked !== control.defaultChecked
    : control.value !== printedValue(control);
