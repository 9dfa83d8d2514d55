// Page with sticky modules: a top bar, chapter titles below it, a card next to the text, and a note at the bottom.

import { text } from '../theme/modules';
import type { Print } from '../theme/print';
import { row, section } from '../theme/section';
import { sticking } from '../theme/sticky';
import { hero } from './hero';
import type { Page } from './page';

interface Chapter {
  id: string;
  title: string;
  paragraphs: string[];
}

const chapters: Chapter[] = [
  {
    id: 'green',
    title: 'Green',
    paragraphs: [
      'It comes up the river in sacks that smell of rope. We weigh each one twice: once for the bill, once because the first scale is older than the ferry.',
      'Then it rests. A bean that has crossed an ocean has a right to a week on a dry shelf, and so have we.',
      'Nothing is roasted on the day it arrives, however long the queue at the door.',
      'The shelf has seven boards, one for each farm and one for what nobody can explain.',
    ],
  },
  {
    id: 'brown',
    title: 'Brown',
    paragraphs: [
      'Twelve minutes, and not one of them alike. The drum is warm before the mill wheel turns, and the window stays open in every season.',
      'At minute nine it begins to talk. At minute ten everybody else stops.',
      'What comes out is spread on the long table and stirred by hand, in the direction of the tide.',
      'The dog leaves the room on its own and comes back when it is over.',
    ],
  },
  {
    id: 'black',
    title: 'Black',
    paragraphs: [
      'Three days later it is ready, and so is the kettle. Ninety-four degrees, a gooseneck, and nobody in a hurry.',
      'We pour in circles because it works, and in silence because it is early.',
      'The first cup belongs to whoever opened the shutters. The second one is yours.',
      'After that it is simply coffee, which is all it ever wanted to be.',
    ],
  },
];

const words = (paragraphs: string[]): string => paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');

const bar = (print: Print): string =>
  sticking(
    print,
    section(
      print,
      { classes: ['tw-bar'] },
      row(print, {}, [
        '4_4',
        text(
          print,
          `<p>Three days in one cup: ${chapters.map(({ id, title }) => `<a href="#${id}">${title}</a>`).join(' · ')}</p>`,
          { background: 'dark', align: 'center' },
        ),
      ]),
    ),
    { position: 'top' },
  );

const chapter = (print: Print, { id, title, paragraphs }: Chapter, background: 'paper' | 'cream'): string =>
  section(
    print,
    { background },
    row(print, {}, [
      '4_4',
      sticking(print, text(print, `<h2 id="${id}">${title}</h2>`, { classes: ['tw-chapter'] }), {
        position: 'top',
        offset: 10,
        limit: 'section',
      }),
    ]),
    row(
      print,
      {},
      ['2_3', text(print, words([...paragraphs, ...paragraphs]))],
      [
        '1_3',
        sticking(
          print,
          text(print, `<h3>${title}, in short</h3><p>${paragraphs[0]?.split('. ')[0]}.</p>`, {
            classes: ['tw-beside'],
          }),
          { position: 'top', offset: 20, limit: 'section', onPhones: false },
        ),
      ],
    ),
  );

export const stickyPage: Page = {
  path: '/sticky',
  title: 'Three days in one cup',
  summary: 'Sticky modules: above, beside and below the text, clear of one another, and held by their sections.',
  body: (print) =>
    [
      hero(print, {
        eyebrow: 'Stay with us',
        title: 'Three days in one cup',
        lede: 'Some things go by while you read. Others keep you company, and none of them lies on what you read.',
        picture: 'pour-over',
      }),
      bar(print),
      ...chapters.map((one, at) => chapter(print, one, at % 2 ? 'cream' : 'paper')),
      section(
        print,
        {},
        row(print, {}, [
          '4_4',
          sticking(
            print,
            text(
              print,
              `<p>Saturdays at nine: a table for eight. <a href="${print.link('/contact')}">Write to us.</a></p>`,
              {
                classes: ['tw-note'],
                align: 'center',
              },
            ),
            { position: 'bottom' },
          ),
        ]),
      ),
    ].join('\n'),
};
