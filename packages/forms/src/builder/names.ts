/** Tells assistive technology what belongs together; the server's labels are hidden, repeat their ids, or lead nowhere. */
import { shared } from '@enliven/core';
import type { Claims } from '../shared/claims';
import { type Field, labelElement } from './fields';
import { makeReachable } from './unseen';

const counter = shared('form-ids', () => ({ last: 0 }));

/** The element's id, or one of ours; the same id twice on the page is of no use either. */
function idOf(element: Element, claims: Claims): string {
  const { id, ownerDocument } = element;
  if (id && ownerDocument.getElementById(id) === element) return id;
  const own = `enliven-field-${++counter.last}`;
  claims.set(element, 'attr:id', own);
  return own;
}

export function nameField(field: Field, claims: Claims): void {
  const { group, inputs, requiredMark, wrapper } = field;
  const label = labelElement(field) ?? inputs[0]?.parentElement?.querySelector('.et_pb_contact_captcha_question');
  const list = group ? wrapper.querySelector('.et_pb_contact_field_options_wrapper') : inputs[0];
  const [first] = inputs;
  if (!list || !first) return;
  const radio = first.type === 'radio';
  if (group) claims.set(list, 'attr:role', radio ? 'radiogroup' : 'group');
  // A group has a title besides its label.
  if (label && !group) makeReachable([label], claims);
  if (label && !list.hasAttribute('aria-label')) claims.set(list, 'attr:aria-labelledby', idOf(label, claims));
  // A group of boxes cannot be required as a whole; a single one can.
  const needed = group && !radio ? inputs.length === 1 && first : list;
  if (needed && requiredMark === 'required') claims.set(needed, 'attr:aria-required', 'true');
}
