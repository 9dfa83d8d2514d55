// Page with a typical number of different modules, for measurements on slow connections.

import { someRecipes } from '../content/brewing';
import { pictures } from '../content/pictures';
import { projects } from '../content/projects';
import { someQuestions } from '../content/questions';
import { season, shots } from '../content/slides';
import { barCounters, circleCounter, countdown, numberCounter } from '../theme/counters';
import { gallery } from '../theme/gallery';
import { audio } from '../theme/media';
import { filterablePortfolio } from '../theme/portfolio';
import type { Print } from '../theme/print';
import { row, section } from '../theme/section';
import { gallerySlider, slider } from '../theme/slider';
import { tabs } from '../theme/tabs';
import { toggle } from '../theme/toggle';
import { heading, hero } from './hero';
import type { Page } from './page';

const WEEK = 604_800;

/** One module of each kind, in the order of the page. */
const MODULES: readonly (readonly [name: string, print: (print: Print) => string])[] = [
  [
    'A question',
    (print) =>
      someQuestions(0, 1)
        .map((one) => toggle(print, { ...one, level: 3 }))
        .join(''),
  ],
  ['Recipes', (print) => tabs(print, { tabs: someRecipes(0, 3) })],
  ['Seasons', (print) => slider(print, { slides: season.slice(1) })],
  ['Cups poured', (print) => numberCounter(print, { title: 'Since we opened', value: '128,450' })],
  ['Pictures', (print) => gallery(print, { pictures: pictures.slice(0, 8), perPage: 4 })],
  ['The next boat', (print) => countdown(print, 'It lands in', Math.floor(Date.now() / 1000) + WEEK, 'light')],
  ['An hour', (print) => barCounters(print, [{ title: 'Roasting', width: '55%' }])],
  ['Beside the wheel', (print) => gallerySlider(print, shots)],
  ['The drum', (print) => circleCounter(print, { title: 'Washed', value: 64, bar: '#9c3f1d' })],
  ['Work for others', (print) => filterablePortfolio(print, projects.slice(0, 6), 3, 'medley')],
  ['Low tide', (print) => audio(print, { title: 'Low tide', artist: 'The harbour wall', file: 'low-tide' })],
  ['One more', (print) => toggle(print, { ...(someQuestions(1, 1)[0] ?? { title: '', content: '' }), level: 3 })],
];

const medley = (path: string, title: string, count: number): Page => ({
  path,
  title,
  summary: `${count} modules, of a different kind each as far as possible.`,
  body: (print) =>
    [
      hero(print, { eyebrow: 'Medley', title, lede: 'A little of everything we have.', picture: 'harbour' }),
      section(
        print,
        {},
        ...MODULES.slice(0, count).map(([name, printModule]) =>
          row(print, {}, ['4_4', heading(print, name), printModule(print)]),
        ),
      ),
    ].join('\n'),
});

export const medleyPages: Page[] = [
  medley('/medley-3', 'A short medley', 3),
  medley('/medley', 'A long medley', MODULES.length),
];
