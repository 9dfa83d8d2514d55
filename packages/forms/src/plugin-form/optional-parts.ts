/** Runs parts that only some forms have. Lazy part: fetched by those forms. */

import { asRecord, page } from '@enliven/core';
import type { Claims } from '../shared/claims';
import { acceptance, exclusive, freeText, webAddress } from './choices';
import { isStrict, type PluginFormState } from './form-state';
import { counters, reflections } from './outputs';
import type { Notify, Part } from './part';
import { printedErrors } from './printed-errors';
import { refill } from './refill';
import { FLOATING, OWN_TIP, WRAP } from './wraps';

export interface OptionalParts {
  notify: Notify;
  stop(): void;
}

export function createParts(form: HTMLFormElement, state: PluginFormState, claims: Claims): OptionalParts {
  const parts: Part[] = [
    exclusive(form),
    freeText(form, claims),
    webAddress,
    acceptance(form, claims),
    counters(form, claims, isStrict(state)),
    tips,
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
      for (const element of [...form.getElementsByClassName('active-on-any')]) rest(element, false);
      for (const element of [...form.getElementsByClassName(`inert-on-${status}`)]) rest(element, true);
    },
  };
}

function hide(target: Element): void {
  const wrap = target.closest(`${FLOATING} ${WRAP}`);
  for (const tip of wrap?.querySelectorAll<HTMLElement>(OWN_TIP) ?? []) tip.style.display = 'none';
}

/** Hides a floating tip when its field is focused, since it covers the field (docs/reference/plugin-forms.md#errors). */
const tips: Part = {
  focusin: hide,
  click(target) {
    if (target.closest(OWN_TIP)) hide(target);
  },
};

interface Service {
  reset?(widget: Element): void;
}

/** Resets Turnstile after each answer, since a token is valid once (docs/reference/plugin-forms.md#services). */
export const turnstile = (form: HTMLFormElement): Part => ({
  answered(answer) {
    // Refills are answers too, but nothing was sent.
    if (!asRecord(answer).status) return;
    const service = page().global('turnstile') as Service | undefined;
    for (const widget of form.querySelectorAll('.wpcf7-turnstile'))
      try {
        service?.reset?.(widget);
      } catch {
        // The widget is not rendered.
      }
  },
});
