/** Validates the fields of a checkout once they change, and shows the description of the focused field. */
import {
  closestTo,
  matches,
  member,
  membersOf,
  query,
  queryAll,
  useClaims,
  useEvent,
  type WantedClaim,
} from '@enliven/core';
import { useState } from 'react';
import { isChanged } from '../shared/is-changed';

export type FieldError = 'required-field' | 'email' | 'phone';

/** Checks no more than the platform does. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const PHONE = /^[\d\s#_\-+/().]*$/;

/** Returns the error of a field. @param row classes of the row @returns undefined for a valid field */
export function findError(
  row: DOMTokenList,
  control: { type: string; value: string; checked?: boolean },
): FieldError | undefined {
  const { type, value, checked } = control;
  const isEmpty = type === 'checkbox' || type === 'radio' ? !checked : value.trim() === '';
  if (row.contains('validate-required') && isEmpty) return 'required-field';
  if (isEmpty) return undefined;
  if (row.contains('validate-email') && !EMAIL.test(value.trim())) return 'email';
  return row.contains('validate-phone') && !PHONE.test(value) ? 'phone' : undefined;
}

const CONTROLS = '.form-row :is(.input-text,select,input[type="checkbox"])';

interface CheckedField {
  control: Element;
  error: FieldError | undefined;
}

const rowOf = (target: EventTarget | null) => closestTo(target, '.form-row');

function checkControl(control: Element): [Element, CheckedField][] {
  const row = matches(control, CONTROLS) && rowOf(control);
  return row ? [[row, { control, error: findError(member(row, 'classList'), control as HTMLInputElement) }]] : [];
}

/** Checks the controls that changed before the mount, except the focused one. */
const validateChanged = (form: Element): Map<Element, CheckedField> =>
  new Map(
    queryAll<HTMLInputElement>(form, CONTROLS)
      .filter((control) => control !== membersOf(form).ownerDocument.activeElement && isChanged(control))
      .flatMap(checkControl),
  );

/** @returns the function that validates all fields, as after a refused order */
export function useFields(form: Element): () => void {
  const [checked, setChecked] = useState<ReadonlyMap<Element, CheckedField>>(() => validateChanged(form));
  /** Description of the focused field; the platform's style sheet hides all descriptions. */
  const [description, setDescription] = useState<Element | null>();
  useEvent(form, 'input', ({ target }) => {
    const row = rowOf(target);
    if (row && checked.has(row)) setChecked((all) => new Map([...all].filter(([other]) => other !== row)));
  });
  // Autofill changes several fields before the next render.
  useEvent(form, 'change', ({ target }) => setChecked((all) => new Map([...all, ...checkControl(target as Element)])));
  useEvent(form, 'focusin', ({ target }) => {
    const field = closestTo(target, '.woocommerce-input-wrapper');
    setDescription(query(field, '.description'));
  });
  useEvent<KeyboardEvent>(form, 'keydown', ({ key }) => key === 'Escape' && setDescription(null));
  useClaims([
    [description, 'style:display', 'block'],
    [description, 'attr:aria-hidden', 'false'],
    ...[...checked].flatMap(([row, { control, error }]): WantedClaim[] => [
      [row, 'class:woocommerce-validated', !error],
      [row, 'class:woocommerce-invalid', error !== undefined],
      ...(error ? [[row, `class:woocommerce-invalid-${error}`, true] as const] : []),
      [control, 'attr:aria-invalid', error ? 'true' : null],
    ]),
  ]);
  return () => setChecked(new Map(queryAll(form, CONTROLS).flatMap(checkControl)));
}
