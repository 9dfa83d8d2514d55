// Page with audio modules: with and without a cover picture, on light and dark backgrounds, and with a missing file.

import { audio } from '../theme/media';
import { row, section } from '../theme/section';
import { heading, hero } from './hero';
import type { Page } from './page';

export const audioPage: Page = {
  path: '/audio',
  title: 'The roastery, by ear',
  summary: 'Audio modules with the browser’s own controls, on light and dark ground, and one whose file is gone.',
  body: (print) =>
    [
      hero(print, {
        eyebrow: 'Recordings',
        title: 'The roastery, by ear',
        lede: 'You hear a roast before you smell it. Start one recording, and the other lets it speak.',
        picture: 'pour-over',
      }),
      section(
        print,
        {},
        row(
          print,
          {},
          [
            '1_2',
            heading(print, 'With a picture'),
            audio(print, {
              title: 'First crack',
              artist: 'Drum No. 3',
              file: 'first-crack',
              picture: 'drum',
              background: 'dark',
            }),
          ],
          [
            '1_2',
            heading(print, 'Without one'),
            audio(print, { title: 'Low tide', artist: 'The harbour wall', file: 'low-tide' }),
          ],
        ),
      ),
      section(
        print,
        { background: 'cream' },
        row(print, {}, [
          '4_4',
          heading(print, 'One that is gone', 'Somebody moved the file. The page says so as soon as you press play.'),
          audio(print, { title: 'The lost hour', artist: 'Nobody', file: 'lost' }),
        ]),
      ),
    ].join('\n'),
};
