// Pages with split tests: one test for each kind of goal, one on a cached page, and the page after an order.

import { custom } from '../theme/globals';
import { button, text } from '../theme/modules';
import type { Print } from '../theme/print';
import { row, section } from '../theme/section';
import { signUp } from '../theme/sign-up';
import { heading, hero } from './hero';
import type { Page } from './page';

/** Ids of the tests by kind of goal. */
const TESTS = { button: 42, anywhere: 43, shop: 44, 'sign-up': 45, cached: 46 } as const;

const run = 'a7f3';

function test(print: Print, posts: readonly number[], more: Record<string, unknown> = {}): void {
  const tests = posts.map((post) => ({ post_id: post, test_id: run }));
  // Not a list like the builder's data, but printed in the same place.
  (print.data as Record<string, unknown>).et_pb_custom = {
    ...custom,
    ab_tests: tests,
    is_ab_testing_active: '1',
    unique_test_id: run,
    is_shortcode_tracking: 'on',
    ...more,
  };
}

const classes = (markup: string, more: string): string => markup.replace(/class="/, `class="${more} `);
const subject = (markup: string, post: number): string =>
  classes(markup, `et_pb_ab_subject et_pb_ab_subject_id-${post}_1`);
const goal = (markup: string, post: number): string => classes(markup, `et_pb_ab_goal et_pb_ab_goal_id-${post}`);

const variant = (print: Print, post: number, words: string): string => subject(text(print, `<p>${words}</p>`), post);

export const splitTestPage: Page = {
  path: '/split-test',
  title: 'Which do you like better?',
  summary: 'Split tests: what is read, seen, pressed and ordered is counted once, for the variant that was shown.',
  body(print) {
    test(print, [TESTS.button, TESTS.anywhere, TESTS.shop, TESTS['sign-up']]);
    const letter = signUp(print, {
      title: 'The tasting letter',
      words: '<p>Small bags, before they have a name.</p>',
      list: 'tasting',
      names: false,
      success: 'You are on the list.',
    });
    return [
      hero(print, {
        eyebrow: 'Measured',
        title: 'Which do you like better?',
        lede: 'Two labels, two prices, two words for the same cup. We watch which one you take.',
        picture: 'harbour',
      }),
      section(
        print,
        {},
        row(print, {}, ['4_4', heading(print, 'A button', 'Only the button counts.')]),
        row(print, {}, [
          '4_4',
          variant(print, TESTS.button, 'Variant one: the harbour blend, two for one.'),
          goal(button(print, 'Buy two', '#bought'), TESTS.button),
        ]),
        row(print, {}, ['4_4', heading(print, 'Anything', 'The long way round, or the short one.')]),
        row(print, {}, [
          '4_4',
          variant(print, TESTS.anywhere, 'Variant one: with a story.'),
          goal(text(print, '<p><a href="#story">Read the story</a></p>'), TESTS.anywhere),
        ]),
        row(print, {}, ['4_4', heading(print, 'An order', 'A tin to keep, whichever you choose.')]),
        row(print, {}, [
          '4_4',
          variant(print, TESTS.shop, 'Variant one: in a tin.'),
          goal(
            classes(text(print, `<p><a href="${print.link('/split-test/thanks')}">Order a tin</a></p>`), 'et_pb_shop'),
            TESTS.shop,
          ),
        ]),
        row(print, {}, ['4_4', heading(print, 'A sign-up', 'One letter a month, and no more.')]),
        row(print, {}, [
          '4_4',
          variant(print, TESTS['sign-up'], 'Variant one: monthly.'),
          goal(letter, TESTS['sign-up']),
        ]),
      ),
      section(
        print,
        { background: 'dark' },
        row(print, {}, [
          '4_4',
          text(
            print,
            `<p><a href="/split-test/results">What came of it</a> · <a href="${print.link('/split-test/cached')}">The same on a cached page</a></p>`,
            { background: 'dark' },
          ),
        ]),
      ),
    ].join('\n');
  },
};

const mark = (post: number, id: number): string =>
  `<div class="et_pb_subject_placeholder et_pb_subject_placeholder_id_${post}_${id}" hidden></div>`;

const cachedPage: Page = {
  path: '/split-test/cached',
  title: 'A variant that comes later',
  summary: 'A cached page has no variant of its own: it is fetched, and everything else is active before.',
  body(print) {
    test(print, [TESTS.cached], { is_cache_plugin_active: 'yes' });
    return section(
      print,
      {},
      row(print, {}, ['4_4', '<h1>A variant that comes later</h1>', mark(TESTS.cached, 0), mark(TESTS.cached, 1)]),
      row(print, {}, ['4_4', goal(button(print, 'Buy it', '#bought'), TESTS.cached)]),
    );
  },
};

const thanksPage: Page = {
  path: '/split-test/thanks',
  title: 'Thank you for your order',
  summary: 'The page after an order: it tells which variant led to it.',
  bodyClasses: ['woocommerce-order-received'],
  body: (print) =>
    section(
      print,
      {},
      row(print, {}, [
        '4_4',
        '<h1>Thank you for your order</h1>',
        text(print, '<p>It is on its way. <a href="/split-test/results">What came of the tests</a></p>'),
        `<div class="et_pb_ab_shop_conversion"></div><div class="et_pb_ab_split_track" hidden data-test_id="${TESTS.button}"></div>`,
      ]),
    ),
};

export const furtherSplitTestPages: Page[] = [cachedPage, thanksPage];
