// Live modules of the landing page, in the markup of the stand-in theme.

import { someRecipes } from '../content/brewing';
import { landingForm } from '../content/contact-forms';
import { pictures } from '../content/pictures';
import { someQuestions } from '../content/questions';
import { season } from '../content/slides';
import { accordion } from '../theme/accordion';
import { type ContactState, contactForm } from '../theme/contact-form';
import { barCounters, circleCounter, numberCounter } from '../theme/counters';
import { gallery } from '../theme/gallery';
import type { Print } from '../theme/print';
import type { ColumnWidth } from '../theme/section';
import { slider } from '../theme/slider';
import { tabs } from '../theme/tabs';
import { toggle } from '../theme/toggle';

export interface LiveModule {
  /** Name, which also identifies the module's section. */
  name: string;
  title: string;
  /** Instruction for visitors. */
  hint: string;
  /** Markup of the theme, byte for byte as in the page. */
  html: string;
  width: ColumnWidth;
}

const PICTURES = 8;
const PICTURES_PER_PAGE = 4;
const FIRST_PICTURE = 2;

const counters = (print: Print): string =>
  [
    numberCounter(print, { title: 'bags since spring', value: '4,812' }),
    circleCounter(print, { title: 'paper, no plastic', value: 86, bar: '#b4532f', track: '#8a7663', alpha: '0.3' }),
    barCounters(print, [
      { title: 'Light roasts', width: '62%' },
      { title: 'Dark roasts', width: '38%' },
    ]),
  ].join('\n');

/** Returns the modules. @param state state of the contact form, if it was sent */
export const liveModules = (print: Print, state?: ContactState): LiveModule[] => [
  {
    name: 'toggle',
    title: 'Toggle',
    hint: 'Press a title, or focus it and press Enter.',
    html: someQuestions(0, 2)
      .map((question, at) => toggle(print, { ...question, level: 4, open: at === 1 }))
      .join('\n'),
    width: '1_2',
  },
  {
    name: 'accordion',
    title: 'Accordion',
    hint: 'One item is open at all times.',
    html: accordion(print, { items: someQuestions(5, 3), level: 4 }),
    width: '1_2',
  },
  {
    name: 'tabs',
    title: 'Tabs',
    hint: 'Arrow keys, Home and End move between tabs.',
    html: tabs(print, { tabs: someRecipes(0, 3) }),
    width: '1_2',
  },
  {
    name: 'counters',
    title: 'Counters',
    hint: 'They count when they come into view; without script there is nothing to see.',
    html: counters(print),
    width: '1_2',
  },
  {
    name: 'slider',
    title: 'Slider',
    hint: 'Arrows, dots, swipes and arrow keys.',
    html: slider(print, { slides: season.map(({ more: _, ...slide }) => slide) }),
    width: '4_4',
  },
  {
    name: 'gallery',
    title: 'Gallery with a lightbox',
    hint: 'Open a picture, leave it with Escape, turn the page of the grid.',
    html: gallery(print, {
      pictures: pictures.slice(FIRST_PICTURE, FIRST_PICTURE + PICTURES),
      perPage: PICTURES_PER_PAGE,
      from: FIRST_PICTURE,
    }),
    width: '4_4',
  },
  {
    name: 'contact-form',
    title: 'Contact form',
    hint: 'Send it empty to see the messages. What you send stays on this machine.',
    html: contactForm(print, landingForm, { state, action: '/' }),
    width: '4_4',
  },
];
