/** Conformance suite for split tests and the data layer. */
import { describeBehavior } from '@enliven/testing';
import { afterAll, beforeAll } from 'vitest';
import { formFocus, splitTest, splitTestReturn } from '../src';

const globals = globalThis as { et_pb_custom?: unknown; gtm4wp_datalayer_name?: unknown; dataLayer?: unknown };
beforeAll(() => {
  globals.gtm4wp_datalayer_name = 'dataLayer';
  globals.dataLayer = [];
  globals.et_pb_custom = {
    ab_tests: [{ post_id: 42, test_id: '7f3a' }],
    is_ab_testing_active: '1',
    ab_bounce_rate: '0',
    // The rules of the suite send no requests.
    ajaxurl: 'about:blank',
  };
});
afterAll(() => {
  for (const name of ['et_pb_custom', 'gtm4wp_datalayer_name', 'dataLayer'] as const) delete globals[name];
});

const page = `<main><div class="et_pb_section et_pb_ab_subject et_pb_ab_subject_id-42_1"><h1>Variant</h1></div>
  <form><label for="q">Search</label> <input id="q"></form>
  <div class="et_pb_module et_pb_cta_0 et_pb_ab_goal et_pb_ab_goal_id-42"><a class="et_pb_button" href="#x">Buy</a></div></main>`;

describeBehavior(splitTest, {
  html: page,
  act: () => (document.querySelector('.et_pb_button') as HTMLElement).click(),
});
describeBehavior(formFocus, { html: page, act: () => (document.querySelector('input') as HTMLElement).focus() });
describeBehavior(splitTestReturn, {
  html: '<main><div class="et_pb_ab_split_track" style="display:none;" data-test_id="42"></div></main>',
});
