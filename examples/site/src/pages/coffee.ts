// Front page of the coffee shop.

import { questions } from '../content/questions';
import { products } from '../content/shop';
import { season } from '../content/slides';
import { accordion } from '../theme/accordion';
import { button, image, text } from '../theme/modules';
import type { Print } from '../theme/print';
import { row, section } from '../theme/section';
import { productCards } from '../theme/shop-product';
import { slider } from '../theme/slider';
import { heading, hero } from './hero';
import type { Page } from './page';

const FRESH = ['ember-hill', 'night-ferry', 'skerry-light'];
const FREQUENT = [0, 1, 5];

const frequentQuestions = () => FREQUENT.flatMap((at) => questions[at] ?? []);

const story = (print: Print): string =>
  text(
    print,
    `<h2>A wheel, a drum, a ferry</h2><p class="tw-lede">Tidewheel roasts where the harbour meets the sea. The wheel lifts the sacks, the drum does the rest, and the evening ferry takes the bags.</p>
<p><a href="${print.link('/plain')}">Read our story</a></p>`,
  );

export const coffeePage: Page = {
  path: '/coffee',
  title: 'Coffee from an old tide mill',
  summary: 'Coffee, roasted twice a week beside a wheel that still turns with the sea.',
  bodyClasses: ['home', 'woocommerce'],
  body: (print) =>
    [
      hero(print, {
        eyebrow: 'Skerry Harbour',
        title: 'Coffee from an old tide mill',
        lede: 'Six coffees, roasted twice a week beside a wheel that still turns with the sea.',
        picture: 'harbour',
        more: button(print, 'Go to the shop', print.link('/shop')),
      }),
      section(
        print,
        {},
        row(print, {}, [
          '4_4',
          heading(print, 'Fresh this week', 'Roasted on Monday, rested overnight, on the ferry by Wednesday.'),
          productCards(
            products.filter(({ slug }) => FRESH.includes(slug)),
            print,
          ),
        ]),
      ),
      section(print, {}, row(print, {}, ['4_4', slider(print, { slides: season })])),
      section(
        print,
        { background: 'cream' },
        row(
          print,
          { equalHeights: true },
          ['1_2', image(print, { name: 'pour-over', alt: '', width: 480, height: 360 })],
          ['1_2', story(print)],
        ),
      ),
      section(
        print,
        {},
        row(
          print,
          {},
          [
            '1_2',
            heading(print, 'Good to know', 'The three things we are asked most.'),
            button(print, 'Write to us', print.link('/contact')),
          ],
          ['1_2', accordion(print, { items: frequentQuestions(), level: 3 })],
        ),
      ),
    ].join('\n'),
};
