// Opening section of every builder page.

import { image, text } from '../theme/modules';
import type { Print } from '../theme/print';
import { row, section } from '../theme/section';

export interface Hero {
  eyebrow: string;
  title: string;
  lede: string;
  /** File name in public/images; the picture is decorative, so it has no alternative text. */
  picture: string;
  /** HTML below the lede, for example a button. */
  more?: string;
}

export const hero = (print: Print, { eyebrow, title, lede, picture, more = '' }: Hero): string =>
  section(
    print,
    { background: 'hero' },
    row(
      print,
      { equalHeights: true },
      ['5_8', text(print, `<p class="tw-eyebrow">${eyebrow}</p><h1>${title}</h1><p class="tw-lede">${lede}</p>`), more],
      ['3_8', image(print, { name: picture, alt: '', width: 480, height: 360 })],
    ),
  );

/** Returns a section's heading with an optional sentence below it. */
export const heading = (print: Print, title: string, sentence = '', background: 'light' | 'dark' = 'light'): string =>
  text(print, `<h2>${title}</h2>${sentence ? `<p class="tw-lede">${sentence}</p>` : ''}`, { background });
