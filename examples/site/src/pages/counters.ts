// Page with counters: numbers, circles and bars, near the top, far down, and inside a tab.

import { barCounters, circleCounter, numberCounter } from '../theme/counters';
import type { Print } from '../theme/print';
import { row, section } from '../theme/section';
import { tabs } from '../theme/tabs';
import { heading, hero } from './hero';
import type { Page } from './page';

const CLAY = '#9c3f1d';
const PINE = '#1d4a45';
const GOLD = '#f2bd7c';

const numbers = (print: Print): string =>
  section(
    print,
    { background: 'dark' },
    row(print, {}, ['4_4', heading(print, 'Since we opened', '', 'dark')]),
    row(
      print,
      {},
      ['1_4', numberCounter(print, { title: 'Cups poured', value: '128,450', background: 'dark' })],
      ['1_4', numberCounter(print, { title: 'Regulars who nod', value: '97', percent: true, background: 'dark' })],
      ['1_4', numberCounter(print, { title: 'Ferries missed', value: '42', background: 'dark' })],
      ['1_4', numberCounter(print, { title: 'Stars from the harbour', value: '4.75', background: 'dark' })],
    ),
  );

const circles = (print: Print): string =>
  section(
    print,
    {},
    row(print, {}, ['4_4', heading(print, 'What is in the drum', 'Point at a ring: it warms up.')]),
    row(
      print,
      {},
      ['1_3', circleCounter(print, { title: 'Washed', value: 64, bar: CLAY, hoverBar: '#d96a2b' })],
      ['1_3', circleCounter(print, { title: 'Natural', value: 28, bar: PINE, track: PINE, alpha: '0.2' })],
      ['1_3', circleCounter(print, { title: 'Whatever that was', value: 8, bar: GOLD, track: CLAY })],
    ),
  );

const bars = (print: Print): string =>
  section(
    print,
    { background: 'cream' },
    row(
      print,
      {},
      [
        '1_2',
        heading(print, 'Where an hour goes'),
        barCounters(print, [
          { title: 'Roasting', width: '55%' },
          { title: 'Tasting', width: '25%' },
          { title: 'Explaining it', width: '80%' },
        ]),
      ],
      [
        '1_2',
        heading(print, 'And without figures'),
        barCounters(print, [
          { title: 'Patience', width: '90%', shown: false },
          { title: 'Beans left', width: '35%', shown: false },
        ]),
      ],
    ),
    row(print, {}, [
      '4_4',
      tabs(print, {
        id: 'years',
        tabs: [
          { label: 'This year', content: '<p>This year is not over yet. Last year was.</p>' },
          {
            label: 'Last year',
            content: circleCounter(print, { title: 'Sold before noon', value: 71, bar: PINE }),
          },
        ],
      }),
    ]),
  );

export const countersPage: Page = {
  path: '/counters',
  title: 'A year in numbers',
  summary: 'Numbers that count up, rings that close and bars that grow, once you see them.',
  body: (print) =>
    [
      hero(print, {
        eyebrow: 'The books',
        title: 'A year in numbers',
        lede: 'Counted by hand, rounded by nobody, and true to the last spilled cup.',
        picture: 'beans',
      }),
      numbers(print),
      circles(print),
      bars(print),
    ].join('\n'),
};
