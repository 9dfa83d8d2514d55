/** Finds what a visitor, or the browser for them, has entered before the code was there. */
type Field = HTMLInputElement & Partial<Pick<HTMLSelectElement, 'options'>>;

import { membersOf } from '@enliven/core';

/** Whether a field has another value than the server has printed. Without a choice of the server's, the first option is chosen. */
export const isChanged = ({ options, value, defaultValue, checked, defaultChecked }: Field): boolean =>
  options
    ? [...options].some((option, at) => at > 0 && option.selected !== option.hasAttribute('selected'))
    : value !== defaultValue || checked !== defaultChecked;

/** Finds the changed fields of a form, without the one that is being filled in. */
export const changedFields = (form: Element): Field[] =>
  [...membersOf(form).querySelectorAll<Field>('input,select,textarea')].filter(
    (field) =>
      isChanged(field) &&
      (field !== membersOf(form).ownerDocument.activeElement || /^(checkbox|radio)$/.test(field.type)),
  );
