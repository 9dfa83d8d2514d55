/** Errors of fields (contract §1.11): under the field, in the list for screen readers, and in the field's own attributes. */
import type { Claims } from '../shared/claims';
import type { PluginFormState } from './form-state';
import { OWN_TIP, WRAP, wrapsOf } from './wraps';

const CONTROL = '.wpcf7-form-control';
const FIELDS = 'input:not([type=hidden]),select,textarea,button';

type Validatable = Element & { setCustomValidity?(message: string): void };

export interface FieldErrors {
  set(field: string, message: string, scope?: ParentNode): void;
  remove(field: string, scope?: ParentNode): void;
  /** Removes all. */
  clear(): void;
  /** Brings the visitor to the first field that has one, unless they are elsewhere on the page by now. */
  focusFirst(): void;
  stop(): void;
}

export function createErrors(form: HTMLFormElement, { unitTag, parent }: PluginFormState, claims: Claims): FieldErrors {
  const list = parent.querySelector('.screen-reader-response ul');
  const idOf = (field: string) => `${unitTag}-ve-${field}`.replace(/[^\w-]+/g, '');
  const invalid = new Set<Validatable>();

  /** The author's own descriptions stay; those the server gave an error of its own do not. */
  function describe(control: Element, id: string, on: boolean): void {
    claims.set(control, 'attr:aria-describedby');
    const own = `${control.getAttribute('aria-describedby') ?? ''}`.split(/\s+/).filter((other) => other !== id);
    claims.set(control, 'attr:aria-describedby', [...own, on ? id : ''].join(' ').trim() || null);
  }

  /** @param message none when nothing is wrong any more */
  function mark(wrap: Element, id: string, message = ''): void {
    const wrong = message !== '';
    for (const element of wrap.querySelectorAll('[aria-invalid]')) claims.set(element, 'attr:aria-invalid', `${wrong}`);
    for (const control of wrap.querySelectorAll<Validatable>(CONTROL)) {
      claims.set(control, 'class:wpcf7-not-valid', wrong);
      describe(control, id, wrong);
      control.setCustomValidity?.(message);
      invalid.add(control);
    }
  }

  function unmark(wrap: Element, id: string): void {
    const tips = wrap.querySelectorAll('.wpcf7-not-valid-tip');
    for (const tip of tips) claims.remove(tip);
    if (tips.length > 0) mark(wrap, id);
  }

  function say(field: string, id: string, message: string): void {
    if (!list) return;
    const item = claims.insert(list, 'beforeend', 'li');
    item.id = id;
    const target = wrapsOf(form, field)[0]?.querySelector(CONTROL)?.id;
    const place = target ? item.appendChild(item.ownerDocument.createElement('a')) : item;
    if (target) place.setAttribute('href', `#${target}`);
    place.textContent = message;
  }

  const errors: FieldErrors = {
    set(field, message, scope = form) {
      errors.remove(field, scope);
      const id = idOf(field);
      say(field, id, message);
      for (const wrap of wrapsOf(scope, field)) {
        const tip = claims.insert(wrap, 'beforeend', 'span', 'wpcf7-not-valid-tip');
        tip.setAttribute('aria-hidden', 'true');
        tip.textContent = message;
        mark(wrap, id, message);
      }
    },
    remove(field, scope = form) {
      const id = idOf(field);
      for (const item of [...(list?.children ?? [])]) if (item.id === id) claims.remove(item);
      for (const wrap of wrapsOf(scope, field)) unmark(wrap, id);
    },
    clear() {
      for (const item of [...(list?.children ?? [])]) claims.remove(item);
      for (const wrap of form.querySelectorAll(WRAP)) unmark(wrap, idOf(wrap.getAttribute('data-name') as string));
    },
    focusFirst() {
      const { activeElement, body } = form.ownerDocument;
      if (activeElement && activeElement !== body && !form.contains(activeElement)) return;
      const first = [...form.querySelectorAll(WRAP)].find((wrap) => wrap.querySelector('.wpcf7-not-valid'));
      [...(first?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])].find(({ disabled }) => !disabled)?.focus();
      // A floating tip makes way for who comes to write; this visitor comes to read it.
      for (const tip of first?.querySelectorAll<HTMLElement>(OWN_TIP) ?? []) tip.style.display = '';
    },
    stop() {
      for (const control of invalid) control.setCustomValidity?.('');
    },
  };
  return errors;
}
