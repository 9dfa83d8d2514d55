/** Checks fields while they are filled in, up to the one that was changed (docs/reference/plugin-forms.md#checks-while-typing). */
import type { ValidateOptions } from './calls';
import type { FieldErrors } from './errors';
import { isStrict, type PluginFormState } from './form-state';
import type { Tell } from './part';
import { type Checks, runRules } from './rules';
import { valuesOf, wrapsIn } from './values';

/** @param checks those that the schema asks for */
export function validate(
  form: HTMLFormElement,
  state: PluginFormState,
  errors: FieldErrors,
  tell: Tell,
  checks: Checks,
  { target, scope = form }: ValidateOptions,
): void {
  const wraps = wrapsIn(scope);
  const values = valuesOf(form, wraps);
  const found = runRules(state.schema, values, isStrict(state), checks);
  for (const wrap of wraps) {
    const field = wrap.getAttribute('data-name') as string;
    const error = found.get(field);
    if (error === undefined) errors.remove(field);
    else errors.set(field, error, scope);
    tell('checked', field, error === undefined ? (values.get(field) ?? []) : []);
    if (target && wrap.contains(target)) break;
  }
}
