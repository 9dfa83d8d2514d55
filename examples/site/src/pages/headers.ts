// One page for each header layout, and a page that links to them.

import { type HeaderVariant, headerVariants } from '../theme/headers';
import { blurb, text } from '../theme/modules';
import { row, section } from '../theme/section';
import type { Page } from './page';

const WORDS = '<p>The tide comes in, the wheel turns, the drum follows. Then all of it the other way round.</p>';

const page = ({ name, title, summary, classes, print: header }: HeaderVariant): Page => ({
  path: `/headers/${name}`,
  title,
  summary,
  header: { classes: `tw-headers et_pb_side_nav_page ${classes}`, print: header },
  body: (print) =>
    [
      section(
        print,
        { background: 'cream' },
        row(print, {}, ['4_4', text(print, `<h1>${title}</h1>${WORDS.repeat(6)}`)]),
      ),
      section(print, {}, row(print, {}, ['4_4', text(print, `<h2>Half way</h2>${WORDS.repeat(20)}`)])),
      section(
        print,
        { id: 'end', background: 'cream' },
        row(print, {}, ['4_4', text(print, `<h2>The end</h2>${WORDS.repeat(10)}<p><a href="#end">Here</a></p>`)]),
      ),
    ].join('\n'),
});

export const headerPages: Page[] = headerVariants.map(page);

export const headersPage: Page = {
  path: '/headers',
  title: 'Every header',
  summary: 'The layouts of the theme’s header, each on a page of its own.',
  body: (print) =>
    section(
      print,
      {},
      row(print, {}, ['4_4', text(print, '<h1>Every header</h1><p class="tw-lede">The same menu in each.</p>')]),
      ...[0, 4, 8].map((start) =>
        row(
          print,
          { equalHeights: true },
          ...headerPages
            .slice(start, start + 4)
            .map(({ path, title, summary }): ['1_4', ...string[]] => [
              '1_4',
              blurb(print, { title, text: `<p>${summary}</p>`, href: print.link(path), level: 2 }),
            ]),
        ),
      ),
    ),
};
