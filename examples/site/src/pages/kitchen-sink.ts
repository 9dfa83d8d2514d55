// Page with many toggles, accordions and tabs, separate and nested, for measurements and endurance tests.

import { someRecipes } from '../content/brewing';
import { type Question, someQuestions } from '../content/questions';
import { accordion } from '../theme/accordion';
import { text } from '../theme/modules';
import type { Print } from '../theme/print';
import { row, section } from '../theme/section';
import { tabs } from '../theme/tabs';
import { toggle } from '../theme/toggle';
import { heading, hero } from './hero';
import type { Page } from './page';

const question = (index: number): Question => someQuestions(index, 1)[0] as Question;

const nested = (print: Print): string =>
  section(
    print,
    { background: 'cream' },
    row(print, {}, ['4_4', heading(print, 'Drawers in drawers', 'Each opens on its own and leaves the others alone.')]),
    row(
      print,
      {},
      [
        '1_2',
        tabs(print, {
          id: 'drawers',
          tabs: [
            { label: 'An accordion', content: accordion(print, { items: someQuestions(0, 3), level: 3 }) },
            { label: 'Tabs again', content: tabs(print, { id: 'inner-drawers', tabs: someRecipes(0, 3) }) },
            { label: 'A toggle', content: toggle(print, { ...question(3), level: 3 }) },
          ],
        }),
      ],
      [
        '1_2',
        toggle(print, {
          title: 'Tabs in a toggle',
          content: tabs(print, { tabs: someRecipes(2, 3) }),
          level: 3,
          contentLayout: 'flex',
        }),
        toggle(print, {
          title: 'An accordion in a toggle, open',
          content: accordion(print, { items: someQuestions(4, 2), level: 4 }),
          level: 3,
          open: true,
        }),
        accordion(print, {
          level: 3,
          items: [
            {
              title: 'Toggles in an accordion',
              content: toggle(print, { ...question(6), level: 4 }) + toggle(print, { ...question(7), level: 4 }),
            },
            { title: 'Tabs in an accordion', content: tabs(print, { tabs: someRecipes(1, 2) }) },
          ],
        }),
      ],
    ),
  );

/** Returns a row of three columns with a module of each kind. */
const shelf = (print: Print, number: number): string =>
  row(
    print,
    { equalHeights: true },
    ...[0, 1, 2].map((column): ['1_3', ...string[]] => {
      const start = number * 3 + column;
      return [
        '1_3',
        text(print, `<h3>Shelf ${number + 1}, board ${column + 1}</h3>`),
        tabs(print, { tabs: someRecipes(start, 3) }),
        accordion(print, { items: someQuestions(start, 3), level: 4 }),
        toggle(print, { ...question(start + 3), level: 4 }),
      ];
    }),
  );

const corridor = (print: Print): string =>
  section(
    print,
    { background: 'dark' },
    row(print, {}, ['4_4', heading(print, 'The corridor', 'Narrow columns, where tabs stack.', 'dark')]),
    row(
      print,
      { flex: true },
      ...[0, 1, 2, 3].map((column): ['1_4', ...string[]] => ['1_4', tabs(print, { tabs: someRecipes(column, 2) })]),
    ),
    row(
      print,
      {},
      ['3_8', tabs(print, { tabs: someRecipes(3, 3) })],
      ['5_8', ...someQuestions(0, 4).map((entry) => toggle(print, { ...entry, level: 3 }))],
    ),
  );

export const kitchenSinkPage: Page = {
  path: '/kitchen-sink',
  title: 'The handbook',
  summary: 'More than forty modules of every kind, side by side and inside each other.',
  body: (print) =>
    [
      hero(print, {
        eyebrow: 'Handbook',
        title: 'Everything we wrote on the kitchen wall',
        lede: 'Recipes, answers and arguments, in the order in which someone needed them.',
        picture: 'harbour',
      }),
      nested(print),
      section(
        print,
        {},
        row(print, {}, ['4_4', heading(print, 'The shelves')]),
        ...[0, 1, 2, 3].map((number) => shelf(print, number)),
      ),
      corridor(print),
      section(
        print,
        {},
        row(print, {}, [
          '4_4',
          text(print, '<p class="tw-quote">“Measure the water. Guess the rest.”</p>', {
            align: 'center',
            animated: true,
          }),
          heading(print, 'The end of the wall', 'Below this line somebody has written a telephone number.'),
        ]),
      ),
    ].join('\n'),
};
