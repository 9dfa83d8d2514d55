/** Says of a field whether it is filled in as expected, once the visitor has left it. */
import { useClaims, useEvent, type Wanted } from '@enliven/core';
import { useState } from 'react';

export type Flaw = 'required-field' | 'email' | 'phone';

/** No more than the platform asks for. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const PHONE = /^[\d\s#_\-+/().]*$/;

/** @param row classes of the row @returns undefined where nothing is wrong */
export function flawOf(
  row: DOMTokenList,
  control: { type: string; value: string; checked?: boolean },
): Flaw | undefined {
  const { type, value, checked } = control;
  const empty = type === 'checkbox' || type === 'radio' ? !checked : value.trim() === '';
  if (row.contains('validate-required') && empty) return 'required-field';
  if (empty) return undefined;
  if (row.contains('validate-email') && !EMAIL.test(value.trim())) return 'email';
  return row.contains('validate-phone') && !PHONE.test(value) ? 'phone' : undefined;
}

const CONTROLS = '.form-row :is(.input-text,select,input[type="checkbox"])';

interface Seen {
  control: Element;
  flaw: Flaw | undefined;
}

export function useFields(form: Element): void {
  const [seen, setSeen] = useState<ReadonlyMap<Element, Seen>>(new Map());
  const note = (row: Element, now: Seen | undefined) => {
    const next = new Map(seen);
    if (now) next.set(row, now);
    else next.delete(row);
    setSeen(next);
  };
  useEvent(form, 'input', ({ target }) => {
    const row = (target as Element).closest('.form-row');
    if (row && seen.has(row)) note(row, undefined);
  });
  useEvent(form, 'change', ({ target }) => {
    const control = target as HTMLInputElement;
    const row = control.closest('.form-row');
    if (row && control.matches(CONTROLS)) note(row, { control, flaw: flawOf(row.classList, control) });
  });
  useClaims(
    [...seen].flatMap(([row, { control, flaw }]): Wanted[] => [
      [row, 'class:woocommerce-validated', !flaw],
      [row, 'class:woocommerce-invalid', flaw !== undefined],
      ...(flaw ? [[row, `class:woocommerce-invalid-${flaw}`, true] as const] : []),
      [control, 'attr:aria-invalid', flaw ? 'true' : null],
    ]),
  );
}
