/** Values of a form's fields, by field name, as the rules read them. */
import { closestTo, queryAll } from '@enliven/core';
import { FIELD_WRAP } from './markup';

export type Value = string | File;
export type Values = ReadonlyMap<string, readonly Value[]>;

/** Matches `name`, `name[]` and `name[key]`; names with a leading underscore are reserved for the plugin. */
const NAME = /^([a-z][\w:-]*)(\[.*)?$/i;

/** Returns the wraps of fields that are validated. */
export const wrapsIn = (root: ParentNode): Element[] =>
  queryAll(root, FIELD_WRAP).filter((wrap) => !closestTo(wrap, '.novalidate'));

/** Returns the trimmed values of the fields in the wraps, without empty ones. */
export function valuesOf(form: HTMLFormElement, wraps: readonly Element[]): Values {
  const names = new Set(
    wraps.flatMap((wrap) => queryAll(wrap, '[name]').map((control) => control.getAttribute('name'))),
  );
  const values = new Map<string, Value[]>();
  for (const [name, value] of new FormData(form)) {
    const field = names.has(name) && NAME.exec(name)?.[1];
    const kept = typeof value === 'string' ? value.trim() : value.name && value;
    if (field && kept) values.set(field, [...(values.get(field) ?? []), kept]);
  }
  return values;
}
