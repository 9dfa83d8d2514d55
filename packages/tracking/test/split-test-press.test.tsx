/** Presses on the goal of a split test that are recorded (docs/reference/tracking.md#goals). */
import { converted } from '@enliven/core';
import { click, until } from '@enliven/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  beginTest,
  cookies,
  endTest,
  find,
  goal,
  mountAll,
  newPost,
  print,
  setCookie,
  stubBeacon,
  stubObserver,
  subject,
  typesOf,
} from './support/split-page';

let post: number;
let sent: URLSearchParams[];
beforeEach(() => {
  ({ post, sent } = beginTest());
});
afterEach(endTest);

describe('a press', () => {
  const shop = 'et_pb_shop';
  it.each<[string, string, string, string, string[], string[]]>([
    [
      'on the button of a module is recorded',
      'et_pb_module et_pb_cta',
      '<p>p</p><a class="et_pb_button" href="#">b</a>',
      'a',
      ['click_goal'],
      [],
    ],
    [
      'beside the button of a module is not recorded',
      'et_pb_module et_pb_cta',
      '<p>p</p><a class="et_pb_button" href="#">b</a>',
      'p',
      [],
      [],
    ],
    ['anywhere in a row is recorded', 'et_pb_row', '<p>p</p>', 'p', ['click_goal'], []],
    ['on a button outside modules is recorded', 'et_pb_button', '<p>p</p>', 'p', ['click_goal'], []],
    [
      'in a contact form is not recorded',
      'et_pb_module et_pb_contact_form_container',
      '<button class="et_pb_button" type="button">b</button>',
      'button',
      [],
      [],
    ],
    [
      'in a newsletter module is not recorded',
      'et_pb_module et_pb_newsletter',
      '<a class="et_pb_button" href="#">b</a>',
      'a',
      [],
      [],
    ],
    [
      'in a shop module is recorded and remembered',
      `et_pb_module ${shop}`,
      '<p>p</p>',
      'p',
      ['click_goal'],
      ['et_pb_ab_shop_log=POST_1_7f3a'],
    ],
    [
      'in a comments module is not recorded but remembered',
      'et_pb_module et_pb_comments_module',
      '<button class="et_pb_button" type="button">b</button>',
      'button',
      [],
      ['et_pb_ab_comment_log_POST7f3a=true'],
    ],
  ])('%s', async (_, classes, inner, target, types, kept) => {
    print(post);
    await mountAll(subject(post) + goal(post, classes, inner));
    click(find(target));
    expect(typesOf(sent)).toEqual(types);
    expect(cookies().filter((one) => !one.includes('click_goal'))).toEqual(
      kept.map((one) => one.replace('POST', `${post}`)),
    );
  });

  it('in a comments module is recorded if a comment was recorded before', async () => {
    print(post);
    setCookie(`et_pb_ab_con_goal_${post}7f3a1=true`);
    await mountAll(
      subject(post) +
        goal(post, 'et_pb_module et_pb_comments_module', '<button class="et_pb_button" type="button">b</button>'),
    );
    click(find('button'));
    expect(typesOf(sent)).toEqual(['click_goal']);
  });

  it('is recorded for its own test among several', async () => {
    const other = newPost();
    print(post, {
      ab_tests: [
        { post_id: post, test_id: 'a' },
        { post_id: `${other}`, test_id: 'b' },
      ],
    });
    await mountAll(subject(post) + subject(other, '', 2) + goal(post) + goal(other, 'et_pb_row', '<p>p</p>'));
    click(find('p'));
    expect(sent.map((body) => JSON.parse(`${body.get('stats_data_array')}`))).toEqual([
      { test_id: other, subject_id: '2', record_type: 'click_goal' },
    ]);
  });

  it('is recorded for the tests of a layout and of a post in it', async () => {
    const other = newPost();
    print(post, {
      ab_tests: [
        { post_id: post, test_id: 'a' },
        { post_id: other, test_id: 'b' },
      ],
    });
    await mountAll(
      subject(post) + subject(other) + goal(post, 'et_pb_row', goal(other) + goal(7, 'et_pb_module', '<p>p</p>')),
    );
    click(find('p'));
    expect(sent.map((body) => JSON.parse(`${body.get('stats_data_array')}`).test_id)).toEqual([post]);
    click(find('a'));
    expect(sent.map((body) => JSON.parse(`${body.get('stats_data_array')}`).test_id)).toEqual([post, other]);
  });

  it('is recorded on a variant that is the goal itself, even if it is an SVG element', async () => {
    print(post);
    await mountAll(
      `<svg class="et_pb_ab_subject et_pb_ab_subject_id-${post}_2 et_pb_ab_goal et_pb_ab_goal_id-${post}"><g></g></svg>`,
    );
    find('g').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(sent.map((body) => JSON.parse(`${body.get('stats_data_array')}`))).toEqual([
      { test_id: post, subject_id: '2', record_type: 'click_goal' },
    ]);
  });

  it('is not recorded on an element that has the goal’s id but not its class', async () => {
    print(post);
    await mountAll(`${subject(post)}<p class="et_pb_ab_goal_id-${post}">p</p>`);
    click(find('p'));
    expect(sent).toHaveLength(0);
  });

  it.each<[string, unknown]>([
    ['without a variant', undefined],
    ['without tests', { ab_tests: [] }],
    ['while no test is active', { is_ab_testing_active: '' }],
    ['with invalid ids', { ab_tests: [{ post_id: 'a; b=', test_id: 'x' }, { post_id: {}, test_id: 1 }, null, 7] }],
    ['with an invalid address', { ajaxurl: 'javascript:alert(1)' }],
    ['with an address of another site', { ajaxurl: 'https://other.test/wp-admin/admin-ajax.php' }],
    ['with an address of another port', { ajaxurl: '//localhost:3001/wp-admin/admin-ajax.php' }],
  ])('is not recorded %s', async (_, more) => {
    print(post, (more ?? {}) as Record<string, unknown>);
    await mountAll((more ? subject(post) : '') + goal(post));
    click(find('a'));
    expect(sent).toHaveLength(0);
    expect(cookies()).toEqual([]);
  });

  it('is recorded on another host that the site’s configuration allows', async () => {
    const urls: string[] = [];
    stubBeacon((url) => urls.push(url) > 0);
    const block = '<script type="application/json" id="enliven-config">{"tracking":{"hosts":["admin.test"]}}</script>';
    print(post, { ajaxurl: 'https://admin.test/ajax' });
    await mountAll(block + subject(post) + goal(post));
    click(find('a'));
    expect(urls).toEqual(['https://admin.test/ajax']);
  });

  it('is recorded on a goal that is inserted later', async () => {
    const { observers } = stubObserver();
    print(post);
    await mountAll(`${subject(post)}<main></main>`);
    expect(observers).toHaveLength(0);
    find('main').innerHTML = goal(post);
    await until(() => observers.length === 1);
    find('main').append(document.createElement('p'));
    click(find('a'));
    expect(typesOf(sent)).toEqual(['click_goal']);
    await Promise.resolve();
    expect(observers).toHaveLength(1);
  });

  it('is not recorded if the theme’s own script runs', async () => {
    const globals = globalThis as { et_pb_ab_logged_status?: unknown };
    globals.et_pb_ab_logged_status = {};
    print(post);
    await mountAll(subject(post) + goal(post));
    click(find('a'));
    expect(sent).toHaveLength(0);
    delete globals.et_pb_ab_logged_status;
  });

  it('is not recorded after the runtime has stopped', async () => {
    print(post);
    const { stop } = await mountAll(subject(post) + goal(post));
    await stop();
    click(find('a'));
    converted.emit({ element: find('.et_pb_ab_goal'), until() {} });
    expect(sent).toHaveLength(0);
  });
});
