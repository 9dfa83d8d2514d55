// Page with tabs: with an id for the hash, stacked in narrow columns, with long labels, with form fields, and a single tab.

import { someRecipes } from '../content/brewing';
import { someQuestions } from '../content/questions';
import { row, section } from '../theme/section';
import { tabs } from '../theme/tabs';
import { toggle } from '../theme/toggle';
import { heading, hero } from './hero';
import type { Page } from './page';

const plans = [
  {
    label: 'Monthly',
    content:
      '<h3>A bag a month</h3><p>13 € and the postman is on us. Skip a month whenever the shelf is full; one line by email is enough.</p>',
  },
  {
    label: 'Every fortnight',
    content:
      '<h3>A bag every two weeks</h3><p>25 € a month. For households where two people disagree about the first cup.</p><p>You choose one coffee, we choose the other, and nobody has to know which was which.</p>',
  },
  {
    label: 'The whole office',
    content:
      '<h3>A crate a month</h3><p>Four kilos from 96 €, delivered on a roasting day, with a grinder on loan and a visit each season.</p>',
  },
];

const longLabels = [
  { label: 'Light roasts', content: '<p>Fruit, flowers, and a short walk in the drum.</p>' },
  { label: 'Medium roasts for every hour of the day', content: '<p>Caramel, nuts, and patience.</p>' },
  { label: 'Dark', content: '<p>Cocoa, smoke, and a firm handshake.</p>' },
];

const fields = [
  {
    label: 'Pause',
    content:
      '<p><label for="pause-until">Pause until</label> <input class="input" type="date" id="pause-until" name="until"></p>',
  },
  {
    label: 'Address',
    content:
      '<p><label for="new-street">New street</label> <input class="input" type="text" id="new-street" name="street" autocomplete="street-address"></p>',
  },
];

export const tabsPage: Page = {
  path: '/tabs',
  title: 'A bag a month, or more',
  summary: 'Tabs with a hash of their own, stacked in narrow columns, with long labels, with fields, and one alone.',
  body: (print) =>
    [
      hero(print, {
        eyebrow: 'Subscriptions',
        title: 'A bag a month, or more',
        lede: 'Fresh coffee that arrives before the old one is gone. Pause it, change it, give it away.',
        picture: 'bag',
      }),
      section(
        print,
        {},
        row(print, {}, [
          '4_4',
          heading(print, 'Plans', `More than one of you? <a href="#plans|2">Look at the office crate</a>.`),
          tabs(print, { tabs: plans, id: 'plans' }),
        ]),
        row(
          print,
          {},
          ['1_2', heading(print, 'Roasts'), tabs(print, { tabs: longLabels })],
          ['1_2', heading(print, 'Changes'), tabs(print, { tabs: fields, id: 'changes' })],
        ),
      ),
      section(
        print,
        { background: 'cream' },
        row(
          print,
          {},
          ['1_3', heading(print, 'Recipes'), tabs(print, { tabs: someRecipes(0, 3) })],
          ['1_3', heading(print, 'More of them'), tabs(print, { tabs: someRecipes(2, 3) })],
          ['1_3', heading(print, 'Just one'), tabs(print, { tabs: someRecipes(4, 1) })],
        ),
        row(
          print,
          {},
          [
            '3_8',
            heading(print, 'A toggle inside'),
            tabs(print, {
              tabs: [
                {
                  label: 'Grind',
                  content: toggle(print, {
                    ...(someQuestions(1, 1)[0] as { title: string; content: string }),
                    level: 3,
                  }),
                },
                {
                  label: 'Keep',
                  content: toggle(print, {
                    ...(someQuestions(0, 1)[0] as { title: string; content: string }),
                    level: 3,
                  }),
                },
              ],
            }),
          ],
          ['5_8', heading(print, 'All five brewers'), tabs(print, { tabs: someRecipes(0, 5) })],
        ),
      ),
    ].join('\n'),
};
