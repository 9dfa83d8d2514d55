/** Reports forms that the browser sends: inside other forms, or on pages without settings. Lazy part: fetched by those pages. */
import { remark } from '@enliven/core';
import { createClaims } from '../shared/claims';
import { sentence } from '../shared/request';
import { hasSettings, lists, pluginApi } from './api';

const FIX = 'The browser sends the form; to have it sent in place, print the settings of the form plugin on the page.';
const LEFT = 'The browser sends the form.';

const cannot = (what: string) => `Your browser does not support ${what}.`;

/** Returns what is missing, in the plugin's own words. */
export function missing(): string | undefined {
  if (hasSettings()) return undefined;
  if (!globalThis.fetch) return cannot('window.fetch()');
  if (!globalThis.FormData) return cannot('window.FormData()');
  if (!lists().forEach) return cannot('NodeList.forEach()');
  if (!String.prototype.replaceAll) return cannot('String.replaceAll()');
  return pluginApi() ? 'wpcf7.api is not defined.' : 'wpcf7 is not defined.';
}

/**
 * Reports missing settings, which delayed scripts may still print.
 *
 * @param settled called when the settings are there
 * @returns the function that stops waiting
 */
export function awaitSettings(element: Element, settled: () => void): () => void {
  const reason = missing();
  const check = () => hasSettings() && settled();
  if (reason)
    remark(`${reason} ${/browser/.test(reason) ? LEFT : FIX}`, {
      package: '@enliven/forms',
      behavior: 'plugin-form',
      element,
    });
  check();
  element.addEventListener('focusin', check);
  return () => element.removeEventListener('focusin', check);
}

/**
 * Replaces a form inside another form by a sentence, since it could never be sent on its own.
 *
 * @returns the function that restores it
 */
export function showMisplaced(element: Element): () => void {
  const claims = createClaims();
  const place = claims.insert(element, 'afterend', 'p', 'wpcf7-form-in-wrong-place');
  const strong = place.appendChild(place.ownerDocument.createElement('strong'));
  strong.textContent = sentence('form_error', 'Error:');
  place.append(` ${sentence('form_misplaced', 'This contact form is placed in the wrong place.')}`);
  claims.set(element, 'style:display', 'none !important');
  // Otherwise its fields would be sent with the outer form.
  for (const control of element.querySelectorAll('input,select,textarea,button'))
    claims.set(control, 'attr:disabled', 'disabled');
  return claims.stop;
}
