/** Messages of a form as a whole: in the theme's response output, and in the region that screen readers announce. */
import { query, queryAll } from '@enliven/core';
import type { FormScope } from '../shared/form-scope';
import { revealMessage } from '../shared/reveal-message';
import type { PluginFormState } from './state';

export interface FormMessages {
  /** Announces a message. @param always shows it also in states in which style sheets hide the output */
  announce(text: string, always?: boolean): void;
  /** Scrolls to the announced message. */
  reveal(): void;
}

export function createFormMessages(form: HTMLFormElement, { parent }: PluginFormState, scope: FormScope): FormMessages {
  const region = query(parent, '.screen-reader-response [role="status"]');
  const findOutputs = () => queryAll(form, '.wpcf7-response-output');
  return {
    announce(text, always = false) {
      const outputs = findOutputs();
      if (outputs.length === 0 && text) outputs.push(scope.create(form, 'beforeend', 'div', 'wpcf7-response-output'));
      if (region) scope.fill(region, text);
      for (const output of outputs) {
        // The live region announces it already.
        scope.put(output, 'attr:aria-hidden', region ? 'true' : null);
        scope.put(output, 'attr:role', region ? undefined : 'status');
        scope.put(output, 'style:display', always ? 'block' : undefined);
        scope.fill(output, text);
      }
    },
    // The last one is next to the button.
    reveal: () => revealMessage(form, findOutputs().at(-1)),
  };
}
