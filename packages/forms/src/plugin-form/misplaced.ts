/** A form that its author put into another form: it could never be sent on its own, so a sentence stands in its place. */
import { phrase } from '@enliven/core';
import { createClaims } from '../shared/claims';

/** @returns the function that brings it back */
export function standIn(element: Element): () => void {
  const claims = createClaims();
  const place = claims.insert(element, 'afterend', 'p', 'wpcf7-form-in-wrong-place');
  const strong = place.appendChild(place.ownerDocument.createElement('strong'));
  strong.textContent = phrase('form_error', 'Error:');
  place.append(` ${phrase('form_misplaced', 'This contact form is placed in the wrong place.')}`);
  claims.set(element, 'style:display', 'none !important');
  // Its fields would be sent with the form around it.
  for (const control of element.querySelectorAll('input,select,textarea,button'))
    claims.set(control, 'attr:disabled', 'disabled');
  return claims.stop;
}
