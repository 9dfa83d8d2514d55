/** Where the theme's own header is found. */
import type { Behavior } from '@enliven/core';
import { defineHeader } from '../shared/define-header';

/** The header of the theme: fixed, shrinking, transparent, hidden until scrolled, or beside the page. */
export const header: Behavior = defineHeader({
  name: 'header',
  selector: '#main-header',
  when: 'now',
  // A header that is hidden until the page is scrolled is transparent until script runs.
  unhides: true,
  // In split headers, until it stands in the menu.
  hides: '#logo',
  load: () => import('./header'),
});
