/** Where to find: fields for passwords on the pages of a shop. */
import type { Behavior } from '@enliven/core';
import { defineShop } from '../shared/define-shop';
import type { PasswordFieldConfig } from './password-field';

/** A button in each field for a password shows what was typed. */
export const passwordField: Behavior<PasswordFieldConfig> = defineShop(
  {
    name: 'password-field',
    selector: '.woocommerce form input[type=password]',
    load: () => import('./password-field'),
  },
  ['woocommerce'],
);
