/** Detects values entered by the visitor or by autofill before scripts ran. */
type Control = HTMLInputElement & Partial<Pick<HTMLSelectElement, 'options'>>;

/** Returns the value that the server printed. */
export const printedValue = ({ options, defaultValue }: Control): string =>
  options ? (([...options].find((option) => option.defaultSelected) ?? options[0])?.value ?? '') : defaultValue;

/** Whether a control has another value than the server printed. Elements that are not fields, such as buttons, never have. */
export const isChanged = (control: Control): boolean =>
  !control.matches('input,select,textarea')
    ? false
    : /^(checkbox|radio)$/.test(control.type)
      ? control.checked !== control.defaultChecked
      : control.value !== printedValue(control);
