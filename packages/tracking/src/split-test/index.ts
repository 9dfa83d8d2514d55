/** Descriptors of split tests: on pages with tests, and on pages that visitors of a test open later. */
import type { Behavior } from '@enliven/core';

const shared = { package: '@enliven/tracking', when: 'now', incumbents: ['divi-custom-script'] } as const;

/** Tests on this page: records visitors' actions, and fetches the variants that a cached page omits. */
export const splitTest: Behavior = {
  ...shared,
  name: 'split-test',
  selector: 'body',
  globals: ['et_pb_custom.ab_tests'],
  load: () => import('./split-test'),
};

/** Conversions of a test on another page: an order, or a page with the goal's shortcode. */
export const splitTestReturn: Behavior = {
  ...shared,
  name: 'split-test-return',
  selector: '.et_pb_ab_split_track,.et_pb_ab_shop_conversion',
  load: () => import('./split-test-return'),
};
