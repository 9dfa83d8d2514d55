// Page with countdowns: distant, near and past dates, and a column so narrow that labels are short.

import { countdown } from '../theme/counters';
import { text } from '../theme/modules';
import { row, section } from '../theme/section';
import { heading, hero } from './hero';
import type { Page } from './page';

const DAY = 86_400;
const inDays = (days: number): number => Math.floor(Date.now() / 1000 + days * DAY);

export const countdownPage: Page = {
  path: '/countdown',
  title: 'The boat is coming',
  summary: 'Countdowns to the next harvest, to closing time and to a party that is over, in wide and narrow columns.',
  body: (print) =>
    [
      hero(print, {
        eyebrow: 'Arrivals',
        title: 'The boat is coming',
        lede: 'New beans travel slowly. You can watch them do it.',
        picture: 'harbour',
      }),
      section(
        print,
        { background: 'dark' },
        row(print, {}, [
          '4_4',
          heading(print, 'This year', '', 'dark'),
          countdown(print, 'The new harvest lands in', inDays(123.4)),
        ]),
      ),
      section(
        print,
        {},
        row(
          print,
          {},
          ['1_2', heading(print, 'Today'), countdown(print, 'The last bag leaves in', inDays(0.06), 'light')],
          ['1_2', heading(print, 'Yesterday'), countdown(print, 'The tasting began', inDays(-1), 'light')],
        ),
        row(
          print,
          {},
          ['1_4', countdown(print, 'Rent', inDays(12), 'light')],
          [
            '3_4',
            text(
              print,
              '<h2>A clock in a corner</h2><p class="tw-lede">Where there is little room the labels are short, and at zero the clock rests.</p>',
            ),
          ],
        ),
      ),
    ].join('\n'),
};
