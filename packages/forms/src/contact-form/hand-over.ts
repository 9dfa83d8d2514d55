/** A form whose address is another site’s: the browser takes it there. */

/** Leaves it to the browser, with what the server wants to know about the fields. */
export function handOver(form: HTMLFormElement, extras: readonly (readonly [name: string, value: string])[]): void {
  const inputs = extras.map(([name, value]) =>
    Object.assign(form.ownerDocument.createElement('input'), { type: 'hidden', name, value }),
  );
  form.append(...inputs);
  HTMLFormElement.prototype.submit.call(form);
  for (const input of inputs) input.remove();
}
