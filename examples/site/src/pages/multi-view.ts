// Page with multi-view content: texts and pictures that differ by device, on hover and on focus.

import { image, text } from '../theme/modules';
import { viewed } from '../theme/multi-view';
import type { Print } from '../theme/print';
import { row, section } from '../theme/section';
import { heading, hero } from './hero';
import type { Page } from './page';

/** Returns the unique class of a printed module. */
const orderOf = (markup: string): string => /\bet_pb_(?:text|image)_\d+\b/.exec(markup)?.[0] ?? '';

const INNER = '<div class="et_pb_text_inner">';

function words(print: Print, desktop: string, more: { tablet?: string; phone?: string; hover?: string }): string {
  const markup = text(print, desktop);
  const marks = viewed(print, orderOf(markup), '.et_pb_text_inner', 'content', { desktop, ...more });
  return markup.replace(INNER, INNER.replace('>', `${marks}>`));
}

function picture(print: Print): string {
  const alt = 'Coffee being made';
  const markup = image(print, { name: 'pour-over', alt, width: 720, height: 480 });
  const of = (name: string, description = alt) => ({ src: `/images/${name}.svg`, alt: description });
  const views = {
    desktop: of('pour-over'),
    phone: of('harbour', 'The harbour'),
    hover: of('wheel', 'The wheel that turns the mill'),
  };
  return markup.replace('<img', `<img${viewed(print, orderOf(markup), 'img', 'attrs', views)}`);
}

function aside(print: Print): string {
  const markup = text(print, '<p>Only wide windows have room for this.</p>');
  const marks = viewed(print, orderOf(markup), '.et_pb_text_inner', 'visibility', { desktop: true, phone: false });
  return markup.replace(INNER, INNER.replace('>', `${marks}>`));
}

export const multiViewPage: Page = {
  path: '/multi-view',
  title: 'Not the same everywhere',
  summary: 'Multi-view: words and pictures that differ by device, under the pointer and with the focus.',
  body: (print) =>
    [
      hero(print, {
        eyebrow: 'Try everything',
        title: 'Not the same everywhere',
        lede: 'One mill at the desk, another in the pocket, and a third when you look closely.',
        picture: 'pour-over',
      }),
      section(
        print,
        {},
        row(print, {}, ['4_4', heading(print, 'By device', 'Morning for the desk, afternoon for the pocket.')]),
        row(
          print,
          {},
          [
            '1_2',
            words(print, '<h3>At a desk</h3><p>The long story, with a map.</p>', {
              tablet: '<h3>On a tablet</h3><p>The short story.</p>',
              phone: '<h3>On the way</h3><p>Open until six.</p>',
            }),
          ],
          ['1_2', picture(print), aside(print)],
        ),
      ),
      section(
        print,
        { background: 'cream' },
        row(print, {}, ['4_4', heading(print, 'Under the pointer', 'Or with the focus on the link, or after a tap.')]),
        row(print, {}, [
          '4_4',
          words(print, '<h3>What does it cost?</h3><p><a href="#price">Guess</a></p>', {
            hover: '<h3>Two coins, or a story.</h3><p><a href="#price">Guessed</a></p>',
          }),
        ]),
      ),
    ].join('\n'),
};
