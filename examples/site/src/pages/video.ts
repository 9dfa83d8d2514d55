// Page with videos: a file and an embedded page with covers, and videos without covers.

import { video } from '../theme/media';
import type { Print } from '../theme/print';
import { row, section } from '../theme/section';
import { heading, hero } from './hero';
import type { Page } from './page';

const embedded = { page: '/embed/drum?feature=oembed', title: 'How the drum turns' };

const object =
  '<object class="tw-object" data="/embed/drum" type="text/html" width="480" height="270" aria-label="The drum, in a frame"></object>';

const fitted = (print: Print): string =>
  `<div class="et_pb_module et_pb_code et_pb_code_${print.order('code')}"><div class="et_pb_code_inner">${object}</div></div>`;

export const videoPage: Page = {
  path: '/video',
  title: 'Watch the drum turn',
  summary: 'Videos behind a cover, of the site’s own and embedded, one without a cover, and one that fits its column.',
  body: (print) =>
    [
      hero(print, {
        eyebrow: 'Films',
        title: 'Watch the drum turn',
        lede: 'Four seconds of honest work. Our own film is fetched when you press play, and not before.',
        picture: 'wheel',
      }),
      section(
        print,
        {},
        row(
          print,
          {},
          ['1_2', heading(print, 'Our own film'), video(print, { player: { file: 'drum' }, cover: 'drum' })],
          ['1_2', heading(print, 'From the film house'), video(print, { player: embedded, cover: 'harbour' })],
        ),
      ),
      section(
        print,
        { background: 'cream' },
        row(
          print,
          {},
          ['2_3', heading(print, 'Without a cover'), video(print, { player: { file: 'drum' } })],
          ['1_3', heading(print, 'As wide as its column'), fitted(print)],
        ),
      ),
    ].join('\n'),
};
