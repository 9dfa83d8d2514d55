/** Descriptor of address fields. */
import type { Behavior } from '@enliven/core';
import { defineShop } from '../shared/define-shop';
import type { AddressConfig } from './config';

/** Fields of an address, which depend on its country. */
export const addressFields: Behavior<AddressConfig> = defineShop(
  {
    name: 'address-fields',
    selector: '.country_to_state',
    load: () => import('./address-fields'),
  },
  ['wc-country-select', 'wc-address-i18n'],
);
