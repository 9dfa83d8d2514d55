/** Runs parts that only some forms have. Lazy part: fetched by those forms. */

import { asList, asRecord, asText, clickedAt, membersOf, page } from '@enliven/core';
import { changedFields } from '../shared/changed-fields';
import type { Claims } from '../shared/claims';
import { errorId, FLOATING, isStrict, OWN_TIP, type PluginFormState, WRAP, wrapsOf } from './api';
import { counters, reflections } from './outputs';
import type { Notify, Part } from './part';

const ofName = (form: Element, name: string): HTMLInputElement[] =>
  [...membersOf(form).querySelectorAll<HTMLInputElement>('input[type="checkbox"]')].filter((box) => box.name === name);

/** Unticks the other boxes of an exclusive group, also those that were ticked before: the last click counts. */
function exclusive(form: HTMLFormElement): Part {
  function change(target: Element): void {
    // A box that another click has unticked meanwhile excludes nothing.
    if (!membersOf(target).matches('.wpcf7-exclusive-checkbox input[type="checkbox"]:checked')) return;
    for (const box of ofName(form, (target as HTMLInputElement).name)) if (box !== target) box.checked = false;
  }
  const ticked = [...membersOf(form).querySelectorAll<HTMLInputElement>('.wpcf7-exclusive-checkbox input:checked')];
  // Before all clicked boxes come those that the server has ticked.
  const turn = (box: HTMLInputElement) => clickedAt(box) + Number(!box.defaultChecked);
  for (const box of ticked.sort((one, other) => turn(other) - turn(one))) change(box);
  return { change };
}

/** Enables the text field of a choice while that is chosen. */
function freeText(form: HTMLFormElement, claims: Claims): Part {
  const pairs = [...membersOf(form).querySelectorAll('.has-free-text')].flatMap((item) => {
    const text = item.querySelector<HTMLInputElement>('input.wpcf7-free-text');
    const box = item.querySelector<HTMLInputElement>('input[type="checkbox"],input[type="radio"]');
    return text && box ? [{ text, box }] : [];
  });
  const active = () => membersOf(form).ownerDocument.activeElement as HTMLInputElement | null;
  function check(target?: Element | null): void {
    for (const { text, box } of pairs) {
      // A disabled field loses the focus.
      if (!box.checked && text === active()) box.focus({ preventScroll: true });
      claims.set(text, 'attr:disabled', box.checked ? null : 'disabled');
      // Unless the visitor has gone on meanwhile. Some browsers focus no box that is clicked.
      if (box === target && box.checked && (active() === box || active() === box.ownerDocument.body)) text.focus();
    }
  }
  const focused = active();
  check(focused?.checked === focused?.defaultChecked ? null : focused);
  return { change: check, refilled: () => check() };
}

/** Disables the submit buttons until all required boxes are ticked, and describes them by those boxes (docs/reference/plugin-forms.md#helpers). */
function acceptance(form: HTMLFormElement, claims: Claims): Part {
  const boxes = [
    ...membersOf(form).querySelectorAll<HTMLInputElement>('.wpcf7-acceptance:not(.optional) input[type="checkbox"]'),
  ];
  const checks = boxes.length > 0 && !membersOf(form).classList.contains('wpcf7-acceptance-as-validation');

  function check(): void {
    if (!checks) return;
    const open = boxes.filter(
      ({ checked, parentElement }) => checked === !!parentElement?.closest('.wpcf7-acceptance.invert'),
    );
    const ids = open.map((box, at) => textId(box, at));
    for (const button of membersOf(form).querySelectorAll('.wpcf7-submit')) {
      // A disabled button loses the focus, so the focus moves to the box.
      if (button === membersOf(form).ownerDocument.activeElement) open[0]?.focus({ preventScroll: true });
      claims.set(button, 'attr:disabled', open.length > 0 ? 'disabled' : null);
      claims.set(button, 'attr:aria-describedby', ids.join(' ') || undefined);
    }
  }

  /** Returns the id of the label beside the box. */
  function textId(box: HTMLInputElement, at: number): string {
    const words = box.closest('.wpcf7-list-item')?.querySelector('.wpcf7-list-item-label') ?? box;
    if (!words.id) claims.set(words, 'attr:id', `${membersOf(form).closest('.wpcf7')?.id}-accept-${box.name || at}`);
    return words.id;
  }

  check();
  return { change: check, refilled: check };
}

/** Adds the scheme to a web address typed without one (docs/reference/plugin-forms.md#helpers). */
export function completed(text: string): string {
  const address = text.trim();
  if (!address.includes('.') || /^[a-z][a-z\d.+-]*:/i.test(address)) return address;
  return `http://${address.replace(/^\/+/, '')}`;
}

/** Completes web addresses, also one that was typed and left before. */
function webAddress(form: HTMLFormElement): Part {
  function change(target: Element): void {
    if (!membersOf(target).matches('.wpcf7-validates-as-url')) return;
    const field = target as HTMLInputElement;
    const value = completed(field.value);
    if (value !== field.value) field.value = value;
  }
  for (const field of changedFields(form)) change(field);
  return { change };
}

export interface OptionalParts {
  notify: Notify;
  stop(): void;
}

export function createParts(form: HTMLFormElement, state: PluginFormState, claims: Claims): OptionalParts {
  const parts: Part[] = [
    exclusive(form),
    freeText(form, claims),
    webAddress(form),
    acceptance(form, claims),
    counters(form, claims, isStrict(state)),
    tips(claims),
    printedErrors(form, state, claims),
    inert(form, claims),
    reflections(form),
    turnstile(form),
    { answered: (answer) => refill(form, answer, claims) },
  ];
  const notify: Notify = (what, ...details) => {
    for (const part of parts) (part[what] as ((...all: typeof details) => void) | undefined)?.(...details);
  };
  return { notify, stop: () => notify('stop') };
}

/** Makes elements inert in one status of the form, as `inert-on-sent` (docs/reference/plugin-forms.md#status). */
export function inert(form: HTMLFormElement, claims: Claims): Part {
  const rest = (element: Element, on: boolean) => {
    claims.set(element, 'attr:inert', on ? 'inert' : null);
    claims.set(element, 'class:active-on-any', on);
  };
  return {
    status(status) {
      for (const element of [...membersOf(form).getElementsByClassName('active-on-any')]) rest(element, false);
      for (const element of [...membersOf(form).getElementsByClassName(`inert-on-${status}`)]) rest(element, true);
    },
  };
}

/** Hides a floating tip, since it covers the field, when that is focused, clicked or typed in (docs/reference/plugin-forms.md#errors). */
function tips(claims: Claims): Part {
  function hide(target: Element): void {
    const wrap = membersOf(target).closest(FLOATING) && membersOf(target).closest(WRAP);
    for (const tip of wrap?.querySelectorAll<HTMLElement>('.wpcf7-not-valid-tip') ?? []) {
      if (tip.matches(OWN_TIP)) tip.style.display = 'none';
      else claims.set(tip, 'style:display', 'none !important');
    }
  }
  return { focusin: hide, click: hide, input: hide };
}

interface Service {
  reset?(widget: Element): void;
}

/** Resets Turnstile after each answer, since a token is valid once (docs/reference/plugin-forms.md#services). */
export const turnstile = (form: HTMLFormElement): Part => ({
  answered(answer) {
    // Refills are answers too, but nothing was sent.
    if (!asRecord(answer).status) return;
    const service = page().global('turnstile') as Service | undefined;
    for (const widget of membersOf(form).querySelectorAll('.wpcf7-turnstile'))
      try {
        service?.reset?.(widget);
      } catch {
        // The widget is not rendered.
      }
  },
});

/** Removes errors that the server printed, after the browser had sent the form, together with ours. */
function printedErrors(form: HTMLFormElement, state: PluginFormState, claims: Claims): Part {
  const tips = [...membersOf(form).querySelectorAll('.wpcf7-not-valid-tip')];
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
      (field === undefined ? [...membersOf(form).querySelectorAll(WRAP)] : wrapsOf(form, field)).forEach(unmark);
      if (field === undefined) items.forEach(hide);
    },
  };
}

const inputs = (root: Element, name: string): HTMLInputElement[] =>
  [...membersOf(root).querySelectorAll('input')].filter((input) => input.name === name);

/** @param answer the server's; a list if there is nothing to refill */
function refill(form: HTMLFormElement, answer: unknown, claims: Claims): void {
  const empty = (root: Element, name: string) => {
    for (const input of inputs(root, name)) input.value = '';
  };
  const hide = (root: Element, name: string, value: string) => {
    for (const input of inputs(root, name)) claims.set(input, 'attr:value', value);
  };
  const { captcha, quiz } = asRecord(answer);

  for (const [name, url] of Object.entries(asRecord(captcha))) {
    const src = asText(url);
    if (!src) continue;
    empty(form, name);
    const own = `wpcf7-captcha-${name.replaceAll(':', '')}`;
    for (const image of membersOf(form).querySelectorAll('img'))
      if (image.classList.contains(own)) claims.set(image, 'attr:src', src);
    const [, digits] = /^(?:.*\D)?(\d+)\.(?:png|gif|jpeg)$/s.exec(src) ?? [];
    if (digits) hide(form, `_wpcf7_captcha_challenge_${name}`, digits);
  }

  for (const [name, pair] of Object.entries(asRecord(quiz))) {
    const [question, hash] = asList(pair).map(asText);
    if (!question || !hash) continue;
    for (const wrap of wrapsOf(form, name)) {
      empty(wrap, name);
      hide(wrap, `_wpcf7_quiz_answer_${name}`, hash);
      for (const label of wrap.querySelectorAll('.wpcf7-quiz-label')) claims.fill(label, question);
    }
  }
}
