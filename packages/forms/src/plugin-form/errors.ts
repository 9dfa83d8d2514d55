/** Validates fields (docs/reference/plugin-forms.md#checks-while-typing) and shows their errors under the field, in the list for screen readers and in attributes (docs/reference/plugin-forms.md#errors). */
import { membersOf } from '@enliven/core';
import { type Claims, createClaims } from '../shared/claims';
import { hasGoneOn } from '../shared/reveal-message';
import { errorId, FLOATING, isStrict, type PluginFormState, type ValidateOptions, WRAP, wrapsOf } from './api';
import type { Notify } from './part';
import { type Checks, runRules, valuesOf, wrapsIn } from './rules';

const CONTROL = '.wpcf7-form-control';
const FIELDS = ':is(input:not([type=hidden]),select,textarea,button):not([disabled])';

type Validatable = Element & { setCustomValidity?(message: string): void };

interface FieldErrors {
  set(field: string, message: string, scope?: ParentNode): void;
  remove(field: string): void;
  /** Removes all. */
  clear(): void;
  /**
   * Focuses the first field with an error, unless the focus is outside the form or the field's tip floats: a focused field hides that.
   *
   * @returns whether the visitor sees the error
   */
  focusFirst(): boolean;
}

/** Creates the errors of a form. @param notify called when errors are removed, since the server may have printed some itself */
export function createErrors(form: HTMLFormElement, state: PluginFormState, notify: Notify): FieldErrors {
  const list = state.parent.querySelector('.screen-reader-response ul');
  /** Claims by field with an error. */
  const open = new Map<string, Claims>();

  const errors: FieldErrors = {
    set(field, message, scope = form) {
      errors.remove(field);
      const id = errorId(state.unitTag, field);
      const claims = createClaims();
      open.set(field, claims);
      if (list) {
        const item = claims.insert(list, 'beforeend', 'li');
        const target = wrapsOf(form, field)[0]?.querySelector(CONTROL)?.id;
        const place = target ? claims.insert(item, 'beforeend', 'a') : item;
        if (target) place.setAttribute('href', `#${target}`);
        place.textContent = message;
        item.id = id;
      }
      for (const wrap of wrapsOf(scope, field)) {
        const tip = claims.insert(wrap, 'beforeend', 'span', 'wpcf7-not-valid-tip');
        tip.setAttribute('aria-hidden', 'true');
        tip.textContent = message;
        for (const element of wrap.querySelectorAll('[aria-invalid]')) claims.set(element, 'attr:aria-invalid', true);
        for (const control of wrap.querySelectorAll<Validatable>(CONTROL)) {
          // Keeps the author's own descriptions.
          const own = control.getAttribute('aria-describedby');
          claims.set(control, 'attr:aria-describedby', own ? `${own} ${id}` : id);
          claims.set(control, 'class:wpcf7-not-valid', true);
          control.setCustomValidity?.(message);
          claims.also(() => control.setCustomValidity?.(''));
        }
      }
    },
    remove(field) {
      open.get(field)?.stop();
      open.delete(field);
      notify('cleared', field);
    },
    clear() {
      for (const claims of open.values()) claims.stop();
      open.clear();
      notify('cleared');
    },
    focusFirst() {
      const first = membersOf(form).querySelector(`${WRAP} .wpcf7-not-valid`);
      if (hasGoneOn(form) || !first || first.closest(FLOATING)) return false;
      first.closest(WRAP)?.querySelector<HTMLElement>(FIELDS)?.focus();
      return true;
    },
  };
  return errors;
}

/** Validates all fields up to the changed one (docs/reference/plugin-forms.md#checks-while-typing). @param checks from `checksFor` */
export function validate(
  form: HTMLFormElement,
  state: PluginFormState,
  errors: FieldErrors,
  notify: Notify,
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
    notify('checked', field, error === undefined ? (values.get(field) ?? []) : []);
    if (target && wrap.contains(target)) break;
  }
}
