// Page with a cache plugin's lazy loading: pictures, a frame and a background load when they approach the window.

import { pictures } from '../content/pictures';
import { text } from '../theme/modules';
import { pictureAddress } from '../theme/picture';
import { row, section } from '../theme/section';
import { heading, hero } from './hero';
import type { Page } from './page';

/** Empty image in the size of the picture. */
const placeholder =
  'data:image/svg+xml,%3Csvg%20xmlns=%27http://www.w3.org/2000/svg%27%20viewBox=%270%200%20400%20284%27%3E%3C/svg%3E';

const lazyPicture = (number: number, alt: string): string => {
  const size = 'width="400" height="284" decoding="async"';
  return `<img src="${placeholder}" data-lazy-src="${pictureAddress(number)}" alt="${alt}" ${size}><noscript><img src="${pictureAddress(number)}" alt="${alt}" ${size}></noscript>`;
};

const lazyFrame = `<iframe loading="lazy" src="about:blank" data-rocket-lazyload="fitvidscompatible" data-lazy-src="/embed/drum" title="The drum" width="400" height="225"></iframe>`;

const lazyBackground = (number: number): string =>
  `<div class="tw-lazy-background rocket-lazyload" data-bg="${pictureAddress(number)}"></div>`;

export const lazyloadPage: Page = {
  path: '/lazyload',
  title: 'The long album',
  summary: 'Pictures, a frame and a background as a cache plugin prints them; each loads when it comes near.',
  scripts: ['/scripts/lazy-options.js', '/enliven/lazyload.js'],
  body: (print) => {
    const tall = pictures.map(({ title }, at) => text(print, lazyPicture(at + 20, title)));
    const middle = Math.ceil(tall.length / 2);
    return [
      hero(print, {
        eyebrow: 'Album',
        title: 'The long album',
        lede: 'Scroll down at your own pace. Nothing is fetched that you never come near.',
        picture: 'harbour',
      }),
      section(
        print,
        {},
        row(
          print,
          {},
          ['1_2', heading(print, 'From the quay'), ...tall.slice(0, middle)],
          ['1_2', heading(print, 'From the roof'), ...tall.slice(middle)],
        ),
        row(print, {}, ['1_2', text(print, lazyFrame)], ['1_2', text(print, lazyBackground(77))]),
      ),
    ].join('\n');
  },
};
