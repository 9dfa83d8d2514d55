/** What the fields of a form hold, by field name, as the rules read it. */
import { successful } from '../shared/successful';
import { WRAP } from './wraps';

export type Value = string | File;
export type Values = ReadonlyMap<string, readonly Value[]>;

/** `name`, `name[]`, `name[key]`; whatever else, a leading underscore for example, is no field of the visitor's. */
const NAME = /^([a-z][\w:-]*)(\[.*)?$/i;

/** The wraps that are validated. */
export const wrapsIn = (scope: ParentNode): Element[] =>
  [...scope.querySelectorAll(WRAP)].filter((wrap) => !wrap.closest('.novalidate'));

/** Trimmed; what is empty counts as not there. */
export function valuesOf(wraps: readonly Element[]): Values {
  const values = new Map<string, Value[]>();
  for (const [name, value] of wraps.flatMap(successful)) {
    const field = NAME.exec(name)?.[1];
    const kept = typeof value === 'string' ? value.trim() : value;
    if (!field || kept === '') continue;
    values.set(field, [...(values.get(field) ?? []), kept]);
  }
  return values;
}
