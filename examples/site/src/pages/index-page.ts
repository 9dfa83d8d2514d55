// The front page: what the site shows, and every way to load it.

import { blurb, button, text } from '../theme/modules';
import type { Print } from '../theme/print';
import { row, section } from '../theme/section';
import { heading, hero } from './hero';
import type { Page } from './page';
import { pages } from './pages';

const loadWays: Array<[query: string, label: string, explanation: string]> = [
  ['', 'module', 'A module script in the head. The default.'],
  ['load=async', 'async', 'The same, as soon as it arrives.'],
  ['load=defer', 'defer', 'The classic file with everything, deferred.'],
  ['load=iife', 'iife', 'The classic file in the head, before there is a body.'],
  ['load=end', 'end', 'A module script at the end of the body.'],
  ['load=late', 'late', 'Inserted 1.5 seconds after the page has loaded.'],
  ['load=delayed', 'delayed', 'Inserted at the first touch, key or wheel, with the first tap kept safe.'],
  ['load=modules-only', 'modules-only', 'One package instead of the loader.'],
  ['load=none', 'none', 'Nothing at all: what the server printed.'],
  ['flavour=lite', 'lite', 'The small flavour. Goes with every other way.'],
  ['csp=off', 'csp off', 'Without the strict content security policy.'],
];

const cards = (print: Print): string[] => {
  const rows: string[] = [];
  for (let start = 0; start < pages.length; start += 4) {
    const four = pages.slice(start, start + 4).map(({ path, title, summary, language }): ['1_4', ...string[]] => {
      const twin = `<a href="/d5${print.link(path)}">In generation 5 markup</a>`;
      const words = `<p>${summary}</p><p>${twin}</p>`;
      return ['1_4', blurb(print, { title, text: words, href: print.link(path), ...(language ? { language } : {}) })];
    });
    rows.push(row(print, { equalHeights: true }, ...four));
  }
  return rows;
};

const ways = `<dl class="tw-ways">
${loadWays.map(([query, label, explanation]) => `<div><dt><a href="/kitchen-sink${query ? `?${query}` : ''}"><code>${label}</code></a></dt><dd>${explanation}</dd></div>`).join('\n')}
</dl>`;

export const indexPage: Page = {
  path: '/',
  title: 'Coffee from an old tide mill',
  summary: 'An invented roastery, printed by a server and brought to life by Enliven.',
  bodyClasses: ['home'],
  body: (print) =>
    [
      hero(print, {
        eyebrow: 'Skerry Harbour',
        title: 'Coffee from an old tide mill',
        lede: 'Six coffees, roasted twice a week beside a wheel that still turns with the sea.',
        picture: 'harbour',
        more: button(print, 'Taste Ember Hill', print.link('/woo-tabs')),
      }),
      section(
        print,
        {},
        row(print, {}, [
          '4_4',
          heading(print, 'Rooms of the mill', 'Every page of this site, each with its own kind of module.'),
        ]),
        ...cards(print),
      ),
      section(
        print,
        { background: 'cream', id: 'editor' },
        row(print, {}, [
          '4_4',
          heading(print, 'Put a page together', 'Modules in a tree, and beside it the page that the server prints.'),
          button(print, 'Open the page editor', '/page-editor'),
          text(print, `<p><a href="${print.link('/edited')}">See the page as it is now</a></p>`),
        ]),
      ),
      section(
        print,
        { background: 'dark', id: 'ways' },
        row(print, {}, [
          '4_4',
          heading(
            print,
            'Ways to load',
            'Each link opens the handbook with another way of including the runtime.',
            'dark',
          ),
          text(print, ways, { background: 'dark' }),
        ]),
      ),
    ].join('\n'),
};
