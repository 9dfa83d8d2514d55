// Right-to-left page: toggles, accordions and tabs in Arabic.

import { arabicHeadings, arabicHero, arabicQuestions, arabicRecipes, arabicSteps } from '../content/arabic';
import { accordion } from '../theme/accordion';
import { row, section } from '../theme/section';
import { tabs } from '../theme/tabs';
import { toggle } from '../theme/toggle';
import { heading, hero } from './hero';
import type { Page } from './page';

export const rtlPage: Page = {
  path: '/rtl',
  title: arabicHero.title,
  summary: 'The same modules in Arabic, from right to left.',
  language: 'ar',
  body: (print) =>
    [
      hero(print, { ...arabicHero, picture: 'harbour' }),
      section(
        print,
        {},
        row(print, {}, [
          '4_4',
          heading(print, arabicHeadings.tabs),
          tabs(print, { tabs: arabicRecipes, id: 'recipes' }),
        ]),
      ),
      section(
        print,
        { background: 'cream' },
        row(
          print,
          {},
          ['1_2', heading(print, arabicHeadings.accordion), accordion(print, { items: arabicSteps, level: 3 })],
          [
            '1_2',
            heading(print, arabicHeadings.toggles),
            ...arabicQuestions.map((entry) => toggle(print, { ...entry, level: 3 })),
          ],
        ),
      ),
    ].join('\n'),
};
