/** Errors of fields: shown below the field, in the list for screen readers and in attributes (docs/reference/plugin-forms.md#errors). */
import { closestTo, query, queryAll } from '@enliven/core';
import { type FormScope, openFormScope } from '../shared/form-scope';
import { isFocusElsewhere } from '../shared/reveal-message';
import { errorId, FIELD_WRAP, FLOATING_TIPS, wrapsOf } from './markup';
import type { Notify } from './part';
import type { PluginFormState } from './state';

const CONTROL = '.wpcf7-form-control';
const FIELDS = ':is(input:not([type=hidden]),select,textarea,button):not([disabled])';

type Validatable = Element & { setCustomValidity?(message: string): void };

export interface FieldErrors {
  set(field: string, message: string, root?: ParentNode): void;
  remove(field: string): void;
  /** Removes all errors. */
  clear(): void;
  /**
   * Focuses the first field with an error, unless the focus is outside the form or the tip floats, which a focused field hides.
   *
   * @returns whether a field got the focus
   */
  focusFirst(): boolean;
}

/** Creates the errors of a form. @param notify called when errors are removed, since the server may have printed some */
export function createErrors(
  form: HTMLFormElement,
  state: PluginFormState,
  scope: FormScope,
  notify: Notify,
): FieldErrors {
  const list = query(state.parent, '.screen-reader-response ul');
  /** Scopes by field with an error. */
  const open = new Map<string, FormScope>();

  const errors: FieldErrors = {
    set(field, message, root = form) {
      errors.remove(field);
      const id = errorId(state.unitTag, field);
      const shown = openFormScope(scope);
      open.set(field, shown);
      if (list) {
        const item = shown.create(list, 'beforeend', 'li');
        const target = query(wrapsOf(form, field)[0], CONTROL)?.id;
        const place = target ? shown.create(item, 'beforeend', 'a') : item;
        if (target) place.setAttribute('href', `#${target}`);
        place.textContent = message;
        item.id = id;
      }
      for (const wrap of wrapsOf(root, field)) {
        const tip = shown.create(wrap, 'beforeend', 'span', 'wpcf7-not-valid-tip');
        tip.setAttribute('aria-hidden', 'true');
        tip.textContent = message;
        for (const element of queryAll(wrap, '[aria-invalid]')) shown.put(element, 'attr:aria-invalid', true);
        for (const control of queryAll<Validatable>(wrap, CONTROL)) {
          // Keeps the author's own descriptions.
          const own = control.getAttribute('aria-describedby');
          shown.put(control, 'attr:aria-describedby', own ? `${own} ${id}` : id);
          shown.put(control, 'class:wpcf7-not-valid', true);
          control.setCustomValidity?.(message);
          shown.add(() => control.setCustomValidity?.(''));
        }
      }
    },
    remove(field) {
      open.get(field)?.dispose();
      open.delete(field);
      notify((part) => part.onCleared?.(field));
    },
    clear() {
      for (const shown of open.values()) shown.dispose();
      open.clear();
      notify((part) => part.onCleared?.());
    },
    focusFirst() {
      const first = query(form, `${FIELD_WRAP} .wpcf7-not-valid`);
      if (isFocusElsewhere(form) || !first || closestTo(first, FLOATING_TIPS)) return false;
      query<HTMLElement>(closestTo(first, FIELD_WRAP), FIELDS)?.focus();
      return true;
    },
  };
  return errors;
}
