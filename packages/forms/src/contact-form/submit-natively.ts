/** Submits a form to another site through the browser. Lazy part: fetched by forms with such an address. */

/** Submits the form with additional entries. */
export function submitNatively(
  form: HTMLFormElement,
  extras: readonly (readonly [name: string, value: string])[],
): void {
  const inputs = extras.map(([name, value]) =>
    Object.assign(form.ownerDocument.createElement('input'), { type: 'hidden', name, value }),
  );
  form.append(...inputs);
  HTMLFormElement.prototype.submit.call(form);
  for (const input of inputs) input.remove();
}
