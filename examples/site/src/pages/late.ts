// Page that gets markup after loading: a button inserts accordions.

import { someQuestions } from '../content/questions';
import { accordion } from '../theme/accordion';
import { text } from '../theme/modules';
import { row, section } from '../theme/section';
import { toggle } from '../theme/toggle';
import { heading, hero } from './hero';
import type { Page } from './page';

const counter = `<p><button type="button" id="insert-late" class="et_pb_button">Bring an accordion</button></p>
<p id="late-status" role="status"></p>`;

export const latePage: Page = {
  path: '/late',
  title: 'After hours',
  summary: 'A button inserts accordions long after the page has loaded; they become active like the others.',
  scripts: ['/scripts/insert-late.js'],
  body: (print) =>
    [
      hero(print, {
        eyebrow: 'After hours',
        title: 'Some things arrive late',
        lede: 'Some things arrive when everybody else has gone home, and they are welcome, too.',
        picture: 'harbour',
      }),
      section(
        print,
        {},
        row(
          print,
          {},
          [
            '1_2',
            heading(print, 'Here from the start'),
            ...someQuestions(2, 2).map((entry) => toggle(print, { ...entry, level: 3 })),
          ],
          ['1_2', heading(print, 'Here when you call'), text(print, counter), '<div id="late-place"></div>'],
        ),
      ),
      section(
        print,
        { background: 'cream' },
        row(print, {}, [
          '4_4',
          text(print, `<p>Pictures may come late too: <a href="${print.link('/lazyload')}">the long album</a>.</p>`),
        ]),
      ),
      `<template id="late-accordion">${accordion(print, { items: someQuestions(7, 3), level: 3 })}</template>`,
    ].join('\n'),
};
