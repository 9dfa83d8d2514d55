/** Checks fields while they are filled in, up to the one that was changed (contract §1.9). */
import type { Claims } from '../shared/claims';
import type { ValidateOptions } from './api';
import type { FieldErrors } from './errors';
import { isStrict, type PluginFormState } from './form-state';
import { reflect } from './reflections';
import { runRules } from './rules';
import { valuesOf, wrapsIn } from './values';
import { WRAP } from './wraps';

/** Nothing is asked of a field that is in no wrap, or that its author leaves out. */
const isAsked = (form: Element, target: Element): boolean =>
  form.contains(target) && target.closest(WRAP) !== null && !target.closest('.novalidate');

/** @param during runs the work in the status of its own */
export function validate(
  form: HTMLFormElement,
  state: PluginFormState,
  errors: FieldErrors,
  claims: Claims,
  during: (work: () => void) => void,
  { target, scope = form }: ValidateOptions,
): void {
  if (!state.schema || (target && !isAsked(form, target))) return;
  const wraps = wrapsIn(scope);
  const values = valuesOf(wraps);
  const last = target ? wraps.findIndex((wrap) => wrap.contains(target)) : wraps.length - 1;
  during(() => {
    const found = runRules(state.schema, values, isStrict(state));
    for (const wrap of wraps.slice(0, last + 1)) {
      const field = wrap.getAttribute('data-name') as string;
      const error = found.get(field);
      if (error !== undefined) errors.set(field, error, scope);
      else if (wrap.querySelector('.wpcf7-not-valid-tip')) errors.remove(field);
      reflect(form, field, error === undefined ? (values.get(field) ?? []) : [], claims);
    }
  });
}
