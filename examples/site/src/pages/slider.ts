// Page with all kinds of sliders except video sliders.

import { posts, season, short, shots } from '../content/slides';
import { row, section } from '../theme/section';
import { gallerySlider, postGallery, postSlider, slider } from '../theme/slider';
import { heading, hero } from './hero';
import type { Page } from './page';

export const sliderPage: Page = {
  path: '/slider',
  title: 'A year beside the wheel',
  summary: 'Sliders: across the page, in columns, moving by themselves or not, of posts and of pictures.',
  body: (print) =>
    [
      hero(print, {
        eyebrow: 'Seasons',
        title: 'A year beside the wheel',
        lede: 'What the mill looks like while nobody is looking, one picture after the other.',
        picture: 'harbour',
      }),
      section(
        print,
        { classes: ['et_pb_fullwidth_section'] },
        slider(print, { slides: season, fullwidth: true, auto: 7000 }),
      ),
      section(
        print,
        {},
        row(print, {}, [
          '4_4',
          heading(print, 'At your own pace', 'Three mornings at the mill.'),
          slider(print, { slides: season.slice(1), id: 'seasons' }),
        ]),
        row(
          print,
          {},
          ['1_2', heading(print, 'Only dots'), slider(print, { slides: short, classes: ['et_pb_slider_no_arrows'] })],
          [
            '1_2',
            heading(print, 'Only arrows'),
            slider(print, { slides: short, classes: ['et_pb_slider_no_pagination'] }),
          ],
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
            heading(print, 'Notes from the mill', 'Written on the slate, wiped off on Fridays.'),
            postSlider(print, posts, 'background', 5000),
          ],
          ['1_2', heading(print, 'With pictures beside', 'The same notes.'), postSlider(print, posts, 'right')],
        ),
        row(
          print,
          {},
          ['1_2', heading(print, 'The album'), gallerySlider(print, shots)],
          ['1_2', heading(print, 'Above a post'), postGallery(['harbour', 'beans', 'pour-over'])],
        ),
      ),
      section(
        print,
        {},
        row(
          print,
          {},
          ['1_2', heading(print, 'Just one'), slider(print, { slides: short.slice(0, 1), auto: 3000 })],
          [
            '1_2',
            heading(print, 'Faster than the pointer', 'Every four seconds, whether the pointer rests on it or not.'),
            slider(print, { slides: short, auto: 4000, classes: ['et_slider_auto_ignore_hover'] }),
          ],
        ),
      ),
    ].join('\n'),
};
