/** A mounted form and its actions, which are fetched on the first focus or press. */
import type { FormScope } from '../shared/form-scope';
import type { FormController } from './calls';
import type { FormMessages } from './form-messages';
import type { Notify } from './part';
import type { PluginFormElement, PluginFormState } from './state';

/** A mounted form, as its actions use it. */
export interface PluginFormContext {
  form: PluginFormElement;
  state: PluginFormState;
  scope: FormScope;
  messages: FormMessages;
  notify: Notify;
}

export interface FormActions extends Omit<FormController, 'dispose'> {
  /** Handles a press of a submit button. */
  press(submitter: HTMLElement | null): void;
  /** Validates a field that was changed. */
  validateChanged(target: Element): void;
}
