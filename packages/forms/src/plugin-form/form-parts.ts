/** The parts of a form; those that only some forms have are fetched for them. */
import type { Claims } from '../shared/claims';
import { isStrict, type PluginFormState } from './form-state';
import type { Part } from './part';
import { FLOATING } from './wraps';

/** What has a part that is fetched. */
const SOME = `.wpcf7-acceptance,.wpcf7-exclusive-checkbox,.has-free-text,.wpcf7-character-count,.wpcf7-validates-as-url,.wpcf7-quiz,.wpcf7-captchac,[class*=inert-on-],[data-reflection-of],.wpcf7-turnstile,${FLOATING}`;

export interface FormParts {
  /** Tells all of them; those that are still on their way hear it when they are here. */
  tell(what: (part: Part) => void): void;
  stop(): void;
}

export function createFormParts(form: HTMLFormElement, state: PluginFormState, claims: Claims): FormParts {
  const parts: Part[] = [];
  let stopped = false;
  let coming: Promise<Part[]> | undefined;
  if (form.querySelector(SOME) || form.closest(FLOATING))
    coming = import('./rare-parts').then((code) => {
      const more = stopped ? [] : code.createParts(form, claims, isStrict(state));
      parts.push(...more);
      coming = undefined;
      return more;
    });
  return {
    tell(what) {
      parts.forEach(what);
      coming?.then((more) => more.forEach(what));
    },
    stop() {
      stopped = true;
      for (const part of parts) part.stop?.();
    },
  };
}
