/** What a visitor, or the browser in his name, has entered before any script listened. */
type Control = HTMLInputElement & Partial<Pick<HTMLSelectElement, 'options'>>;

/** What the server has printed into a control. */
export const printedValue = ({ options, defaultValue }: Control): string =>
  options ? (([...options].find((option) => option.defaultSelected) ?? options[0])?.value ?? '') : defaultValue;

/**
 * Whether a control has another value than the server has printed. Elements that are no fields, such as buttons, have none that a visitor
 * could have entered.
 */
export const isTouched = (control: Control): boolean =>
  !control.matches('input,select,textarea')
    ? false
    : /^(checkbox|radio)$/.test(control.type)
      ? control.checked !== control.defaultChecked
      : control.value !== printedValue(control);

/** Whether a browser has come back to the page or loaded it anew: what is entered there then is of before. */
export const isRestored = ({ defaultView }: Document): boolean =>
  (defaultView as Window).performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');
