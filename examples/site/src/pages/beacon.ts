// Page without performance data: the cache plugin's beacon measures it, and the site stores the results.

import { news } from '../content/journal';
import { nonces } from '../nonces';
import { text } from '../theme/modules';
import { row, section } from '../theme/section';
import { heading, hero } from './hero';
import type { Page } from './page';

/** Data that the plugin prints before it has results for a page. */
const data = {
  ajax_url: '/wp-admin/admin-ajax.php',
  nonce: nonces.beacon,
  url: '/beacon',
  is_mobile: false,
  width_threshold: 800,
  height_threshold: 600,
  delay: 500,
  debug: null,
  status: { atf: true, lrc: true, preload_fonts: true, preconnect_external_domain: true },
  elements: 'img, video, picture, p, main, div, li, svg, section, header, span',
  lrc_threshold: 1800,
  preload_fonts_exclusions: ['serif', 'sans-serif', 'system-ui'],
  processed_extensions: ['woff2', 'woff', 'ttf'],
  external_font_exclusions: [],
  preconnect_external_domain_elements: ['link', 'script', 'iframe'],
  preconnect_external_domain_exclusions: ['rel="preconnect"', 'rel="icon"'],
};

const marked = (hash: number, html: string): string =>
  `<div data-rocket-location-hash="${hash.toString(16).padStart(32, '0')}">${html}</div>`;

export const beaconPage: Page = {
  path: '/beacon',
  title: 'First things first',
  summary:
    'A page the cache plugin knows nothing of yet: a beacon tells the site what is shown first and what can wait.',
  body: (print) => {
    // Not a list like the builder's data, but printed in the same place.
    (print.data as Record<string, unknown>).rocket_beacon_data = data;
    const posts = news.map(({ title, words }, index) =>
      marked(
        index + 1,
        section(print, {}, row(print, {}, ['4_4', heading(print, title), text(print, `<p>${words}</p>`)])),
      ),
    );
    return [
      hero(print, {
        eyebrow: 'Measured',
        title: 'First things first',
        lede: 'What you see now is told to the roastery, so that the next visitor sees it sooner.',
        picture: 'harbour',
      }),
      section(
        print,
        { background: 'dark' },
        row(print, {}, [
          '4_4',
          heading(print, 'What was told', 'It is kept with everything else that visitors send.', 'dark'),
          text(print, '<p><a href="/submissions">Look into the post box</a></p>', { background: 'dark' }),
        ]),
      ),
      ...posts,
      '<script data-name="wpr-wpr-beacon" src="/enliven/beacon.js" defer></script>',
    ].join('\n');
  },
};
