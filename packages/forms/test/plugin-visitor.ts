/** Actions of a visitor on a plugin form, and the events that scripts on the page receive. */
import { nextFrames } from '@enliven/testing';

/** Records `wpcf7…` events that reach the document, with their details. */
export function hear(): { names: string[]; details: Record<string, unknown>[]; stop(): void } {
  const types = 'beforesubmit submit invalid unaccepted spam aborted mailsent mailfailed reset statuschanged'.split(
    ' ',
  );
  const heard = { names: [] as string[], details: [] as Record<string, unknown>[], stop: () => {} };
  const listener = (event: Event) => {
    heard.names.push(event.type.slice('wpcf7'.length));
    heard.details.push((event as CustomEvent).detail);
  };
  for (const type of types) document.addEventListener(`wpcf7${type}`, listener);
  heard.stop = () => {
    for (const type of types) document.removeEventListener(`wpcf7${type}`, listener);
  };
  return heard;
}

export function type(field: Element | null, value: string): void {
  const input = field as HTMLInputElement;
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

export function tick(field: Element | null, checked = true): void {
  const input = field as HTMLInputElement;
  input.checked = checked;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Dispatches a submit event. @returns false if it was prevented */
export async function submit(form: Element, submitter?: HTMLElement): Promise<boolean> {
  const allowed = form.dispatchEvent(
    Object.assign(new Event('submit', { bubbles: true, cancelable: true }), { submitter: submitter ?? null }),
  );
  await nextFrames();
  return allowed;
}

/** A promise with its resolver. */
export function deferred<T = unknown>(): { promise: Promise<T>; resolve(value: T): void } {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((keep) => {
    resolve = keep;
  });
  return { promise, resolve };
}

/** Focuses a field, which loads the code of the form. happy-dom has no viewport that could load it. */
export const approach = (field: Element): boolean => field.dispatchEvent(new Event('focusin', { bubbles: true }));
