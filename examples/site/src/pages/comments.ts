// Page with comments, a comment form, testimonials, a search and a login form.

import { type Comment, comments, login, search, testimonial } from '../theme/comments';
import { row, section } from '../theme/section';
import { heading, hero } from './hero';
import type { Page } from './page';

const customerComments: Comment[] = [
  {
    id: 7,
    name: 'Mirela',
    when: 'on a Tuesday at 8:10',
    words: 'I asked for something light and was handed a map of the coast. Still thinking about it.',
    answers: [
      { id: 9, name: 'Tidewheel', when: 'at 8:40', words: 'The map was for the biscuits. We are glad it worked.' },
    ],
  },
  {
    id: 8,
    name: 'Joost',
    when: 'on a Wednesday at 17:55',
    words: 'Five minutes before closing and nobody sighed. Five stars for that alone.',
  },
];

export const commentsPage: Page = {
  path: '/comments',
  title: 'What people say',
  summary: 'Comments with answers in place and a form, testimonials, a search and a login form.',
  body: (print) =>
    [
      hero(print, {
        eyebrow: 'The counter',
        title: 'What people say',
        lede: 'Most of it over the noise of the grinder. Some of it in writing.',
        picture: 'pour-over',
      }),
      section(
        print,
        {},
        row(
          print,
          {},
          ['2_3', comments(print, customerComments)],
          ['1_3', heading(print, 'Find it again'), search(print), heading(print, 'Friends of the house'), login(print)],
        ),
      ),
      section(
        print,
        { background: 'cream' },
        row(
          print,
          {},
          [
            '1_2',
            testimonial(
              print,
              'The only place where I drink the second cup slower than the first.',
              'Ana Bisk',
              'Ferry 12',
            ),
          ],
          ['1_2', testimonial(print, 'They roast on Thursdays. I moved my weekend.', 'Teun', 'The bakery next door')],
        ),
      ),
    ].join('\n'),
};
