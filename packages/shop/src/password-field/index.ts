/** Descriptor of password fields. */
import type { Behavior } from '@enliven/core';
import { defineShop } from '../shared/define-shop';
import type { PasswordFieldConfig } from './password-field';

/** A button that shows the password in a password field. */
export const passwordField: Behavior<PasswordFieldConfig> = defineShop(
  {
    name: 'password-field',
    selector: '.woocommerce form input[type=password]',
    load: () => import('./password-field'),
  },
  ['woocommerce'],
);
