/** Descriptor of the contact form. */
import type { Behavior } from '@enliven/core';

export type { FormSubmitDetail } from '../builder/answer-event';

/** The builder's contact form: checked, sent and answered in place. */
export const contactForm: Behavior = {
  name: 'contact-form',
  package: '@enliven/forms',
  selector: '.et_pb_contact_form_container',
  press: '.et_pb_contact_submit',
  hides: '[data-conditional-logic]',
  incumbents: ['divi-custom-script', 'divi-module-library-script-contact-form'],
  load: () => import('./contact-form'),
};
