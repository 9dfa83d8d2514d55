/** Optional parts for errors and status: tips, errors that the server printed, and inert elements. */
import { attribute, closestTo, matches, member, membersOf, queryAll } from '@enliven/core';
import type { FormScope } from '../shared/form-scope';
import { errorId, FIELD_WRAP, FLOATING_TIPS, OWN_TIP, wrapsOf } from './markup';
import type { Part } from './part';
import type { PluginFormState } from './state';

/** Hides a floating tip, which covers its field, when the visitor focuses, clicks or edits the field (docs/reference/plugin-forms.md#errors). */
export function floatingTips(scope: FormScope): Part {
  function hide(target: Element): void {
    const wrap = closestTo(target, FLOATING_TIPS) && closestTo(target, FIELD_WRAP);
    for (const tip of queryAll<HTMLElement>(wrap, '.wpcf7-not-valid-tip')) {
      if (matches(tip, OWN_TIP)) tip.style.display = 'none';
      else scope.put(tip, 'style:display', 'none !important');
    }
  }
  return { focusin: hide, click: hide, input: hide };
}

/** Hides errors that the server printed, after the browser had sent the form, together with ours. */
export function printedErrors(form: HTMLFormElement, state: PluginFormState, scope: FormScope): Part {
  const tips = queryAll(form, '.wpcf7-not-valid-tip');
  const items = queryAll(state.parent, '.screen-reader-response li');
  const hide = (element: Element) => scope.put(element, 'style:display', 'none !important');

  function unmark(wrap: Element): void {
    const own = tips.filter((tip) => member(wrap, 'contains')(tip));
    if (own.length === 0) return;
    const id = errorId(state.unitTag, attribute(wrap, 'data-name') ?? '');
    own.forEach(hide);
    for (const item of items) if (member(item, 'id') === id) hide(item);
    for (const element of queryAll(wrap, '[aria-invalid]')) scope.put(element, 'attr:aria-invalid', 'false');
    for (const control of queryAll(wrap, '.wpcf7-not-valid')) {
      const otherIds = (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((other) => other !== id);
      scope.put(control, 'class:wpcf7-not-valid', false);
      scope.put(control, 'attr:aria-describedby', otherIds.join(' ') || null);
    }
  }
  return {
    onCleared(field) {
      if (tips.length + items.length === 0) return;
      (field === undefined ? queryAll(form, FIELD_WRAP) : wrapsOf(form, field)).forEach(unmark);
      if (field === undefined) items.forEach(hide);
    },
  };
}

/** Makes elements inert in one status of the form, as `inert-on-sent` (docs/reference/plugin-forms.md#status). */
export function inert(form: HTMLFormElement, scope: FormScope): Part {
  const setInert = (element: Element, isInert: boolean) => {
    scope.put(element, 'attr:inert', isInert ? 'inert' : null);
    scope.put(element, 'class:active-on-any', isInert);
  };
  return {
    onStatus(status) {
      for (const element of [...membersOf(form).getElementsByClassName('active-on-any')]) setInert(element, false);
      for (const element of [...membersOf(form).getElementsByClassName(`inert-on-${status}`)]) setInert(element, true);
    },
  };
}
