/** Reports forms that the browser sends: inside other forms, or on pages without settings. Lazy part: fetched by those pages. */
import { queryAll, remark, type Scope } from '@enliven/core';
import type { FormScope } from '../shared/form-scope';
import { formMessage } from '../shared/messages';
import { hasSettings, nodeListPrototype, pluginApi } from './api';

const FIX = 'The browser sends the form. To send it in place, print the settings of the form plugin on the page.';
const NO_FIX = 'The browser sends the form.';

const unsupported = (feature: string) => `Your browser does not support ${feature}.`;

/** Returns the missing requirement, as the plugin words it. */
export function missingRequirement(): string | undefined {
  if (hasSettings()) return undefined;
  if (!globalThis.fetch) return unsupported('window.fetch()');
  if (!globalThis.FormData) return unsupported('window.FormData()');
  if (!nodeListPrototype().forEach) return unsupported('NodeList.forEach()');
  if (!String.prototype.replaceAll) return unsupported('String.replaceAll()');
  return pluginApi() ? 'wpcf7.api is not defined.' : 'wpcf7 is not defined.';
}

/** Reports missing settings, which delayed scripts may still print. @param onSettings called once they are printed */
export function awaitSettings(scope: Scope, element: Element, onSettings: () => void): void {
  const missing = missingRequirement();
  const check = () => hasSettings() && onSettings();
  if (missing) remark(`${missing} ${/browser/.test(missing) ? NO_FIX : FIX}`, scope.place);
  check();
  scope.on(element, 'focusin', check);
}

/** Replaces a form inside another form by a sentence, since browsers cannot send it separately. */
export function showMisplaced(scope: FormScope, element: Element): void {
  const notice = scope.create(element, 'afterend', 'p', 'wpcf7-form-in-wrong-place');
  const title = notice.appendChild(notice.ownerDocument.createElement('strong'));
  title.textContent = formMessage('form_error', 'Error:');
  notice.append(` ${formMessage('form_misplaced', 'This contact form is placed in the wrong place.')}`);
  scope.put(element, 'style:display', 'none !important');
  // Otherwise its fields would be sent with the outer form.
  for (const control of queryAll(element, 'input,select,textarea,button'))
    scope.put(control, 'attr:disabled', 'disabled');
}
