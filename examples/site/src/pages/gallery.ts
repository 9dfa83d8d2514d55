// Page with galleries with pages and a lightbox, and single images that open in a lightbox.

import { pictures } from '../content/pictures';
import { gallery, largeImage } from '../theme/gallery';
import { row, section } from '../theme/section';
import { heading, hero } from './hero';
import type { Page } from './page';

export const galleryPage: Page = {
  path: '/gallery',
  title: 'The mill in pictures',
  summary: 'Galleries with pages, hashes and a lightbox, and single images that open large.',
  body: (print) =>
    [
      hero(print, {
        eyebrow: 'Gallery',
        title: 'The mill in pictures',
        lede: 'A year of tides, sacks and steam. Press a picture to see it large; the arrow keys go on from there.',
        picture: 'harbour',
      }),
      section(
        print,
        {},
        row(print, {}, [
          '4_4',
          heading(print, 'Through the year', 'From the first flood to <a href="#year|3">the last snow</a>.'),
          gallery(print, { pictures, perPage: 8, id: 'year' }),
        ]),
      ),
      section(
        print,
        { background: 'cream' },
        row(
          print,
          {},
          [
            '2_3',
            heading(print, 'Six, and no more'),
            gallery(print, { pictures: pictures.slice(0, 6), perPage: 6, from: 30 }),
          ],
          [
            '1_3',
            heading(print, 'One by one'),
            largeImage(print, 61, 'The sluice in May'),
            largeImage(print, 64, 'The sluice in June'),
          ],
        ),
      ),
    ].join('\n'),
};
