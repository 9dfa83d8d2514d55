// Page with entrance animations: every style in every direction, once and looping.

import { entering } from '../theme/entrances';
import { blurb, button, image, text } from '../theme/modules';
import type { Print } from '../theme/print';
import { row, section } from '../theme/section';
import { tabs } from '../theme/tabs';
import { heading, hero } from './hero';
import type { Page } from './page';

const card = (print: Print, title: string, words: string, style: string, delay = '0ms'): string =>
  entering(print, blurb(print, { title, text: `<p>${words}</p>`, href: '/plain' }), style, {
    delay,
    duration: '900ms',
    style_phone: 'fade',
  });

const pictures = (print: Print): string =>
  section(
    print,
    { background: 'cream' },
    row(
      print,
      { equalHeights: true },
      [
        '1_2',
        entering(print, image(print, { name: 'wheel', alt: 'A mill wheel', width: 480, height: 360 }), 'rollLeft', {
          duration: '1200ms',
          intensity: '30%',
        }),
      ],
      [
        '1_2',
        entering(
          print,
          text(
            print,
            '<h2>The wheel rolls in</h2><p class="tw-lede">Once, when you come by. Afterwards it is a picture like any other.</p>',
          ),
          'slideRight',
          { intensity: '15%', duration: '900ms' },
        ),
      ],
    ),
    row(
      print,
      { equalHeights: true },
      [
        '1_2',
        entering(
          print,
          text(
            print,
            '<h2>The pot pops up</h2><p class="tw-lede">From a tenth of its size, with a little too much swing, as it always does.</p>',
          ),
          'fold',
          { duration: '900ms' },
        ),
      ],
      [
        '1_2',
        entering(
          print,
          image(print, { name: 'pour-over', alt: 'Coffee, pouring', width: 480, height: 360 }),
          'bounceBottom',
          { duration: '1200ms' },
        ),
      ],
    ),
  );

const cards = (print: Print): string =>
  section(
    print,
    {},
    row(print, {}, ['4_4', heading(print, 'One after the other', 'First the sacks, then the drum, then the cup.')]),
    row(
      print,
      {},
      ['1_3', card(print, 'Slide', 'From below, as far as the card is high.', 'slideBottom')],
      ['1_3', card(print, 'Zoom', 'From half its size, out of the middle.', 'zoom', '150ms')],
      ['1_3', card(print, 'Flip', 'Around its own middle, like a menu.', 'flipLeft', '300ms')],
    ),
    row(
      print,
      {},
      ['1_3', card(print, 'Fold', 'Hinged at its side, like a door.', 'foldRight')],
      ['1_3', card(print, 'Roll', 'Half a turn, and it stands.', 'rollTop', '150ms')],
      ['1_3', card(print, 'Bounce', 'A step too far, and back.', 'bounceTop', '300ms')],
    ),
  );

const endless = (print: Print): string =>
  section(
    print,
    { background: 'dark' },
    row(print, {}, [
      '2_3',
      entering(
        print,
        heading(
          print,
          'And one that never stops',
          'The tide does not stop, and neither does the arrow. You may stop it, though.',
          'dark',
        ),
        'fade',
      ),
      entering(print, text(print, '<p class="tw-nod" aria-hidden="true">↓</p>', { background: 'dark' }), 'slideTop', {
        repeat: 'loop',
        duration: '1400ms',
        intensity: '20%',
        starting_opacity: '30%',
      }),
      entering(print, button(print, 'Read on', '/plain', 'dark'), 'zoom'),
    ]),
    row(print, {}, [
      '4_4',
      tabs(print, {
        id: 'behind',
        tabs: [
          { label: 'In front', content: '<p>There is more behind the other one.</p>' },
          {
            label: 'Behind',
            content: entering(print, text(print, '<h3>Here it comes</h3><p>Not a moment too soon.</p>'), 'slideLeft', {
              intensity: '20%',
              duration: '900ms',
            }),
          },
        ],
      }),
    ]),
  );

export const animationsPage: Page = {
  path: '/animations',
  title: 'Everything in its turn',
  summary: 'Entrance animations: modules that slide, zoom, flip, fold, roll and bounce in, once you see them.',
  body: (print) =>
    [
      hero(print, {
        eyebrow: 'Take your time',
        title: 'Everything in its turn',
        lede: 'Nothing here moves before you see it, nothing moves twice, and nothing moves at all if you asked for calm.',
        picture: 'bag',
      }),
      cards(print),
      pictures(print),
      endless(print),
    ].join('\n'),
};
