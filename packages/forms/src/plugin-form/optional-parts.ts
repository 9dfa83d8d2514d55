/** Optional parts of a form. Lazy part: fetched by forms that need one. */
import type { FormScope } from '../shared/form-scope';
import { captchas, turnstile } from './answer-parts';
import { acceptance, exclusiveChoices, freeText } from './choice-parts';
import { floatingTips, inert, printedErrors } from './error-parts';
import { counters, reflections } from './outputs';
import type { Part } from './part';
import { isStrict, type PluginFormState } from './state';
import { webAddress } from './web-address';

export const createParts = (form: HTMLFormElement, state: PluginFormState, scope: FormScope): readonly Part[] => [
  exclusiveChoices(form),
  freeText(form, scope),
  webAddress(form),
  acceptance(form, scope),
  counters(form, scope, isStrict(state)),
  floatingTips(scope),
  printedErrors(form, state, scope),
  inert(form, scope),
  reflections(form, scope),
  turnstile(form),
  captchas(form, scope),
];
