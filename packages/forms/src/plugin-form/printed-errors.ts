/** Removes errors that the server printed, after the browser had sent the form, together with ours. */
import type { Claims } from '../shared/claims';
import type { PluginFormState } from './form-state';
import type { Part } from './part';
import { errorId, WRAP, wrapsOf } from './wraps';

export function printedErrors(form: HTMLFormElement, state: PluginFormState, claims: Claims): Part {
  const tips = [...form.querySelectorAll('.wpcf7-not-valid-tip')];
  const items = [...state.parent.querySelectorAll('.screen-reader-response li')];
  const hide = (element: Element) => claims.set(element, 'style:display', 'none !important');

  function unmark(wrap: Element): void {
    const own = tips.filter((tip) => wrap.contains(tip));
    if (own.length === 0) return;
    const id = errorId(state.unitTag, wrap.getAttribute('data-name') ?? '');
    own.forEach(hide);
    for (const item of items) if (item.id === id) hide(item);
    for (const element of wrap.querySelectorAll('[aria-invalid]')) claims.set(element, 'attr:aria-invalid', 'false');
    for (const control of wrap.querySelectorAll('.wpcf7-not-valid')) {
      const others = (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((other) => other !== id);
      claims.set(control, 'class:wpcf7-not-valid', false);
      claims.set(control, 'attr:aria-describedby', others.join(' ') || null);
    }
  }
  return {
    cleared(field) {
      if (tips.length + items.length === 0) return;
      (field === undefined ? [...form.querySelectorAll(WRAP)] : wrapsOf(form, field)).forEach(unmark);
      if (field === undefined) items.forEach(hide);
    },
  };
}
