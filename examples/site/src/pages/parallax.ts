// Page with parallax backgrounds: moving and fixed, behind sections and a module.

import { text } from '../theme/modules';
import { PARALLAX_CLASS, parallaxBackground } from '../theme/parallax';
import type { Print } from '../theme/print';
import { row, section } from '../theme/section';
import { heading } from './hero';
import type { Page } from './page';

const scene = (print: Print, picture: string, fixed: boolean, ...content: string[]): string =>
  section(
    print,
    { background: 'dark', classes: [PARALLAX_CLASS, 'tw-scene'] },
    parallaxBackground(print, picture, fixed),
    row(print, {}, ['2_3', ...content]),
  );

const words = (print: Print, html: string): string => text(print, html, { background: 'dark' });

const card = (print: Print): string =>
  text(print, '<h3>Behind a module, too</h3><p>Rounded corners cut it off, and it moves all the same.</p>', {
    background: 'dark',
    classes: [PARALLAX_CLASS, 'tw-pane'],
  }).replace('<div class="et_pb_text_inner">', `${parallaxBackground(print, 'dusk')}<div class="et_pb_text_inner">`);

export const parallaxPage: Page = {
  path: '/parallax',
  title: 'The far shore',
  summary: 'Parallax backgrounds: the farther away, the slower they pass.',
  body: (print) =>
    [
      scene(
        print,
        'dawn',
        false,
        words(
          print,
          '<p class="tw-eyebrow">Seen from the ferry</p><h1>The far shore</h1><p class="tw-lede">The hills keep three tenths of your pace. Whoever asked for less motion sees them stand still.</p>',
        ),
      ),
      section(
        print,
        {},
        row(
          print,
          {},
          ['1_2', heading(print, 'Who moves them', 'Nobody pushes. The hills take their time, and so does the sea.')],
          ['1_2', card(print)],
        ),
      ),
      scene(
        print,
        'dusk',
        false,
        words(
          print,
          '<h2>And in the evening</h2><p class="tw-lede">The same hills, from the other side, and in no more hurry.</p>',
        ),
      ),
      section(
        print,
        { background: 'cream' },
        row(print, {}, [
          '4_4',
          heading(
            print,
            'Some never move',
            'The next ones are fixed to the window by the style sheet, and nothing else is done to them.',
          ),
        ]),
      ),
      scene(
        print,
        'dawn',
        true,
        words(print, '<h2>Standing still</h2><p class="tw-lede">The page passes in front of them.</p>'),
      ),
    ].join('\n'),
};
