/** Where the data layer is wanted: on pages of the add-on that names it. */
import type { Behavior } from '@enliven/core';

/** Tells the tag manager which fields are entered and left. */
export const formFocus: Behavior = {
  name: 'form-focus',
  package: '@enliven/tracking',
  selector: 'body',
  globals: ['gtm4wp_datalayer_name'],
  when: 'idle',
  load: () => import('./form-focus'),
};
