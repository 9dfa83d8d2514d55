/** What only some forms have: fetched for those. */
import type { Claims } from '../shared/claims';
import { acceptance } from './acceptance';
import { exclusive, freeText } from './choices';
import { counters } from './counters';
import { isStrict, type PluginFormState } from './form-state';
import { inert } from './inert';
import type { Part, Tell } from './part';
import { printedErrors } from './printed-errors';
import { refill } from './refill';
import { reflections } from './reflections';
import { tips } from './tips';
import { turnstile } from './turnstile';
import { webAddress } from './web-address';

export interface RareParts {
  tell: Tell;
  stop(): void;
}

export function createParts(form: HTMLFormElement, state: PluginFormState, claims: Claims): RareParts {
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
  const tell: Tell = (what, ...details) => {
    for (const part of parts) (part[what] as ((...all: typeof details) => void) | undefined)?.(...details);
  };
  return { tell, stop: () => tell('stop') };
}
