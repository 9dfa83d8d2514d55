/** Tells the tag manager which fields of forms are entered and left, and on request how plugin forms end (docs/reference/tracking.md#data-layer). */
import {
  asList,
  asRecord,
  asText,
  type BehaviorProps,
  dataLayer,
  page,
  type Release,
  siteOptions,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { whenAllowed } from '../shared/allowed';
import { listeners } from '../shared/listeners';

const FIELD = 'input,select,textarea,button,meter,progress';
/** How a plugin form ends. */
const ENDS: Readonly<Record<string, string>> = {
  wpcf7invalid: 'InvalidInput',
  wpcf7spam: 'SpamDetected',
  wpcf7mailsent: 'MailSent',
  wpcf7mailfailed: 'MailFailed',
  wpcf7submit: 'Submitted',
};

/** Of attributes: a field that is called `id` is what `form.id` answers with. */
const about = (element: Element | null | undefined, what: string) =>
  Object.fromEntries(
    ['ID', 'Name', 'Class'].map((part) => [
      what + part,
      element?.getAttribute(part) || `(no ${what} ${part === 'ID' ? part : part.toLowerCase()})`,
    ]),
  );

/** The page's own list, or a new one under its name. */
function layer(owner: Document): unknown[] {
  const known = dataLayer();
  if (known) return known;
  const made: unknown[] = [];
  const name = asText(page().global('gtm4wp_datalayer_name')) ?? 'dataLayer';
  const view = owner.defaultView as unknown as Record<string, unknown>;
  // Never in the place of something else.
  if (/^[A-Za-z_$][\w$]*$/.test(name) && !(name in view)) view[name] = made;
  return made;
}

function begin(owner: Document): Release {
  const { on, end } = listeners();
  const push = (event: string, more: object) => layer(owner).push({ event: `gtm4wp.${event}`, ...more });
  on(owner, 'focusin focusout', ({ type, target }) => {
    const field = (target as Element).closest?.(FIELD);
    // The add-on may do it itself, sooner or later.
    if (!field || page().global('gtm4wp_form_move_inited')) return;
    const form = (field as HTMLInputElement).form ?? field.closest('form');
    push(type === 'focusin' ? 'formElementEnter' : 'formElementLeave', {
      ...about(field, 'input'),
      ...about(form, 'form'),
    });
  });
  if (siteOptions('tracking').formEvents === true)
    on<CustomEvent>(owner, Object.keys(ENDS).join(' '), ({ type, detail }) => {
      const { contactFormId, inputs } = asRecord(detail);
      // Names alone: what was typed is the visitor's.
      const names = asList(inputs).map((input) => ({ name: asText(asRecord(input).name) ?? '' }));
      push(`contactForm7${ENDS[type]}`, { 'gtm4wp.cf7formid': contactFormId, 'gtm4wp.cf7inputs': names });
    });
  return end;
}

export default function FormFocus({ element }: BehaviorProps): ReactNode {
  useLayoutEffect(() => whenAllowed(element.ownerDocument, () => begin(element.ownerDocument)), [element]);
  return null;
}
