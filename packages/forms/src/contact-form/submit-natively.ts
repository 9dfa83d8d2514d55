/** Submits a form to another site without scripts. Lazy part: fetched by forms with such an address. */
import { membersOf } from '@enliven/core';

/** Submits the form with additional entries. */
export function submitNatively(
  form: HTMLFormElement,
  extras: readonly (readonly [name: string, value: string])[],
): void {
  const inputs = extras.map(([name, value]) =>
    Object.assign(membersOf(form).ownerDocument.createElement('input'), { type: 'hidden', name, value }),
  );
  membersOf(form).append(...inputs);
  membersOf(form).submit();
  for (const input of inputs) input.remove();
}
