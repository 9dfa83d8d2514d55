/** What the fields of a form hold, by field name, as the rules read it. */
import { WRAP } from './wraps';

export type Value = string | File;
export type Values = ReadonlyMap<string, readonly Value[]>;

/** `name`, `name[]`, `name[key]`; whatever else, a leading underscore for example, is no field of the visitor's. */
const NAME = /^([a-z][\w:-]*)(\[.*)?$/i;

/** The wraps that are validated. */
export const wrapsIn = (scope: ParentNode): Element[] =>
  [...scope.querySelectorAll(WRAP)].filter((wrap) => !wrap.closest('.novalidate'));

/** What would be sent of what is in the wraps: trimmed, and what is empty counts as not there. */
export function valuesOf(form: HTMLFormElement, wraps: readonly Element[]): Values {
  const asked = new Set(
    wraps.flatMap((wrap) => [...wrap.querySelectorAll('[name]')].map((it) => it.getAttribute('name'))),
  );
  const values = new Map<string, Value[]>();
  for (const [name, value] of new FormData(form)) {
    const field = asked.has(name) && NAME.exec(name)?.[1];
    const kept = typeof value === 'string' ? value.trim() : value.name && value;
    if (field && kept) values.set(field, [...(values.get(field) ?? []), kept]);
  }
  return values;
}
