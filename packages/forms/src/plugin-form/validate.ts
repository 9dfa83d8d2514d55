/** Validates fields by the rules of the form's schema (docs/reference/plugin-forms.md#checks-while-typing). */
import { attribute, member } from '@enliven/core';
import type { ValidateOptions } from './api';
import type { FieldErrors } from './errors';
import type { Notify } from './part';
import { type Checks, runRules } from './rules';
import { isStrict, type PluginFormState } from './state';
import { valuesOf, wrapsIn } from './values';

/** Validates all fields up to the changed one and shows their errors. @param checks from `checksFor` */
export function validate(
  form: HTMLFormElement,
  state: PluginFormState,
  errors: FieldErrors,
  notify: Notify,
  checks: Checks,
  { target, scope: root = form }: ValidateOptions,
): void {
  const wraps = wrapsIn(root);
  const values = valuesOf(form, wraps);
  const messages = runRules(state.schema, values, isStrict(state), checks);
  for (const wrap of wraps) {
    const field = attribute(wrap, 'data-name') as string;
    const error = messages.get(field);
    if (error === undefined) errors.remove(field);
    else errors.set(field, error, root);
    const valid = error === undefined ? (values.get(field) ?? []) : [];
    notify((part) => part.onChecked?.(field, valid));
    if (target && member(wrap, 'contains')(target)) break;
  }
}
