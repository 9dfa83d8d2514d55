// Page with background videos: behind a section, a column and a module, and one that keeps playing off screen.

import { backgroundVideo, behindClasses } from '../theme/media';
import { text } from '../theme/modules';
import type { Print } from '../theme/print';
import { row, section } from '../theme/section';
import { heading } from './hero';
import type { Page } from './page';

const card = (print: Print, words: string, outside: boolean): string =>
  text(print, words, { background: 'dark', classes: [...behindClasses(print), 'tw-behind'] }).replace(
    '<div class="et_pb_text_inner">',
    `${backgroundVideo(print, 'harbour', outside)}<div class="et_pb_text_inner">`,
  );

export const backgroundVideoPage: Page = {
  path: '/background-video',
  title: 'The harbour, all day',
  summary: 'Videos behind a section and behind modules: they rest unseen, and a button stops them.',
  body: (print) =>
    [
      section(
        print,
        { background: 'dark', classes: [...behindClasses(print), 'tw-behind', 'tw-behind-tall'] },
        backgroundVideo(print, 'harbour'),
        row(print, {}, [
          '2_3',
          text(
            print,
            '<p class="tw-eyebrow">Opening hours</p><h1>The harbour, all day</h1><p class="tw-lede">The tide comes in, the tide goes out, the kettle stays on. Stop the waves with the button in the corner.</p>',
            { background: 'dark' },
          ),
        ]),
      ),
      section(
        print,
        {},
        row(
          print,
          {},
          [
            '1_2',
            heading(print, 'Rests off screen'),
            card(print, '<h3>Morning</h3><p>Bakers first, then the ferry.</p>', false),
          ],
          [
            '1_2',
            heading(print, 'Goes on off screen'),
            card(print, '<h3>Evening</h3><p>Lamps on, decaf out.</p>', true),
          ],
        ),
        row(print, {}, [
          '4_4',
          heading(
            print,
            'And then?',
            'Scroll on, and the first two come to rest. Nothing is decoded that nobody sees.',
          ),
        ]),
      ),
    ].join('\n'),
};
