/** Where multi-view is found: in an attribute of its elements (Divi 4), or in a list of the page's data (Divi 5). */
import type { Behavior } from '@enliven/core';

const PACKAGE = '@enliven/tracking';

/** What differs by device or under the pointer, as Divi 4 prints it onto the element. */
export const multiView: Behavior = {
  name: 'multi-view',
  package: PACKAGE,
  selector: '[data-et-multi-view]',
  when: 'now',
  // Style sheets hide it on the devices where its content differs.
  hides: ':scope:not(.et_multi_view_hidden)',
  incumbents: ['divi-custom-script'],
  load: () => import('./multi-view'),
};

/** The same as Divi 5 prints it: one list for the whole page. */
export const multiViewList: Behavior = {
  name: 'multi-view-list',
  package: PACKAGE,
  selector: 'body',
  globals: ['diviElementMultiViewData'],
  when: 'now',
  hides: '[data-et-mv-hidden-tablet],[data-et-mv-hidden-phone]',
  incumbents: ['divi-script-library-multi-view'],
  load: () => import('./multi-view-list'),
};
