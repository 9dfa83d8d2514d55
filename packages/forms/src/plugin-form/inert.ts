/** What rests in one status of the form: `inert-on-sent` for example (docs/reference/plugin-forms.md#status). */
import type { Claims } from '../shared/claims';
import type { Part } from './part';

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
