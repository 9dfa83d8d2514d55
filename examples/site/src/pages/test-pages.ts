// Index of the test pages, with all ways to load Enliven.

import { COFFEE_SHOP } from '../content/links';
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

export const testPagesPage: Page = {
  path: '/test-pages',
  title: 'Test pages',
  summary: 'Every module on a page of its own, in both generations of the markup, and every way to load Enliven.',
  body: (print) =>
    [
      hero(print, {
        eyebrow: 'For developers',
        title: 'Test pages',
        lede: `The tests of Enliven run on these pages: every module on a page of its own, in both generations of the markup, and every way to load Enliven. For a site that looks like one, see <a href="${print.link(COFFEE_SHOP)}">the coffee shop</a>.`,
        picture: 'beans',
      }),
      section(
        print,
        {},
        row(print, {}, ['4_4', heading(print, 'Modules', 'Each kind of module, alone and in company.')]),
        ...cards(print),
      ),
      section(
        print,
        { background: 'cream', id: 'editor' },
        row(print, {}, [
          '4_4',
          heading(print, 'Page editor', 'Modules in a tree, and beside it the page that the server prints.'),
          button(print, 'Open the page editor', '/page-editor'),
          text(print, `<p><a href="${print.link('/edited')}">See the edited page</a></p>`),
        ]),
      ),
      section(
        print,
        { background: 'dark', id: 'ways' },
        row(print, {}, [
          '4_4',
          heading(print, 'Ways to load', 'Each link opens the handbook with another way to include Enliven.', 'dark'),
          text(print, ways, { background: 'dark' }),
        ]),
      ),
    ].join('\n'),
};
