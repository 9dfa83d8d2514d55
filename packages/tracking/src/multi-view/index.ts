/** Descriptors of multi-view: in an attribute of its elements (Divi 4), or in a list of the page's data (Divi 5). */
import type { Behavior } from '@enliven/core';

const PACKAGE = '@enliven/tracking';

/** Content, attributes, styles and classes that differ by device or state, in an attribute of Divi 4. */
export const multiView: Behavior = {
  name: 'multi-view',
  package: PACKAGE,
  selector: '[data-et-multi-view]',
  when: 'now',
  // Style sheets hide the element on devices for which its content differs.
  hides: ':scope:not(.et_multi_view_hidden)',
  incumbents: ['divi-custom-script'],
  load: () => import('./multi-view'),
};

/** The same in the list that Divi 5 prints for the whole page. */
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
