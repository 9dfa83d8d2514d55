/** Errors of fields (docs/reference/plugin-forms.md#errors): under the field, in the list for screen readers, and in the field's own attributes. */
import { type Claims, createClaims } from '../shared/claims';
import type { PluginFormState } from './form-state';
import type { Tell } from './part';
import { errorId, OWN_TIP, WRAP, wrapsOf } from './wraps';

const CONTROL = '.wpcf7-form-control';
const FIELDS = ':is(input:not([type=hidden]),select,textarea,button):not([disabled])';

type Validatable = Element & { setCustomValidity?(message: string): void };

export interface FieldErrors {
  set(field: string, message: string, scope?: ParentNode): void;
  remove(field: string): void;
  /** Removes all. */
  clear(): void;
  /** Brings the visitor to the first field that has one, unless they are elsewhere on the page by now. */
  focusFirst(): void;
}

/** @param tell hears what is wrong no more: the server may have printed errors itself */
export function createErrors(form: HTMLFormElement, state: PluginFormState, tell: Tell): FieldErrors {
  const list = state.parent.querySelector('.screen-reader-response ul');
  /** All that an error changes, so that it can be taken back at once. */
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
          // The author's own descriptions stay.
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
      tell('cleared', field);
    },
    clear() {
      for (const claims of open.values()) claims.stop();
      open.clear();
      tell('cleared');
    },
    focusFirst() {
      const { activeElement, body } = form.ownerDocument;
      if (activeElement && activeElement !== body && !form.contains(activeElement)) return;
      const first = form.querySelector(`${WRAP} .wpcf7-not-valid`)?.closest(WRAP);
      first?.querySelector<HTMLElement>(FIELDS)?.focus();
      // A floating tip makes way for who comes to write; this visitor comes to read it.
      for (const tip of first?.querySelectorAll<HTMLElement>(OWN_TIP) ?? []) tip.style.display = '';
    },
  };
  return errors;
}
