/** Descriptor of the data layer's form events, on pages of the add-on that names the data layer. */
import type { Behavior } from '@enliven/core';

/** Pushes the focus and blur of form fields to the tag manager. */
export const formFocus: Behavior = {
  name: 'form-focus',
  package: '@enliven/tracking',
  selector: 'body',
  globals: ['gtm4wp_datalayer_name'],
  when: 'idle',
  load: () => import('./form-focus'),
};
