/** Checks fields while they are filled in, up to the one that was changed (contract §1.9). */
import type { ValidateOptions } from './api';
import type { FieldErrors } from './errors';
import type { FormParts } from './form-parts';
import { isStrict, type PluginFormState } from './form-state';
import { type Checks, runRules } from './rules';
import { valuesOf, wrapsIn } from './values';

/** @param checks those that the schema asks for */
export function validate(
  form: HTMLFormElement,
  state: PluginFormState,
  errors: FieldErrors,
  parts: FormParts,
  checks: Checks,
  { target, scope = form }: ValidateOptions,
): void {
  const wraps = wrapsIn(scope);
  const values = valuesOf(form, wraps);
  const found = runRules(state.schema, values, isStrict(state), checks);
  const last = target ? wraps.findIndex((wrap) => wrap.contains(target)) : wraps.length - 1;
  for (const wrap of wraps.slice(0, last + 1)) {
    const field = wrap.getAttribute('data-name') as string;
    const error = found.get(field);
    if (error !== undefined) errors.set(field, error, scope);
    else if (wrap.querySelector('.wpcf7-not-valid-tip')) errors.remove(field);
    parts.tell((part) => part.checked?.(field, error === undefined ? (values.get(field) ?? []) : []));
  }
}
