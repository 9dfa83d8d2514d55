/** Descriptor of header variants. */
import type { Behavior } from '@enliven/core';
import { defineHeader, VARIANTS } from '../shared/define-header';

/** Headers that are transparent, hidden until the page is scrolled, split by their logo, or vertical. */
export const headerVariant: Behavior = defineHeader({
  name: 'header-variant',
  selector: `body:is(${VARIANTS}) #main-header`,
  when: 'now',
  // A header that is hidden until the page is scrolled is transparent until a script runs.
  unhides: true,
  // The logo of split headers, until it is in the menu.
  hides: '#logo',
  load: () => import('./header-variant'),
});
