// Page with scroll effects: rotation, movement, scaling, fading and blur.

import { blurb, image, text } from '../theme/modules';
import type { Print } from '../theme/print';
import { moving } from '../theme/scroll-effects';
import { row, section } from '../theme/section';
import { heading, hero } from './hero';
import type { Page } from './page';

const picture = (print: Print, name: string, alt: string): string =>
  image(print, { name, alt, width: 480, height: 360 });

const words = (print: Print, title: string, sentence: string, background: 'light' | 'dark' = 'light'): string =>
  text(print, `<h2>${title}</h2><p class="tw-lede">${sentence}</p>`, { background });

/** Returns two columns that move while the page scrolls. */
const pair = (print: Print, background: 'cream' | 'dark', left: string, right: string): string =>
  section(
    print,
    { background, classes: ['tw-moving'] },
    row(print, { equalHeights: true }, ['1_2', left], ['1_2', right]),
  );

const rooms = [
  {
    title: 'The store',
    text: '<p>Sacks from six farms, a scale, and the only dry wall of the house.</p>',
    href: '/plain',
  },
  { title: 'The drum', text: '<p>Twelve minutes at a time, twice a week, with the window open.</p>', href: '/video' },
  { title: 'The table', text: '<p>Everybody tastes, nobody talks, and then everybody talks.</p>', href: '/blog' },
];

export const motionPage: Page = {
  path: '/motion',
  title: 'The way of a bean',
  summary: 'Scroll effects: pictures and words that turn, drift, grow, fade and clear with the scroll position.',
  body: (print) =>
    [
      hero(print, {
        eyebrow: 'Scroll slowly',
        title: 'The way of a bean',
        lede: 'From the river to your cup. Everything below moves as far as you scroll, and not a step further.',
        picture: 'beans',
      }),
      pair(
        print,
        'cream',
        moving(
          print,
          picture(print, 'wheel', 'A mill wheel'),
          { resolver: 'rotate', values: [-90, 0, 90] },
          { resolver: 'opacity', values: [0, 100, 100], limits: [0, 35, 70, 100] },
        ),
        moving(
          print,
          words(
            print,
            'The wheel turns',
            'It has driven the pump since the second winter, and your scroll bar since today.',
          ),
          { resolver: 'translateY', values: [1, 0, 0] },
        ),
      ),
      pair(
        print,
        'dark',
        moving(
          print,
          words(print, 'The ferry drifts in', 'Six sacks on Tuesdays, seven before a feast.', 'dark'),
          { resolver: 'translateX', values: [-2, 0, 0], phone: [-0.5, 0, 0] },
          { resolver: 'opacity', values: [0, 100, 100], limits: [0, 40, 60, 100] },
        ),
        moving(print, picture(print, 'harbour', 'The harbour'), {
          resolver: 'translateX',
          values: [2, 0, -1],
          phone: [0.5, 0, -0.5],
        }),
      ),
      section(
        print,
        { classes: ['tw-moving'] },
        row(print, {}, ['4_4', heading(print, 'Three rooms', 'Each one comes nearer as you do.')]),
        row(
          print,
          {},
          ...rooms.map((room, at): ['1_3', string] => [
            '1_3',
            moving(
              print,
              blurb(print, { ...room, href: print.link(room.href) }),
              { resolver: 'scale', values: [70, 100, 100], limits: [0, 30 + 10 * at, 70, 100] },
              { resolver: 'translateY', values: [1 + at, 0, 0], phone: [0.5, 0, 0] },
            ),
          ]),
        ),
      ),
      pair(
        print,
        'cream',
        moving(
          print,
          picture(print, 'pour-over', 'A cup under its filter'),
          { resolver: 'blur', values: [10, 0, 0], limits: [0, 45, 70, 100] },
          { resolver: 'scale', values: [80, 100, 110] },
        ),
        moving(
          print,
          words(
            print,
            'And the view clears',
            'Steam first, then the cup, then the morning. Drink it before you scroll on.',
          ),
          { resolver: 'translateY', values: [2, 0, -2], phone: [0.5, 0, -0.5] },
        ),
      ),
    ].join('\n'),
};
