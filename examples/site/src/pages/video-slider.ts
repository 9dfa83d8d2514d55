// Page with video sliders: with thumbnails, with dots, and with a single video.

import { films } from '../content/slides';
import { row, section } from '../theme/section';
import { videoSlider } from '../theme/video-slider';
import { heading, hero } from './hero';
import type { Page } from './page';

export const videoSliderPage: Page = {
  path: '/video-slider',
  title: 'Small films of a small mill',
  summary: 'Sliders of videos, with thumbnails or with dots.',
  body: (print) =>
    [
      hero(print, {
        eyebrow: 'Films',
        title: 'Small films of a small mill',
        lede: 'None is longer than the time a kettle needs.',
        picture: 'beans',
      }),
      section(
        print,
        {},
        row(print, {}, [
          '4_4',
          heading(print, 'All six', 'Choose below, or go on with the arrows. What plays stops when you go on.'),
          videoSlider(print, { films, thumbnails: true }),
        ]),
      ),
      section(
        print,
        { background: 'cream' },
        row(
          print,
          {},
          ['1_2', heading(print, 'With dots'), videoSlider(print, { films: films.slice(0, 3), thumbnails: false })],
          ['1_2', heading(print, 'In half a page'), videoSlider(print, { films: films.slice(1, 6), thumbnails: true })],
        ),
        row(print, {}, [
          '4_4',
          heading(print, 'Only one'),
          videoSlider(print, { films: films.slice(0, 1), thumbnails: true }),
        ]),
      ),
    ].join('\n'),
};
