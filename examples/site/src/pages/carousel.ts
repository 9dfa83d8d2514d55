// Page with simple carousels in columns of several widths.

import { cards } from '../content/slides';
import { row, section } from '../theme/section';
import { carousel } from '../theme/video-slider';
import { heading, hero } from './hero';
import type { Page } from './page';

export const carouselPage: Page = {
  path: '/carousel',
  title: 'Seven coffees in a row',
  summary: 'Carousels: groups of cards that slide, as many side by side as their column has room for.',
  body: (print) => {
    const href = print.link('/woo-tabs');
    return [
      hero(print, {
        eyebrow: 'The shelf',
        title: 'Seven coffees in a row',
        lede: 'Four of them fit on the shelf by the door. The others take turns.',
        picture: 'bag',
      }),
      section(
        print,
        {},
        row(print, {}, ['4_4', heading(print, 'The whole shelf'), carousel(cards, href)]),
        row(
          print,
          {},
          ['1_2', heading(print, 'Half of it'), carousel(cards.slice(0, 5), href)],
          [
            '1_2',
            heading(print, 'Nothing to turn', 'Three fit, so there are no arrows.'),
            carousel(cards.slice(4), href),
          ],
        ),
      ),
    ].join('\n');
  },
};
