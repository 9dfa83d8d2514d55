// Page with a fullscreen header and its scroll button, sections with wave dividers, and cards that are links.

import { card, fullwidthHeader, wavySection } from '../theme/fullwidth-header';
import { text } from '../theme/modules';
import { row, section } from '../theme/section';
import { heading } from './hero';
import type { Page } from './page';

export const headerPage: Page = {
  path: '/header',
  title: 'First light at the harbour',
  summary: 'A header as high as the window, dividers in waves, and cards of which every spot is a link.',
  body: (print) =>
    [
      fullwidthHeader(print, {
        title: 'First light at the harbour',
        subhead: 'Tidewheel Coffee',
        content: 'We open when the gulls do. They have stronger opinions about it.',
        picture: 'harbour',
        button: ['See the cards', '#cards'],
      }),
      wavySection(
        print,
        { background: 'dark' },
        row(print, {}, [
          '4_4',
          text(
            print,
            '<h2>Between two tides</h2><p class="tw-lede">Six hours of roasting, six hours of drinking.</p>',
            {
              align: 'center',
              background: 'dark',
            },
          ),
        ]),
      ),
      section(
        print,
        { id: 'cards' },
        row(print, {}, ['4_4', heading(print, 'Press anywhere')]),
        row(
          print,
          { equalHeights: true },
          ['1_3', card(print, { title: 'Questions', words: '<p>Answered by hand.</p>', url: print.link('/toggle') })],
          [
            '1_3',
            card(print, {
              title: 'Another window',
              words: '<p>Opens the plans beside this page.</p>',
              url: print.link('/tabs'),
              target: '_blank',
            }),
          ],
          [
            '1_3',
            card(print, {
              title: 'Down to the end',
              words: `<p>Or straight to <a href="${print.link('/counters')}">the numbers</a>.</p>`,
              url: '#end',
            }),
          ],
        ),
      ),
      wavySection(
        print,
        { background: 'cream', id: 'end' },
        row(print, {}, ['4_4', heading(print, 'The end of the pier', 'Careful, it is wet.')]),
      ),
    ].join('\n'),
};
