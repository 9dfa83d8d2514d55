/** Descriptor of the newsletter sign-up. Login forms have the same class and are left out. */
import type { Behavior } from '@enliven/core';
import type { NewsletterConfig } from './config';

/** The newsletter sign-up: checked, sent and answered in place. */
export const newsletter: Behavior<NewsletterConfig | undefined> = {
  name: 'newsletter',
  package: '@enliven/forms',
  selector: '.et_pb_newsletter:not(.et_pb_login)',
  press: '.et_pb_newsletter_button',
  hides: '[data-conditional-logic]',
  incumbents: ['divi-custom-script', 'divi-module-library-script-signup'],
  load: () => import('./newsletter'),
};
