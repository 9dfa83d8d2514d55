/** Finds fields whose values the visitor or autofill changed before scripts ran. */
import { membersOf, queryAll } from '@enliven/core';

type Field = HTMLInputElement & Partial<Pick<HTMLSelectElement, 'options'>>;

/** Whether a field has another value than the server printed. If the server selected none, the first option is selected. */
export const isChanged = ({ options, value, defaultValue, checked, defaultChecked }: Field): boolean =>
  options
    ? [...options].some((option, at) => at > 0 && option.selected !== option.hasAttribute('selected'))
    : value !== defaultValue || checked !== defaultChecked;

/** Returns the changed fields of a form, except the text field that the visitor is editing. */
export const changedFields = (form: Element): Field[] =>
  queryAll<Field>(form, 'input,select,textarea').filter(
    (field) =>
      isChanged(field) &&
      (field !== membersOf(form).ownerDocument.activeElement || /^(checkbox|radio)$/.test(field.type)),
  );
