/** What is expected of a field of the checkout, and what came of it (docs/reference/shop.md#checkout). */

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
