/** Says of a field whether it is filled in as expected, once the visitor has left it. */
import { membersOf, useClaims, useEvent, type WantedClaim } from '@enliven/core';
import { useState } from 'react';
import { isTouched } from '../shared/is-touched';

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

const rowOf = (target: EventTarget | null) => membersOf(target as Element).closest('.form-row');

function look(control: Element): [Element, Seen][] {
  const row = control.matches(CONTROLS) && rowOf(control);
  return row ? [[row, { control, flaw: flawOf(row.classList, control as HTMLInputElement) }]] : [];
}

/** Looks at the controls that were filled in and left before the code was there. */
const lookAtLeft = (form: Element): Map<Element, Seen> =>
  new Map(
    [...membersOf(form).querySelectorAll<HTMLInputElement>(CONTROLS)]
      .filter((control) => control !== membersOf(form).ownerDocument.activeElement && isTouched(control))
      .flatMap(look),
  );

/** @returns the function that looks at all of them, as after an order that was refused */
export function useFields(form: Element): () => void {
  const [seen, setSeen] = useState<ReadonlyMap<Element, Seen>>(() => lookAtLeft(form));
  /** What stands beside the field that has the focus; the platform's style sheet hides all of them. */
  const [description, setDescription] = useState<Element | null>();
  useEvent(form, 'input', ({ target }) => {
    const row = rowOf(target);
    if (row && seen.has(row)) setSeen(new Map([...seen].filter(([other]) => other !== row)));
  });
  useEvent(form, 'change', ({ target }) => setSeen(new Map([...seen, ...look(target as Element)])));
  useEvent(form, 'focusin', ({ target }) => {
    const field = membersOf(target as Element).closest('.woocommerce-input-wrapper');
    setDescription(field?.querySelector('.description'));
  });
  useEvent<KeyboardEvent>(form, 'keydown', ({ key }) => key === 'Escape' && setDescription(null));
  useClaims([
    [description, 'style:display', 'block'],
    [description, 'attr:aria-hidden', 'false'],
    ...[...seen].flatMap(([row, { control, flaw }]): WantedClaim[] => [
      [row, 'class:woocommerce-validated', !flaw],
      [row, 'class:woocommerce-invalid', flaw !== undefined],
      ...(flaw ? [[row, `class:woocommerce-invalid-${flaw}`, true] as const] : []),
      [control, 'attr:aria-invalid', flaw ? 'true' : null],
    ]),
  ]);
  return () => setSeen(new Map([...membersOf(form).querySelectorAll(CONTROLS)].flatMap(look)));
}
