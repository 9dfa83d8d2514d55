/** Where headers of the theme are found that do more than most. */
import type { Behavior } from '@enliven/core';
import { defineHeader, VARIANTS } from '../shared/define-header';

/** Headers that are transparent, hidden until the page is scrolled, split by their logo, or beside the page. */
export const headerVariant: Behavior = defineHeader({
  name: 'header-variant',
  selector: `body:is(${VARIANTS}) #main-header`,
  when: 'now',
  // A header that is hidden until the page is scrolled is transparent until script runs.
  unhides: true,
  // In split headers, until it stands in the menu.
  hides: '#logo',
  load: () => import('./header-variant'),
});
