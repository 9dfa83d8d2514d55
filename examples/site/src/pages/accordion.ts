// Page with accordions: full width, in all kinds of columns, long enough to need the scroll correction, and nested.

import { questions, someQuestions } from '../content/questions';
import { accordion } from '../theme/accordion';
import { row, section } from '../theme/section';
import { heading, hero } from './hero';
import type { Page } from './page';

const steps = [
  {
    title: 'Order before noon',
    content:
      '<p>Whatever reaches us by noon on a roasting day goes into the drum the same afternoon. Later orders wait for the next one, and so do we.</p>',
  },
  {
    title: 'A night of rest',
    content:
      '<p>Fresh coffee breathes. We leave it open for a night, taste it at seven and only then close the bags. About one batch in thirty ends as our own breakfast.</p>',
  },
  {
    title: 'By boat, then by bicycle',
    content:
      '<p>The morning ferry takes the crates across, Jonas takes them on. You get a short message when your bag leaves the quay, and another when it is at your door.</p><ul><li>In the city: the next day</li><li>In the country: two to four days</li><li>On the islands: when the weather says so</li></ul>',
  },
  {
    title: 'If something goes wrong',
    content:
      '<p>Write, call or wave from the quay. The second bag is on us, and we would like to know what happened.</p>',
  },
];

// Tall enough that closing it moves the item below out of view, which the scroll correction prevents.
const long = {
  title: 'The long version',
  content: questions.map(({ title, content }) => `<h4>${title}</h4>${content}`).join('\n'),
};

export const accordionPage: Page = {
  path: '/accordion',
  title: 'From the drum to your door',
  summary: 'Accordions in full width and in narrow columns, one with a very long item, one inside another.',
  body: (print) =>
    [
      hero(print, {
        eyebrow: 'Delivery',
        title: 'From the drum to your door',
        lede: 'Four steps, two crossings and one bicycle with a very good basket.',
        picture: 'beans',
      }),
      section(
        print,
        {},
        row(print, {}, [
          '4_4',
          heading(print, 'How it travels'),
          accordion(print, { items: steps, id: 'journey', level: 3 }),
        ]),
      ),
      section(
        print,
        { background: 'cream' },
        row(
          print,
          {},
          [
            '1_2',
            heading(print, 'Reading matter', 'Long answers, one after the other, so that you never lose your place.'),
            accordion(print, { items: [long, ...someQuestions(6, 3)], level: 3 }),
          ],
          [
            '1_2',
            heading(print, 'One in another', 'Only the neighbours of what you open are closed.'),
            accordion(print, {
              level: 3,
              items: [
                {
                  title: 'Wholesale',
                  content: accordion(print, { items: someQuestions(6, 3), level: 4 }),
                  contentLayout: 'flex',
                },
                ...someQuestions(2, 2),
              ],
            }),
          ],
        ),
      ),
      section(
        print,
        { background: 'dark' },
        row(
          print,
          { equalHeights: true, flex: true },
          ['1_3', heading(print, 'City', '', 'dark'), accordion(print, { items: someQuestions(0, 3), level: 3 })],
          ['1_3', heading(print, 'Country', '', 'dark'), accordion(print, { items: someQuestions(3, 3), level: 3 })],
          ['1_3', heading(print, 'Islands', '', 'dark'), accordion(print, { items: someQuestions(6, 3), level: 3 })],
        ),
      ),
    ].join('\n'),
};
