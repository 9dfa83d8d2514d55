/** Forms that are left to the browser: in other forms, or on pages that do not tell where their server is. */
import { remark } from '@enliven/core';
import { createClaims } from '../shared/claims';
import { sentence } from '../shared/sentence';
import { isSettled, lists, pluginApi } from './api';

const FIX = 'The browser sends the form; to have it sent in place, print the settings of the form plugin on the page.';
const LEFT = 'The browser sends the form.';

const cannot = (what: string) => `Your browser does not support ${what}.`;

/** What is missing, in the plugin's own words; undefined when nothing is. */
export function missing(): string | undefined {
  if (isSettled()) return undefined;
  if (!globalThis.fetch) return cannot('window.fetch()');
  if (!globalThis.FormData) return cannot('window.FormData()');
  if (!lists().forEach) return cannot('NodeList.forEach()');
  if (!String.prototype.replaceAll) return cannot('String.replaceAll()');
  return pluginApi() ? 'wpcf7.api is not defined.' : 'wpcf7 is not defined.';
}

/**
 * Reports what is missing. Scripts that are delayed may tell late.
 *
 * @param settled the page has told
 * @returns the function that waits no longer
 */
export function awaitSettings(element: Element, settled: () => void): () => void {
  const lack = missing();
  const look = () => isSettled() && settled();
  if (lack)
    remark(`${lack} ${/browser/.test(lack) ? LEFT : FIX}`, {
      package: '@enliven/forms',
      behavior: 'plugin-form',
      element,
    });
  look();
  element.addEventListener('focusin', look);
  return () => element.removeEventListener('focusin', look);
}

/**
 * A form that its author put into another form could never be sent on its own: a sentence stands in its place.
 *
 * @returns the function that brings it back
 */
export function standIn(element: Element): () => void {
  const claims = createClaims();
  const place = claims.insert(element, 'afterend', 'p', 'wpcf7-form-in-wrong-place');
  const strong = place.appendChild(place.ownerDocument.createElement('strong'));
  strong.textContent = sentence('form_error', 'Error:');
  place.append(` ${sentence('form_misplaced', 'This contact form is placed in the wrong place.')}`);
  claims.set(element, 'style:display', 'none !important');
  // Its fields would be sent with the form around it.
  for (const control of element.querySelectorAll('input,select,textarea,button'))
    claims.set(control, 'attr:disabled', 'disabled');
  return claims.stop;
}
