// Page with maps of a fictional town. This site draws their tiles.

import { quay } from '../content/town';
import { map } from '../theme/map';
import { row, section } from '../theme/section';
import { heading, hero } from './hero';
import type { Page } from './page';

const roastery = {
  lat: quay.lat + 0.0012,
  lng: quay.lng + 0.001,
  title: 'The roastery',
  words: '<p>4 Roaster’s Row. Open Tuesday to Saturday, eight to four.</p><p><a href="/tabs">Subscriptions</a></p>',
};
const bar = {
  lat: quay.lat + 0.0003,
  lng: quay.lng + 0.0047,
  title: 'The quay bar',
  words: '<p>Where the ferry used to land. Espresso standing, filter sitting.</p>',
};
const cart = { lat: quay.lat + 0.0026, lng: quay.lng - 0.0048, title: 'The cart in Signal Park' };

export const mapPage: Page = {
  path: '/map',
  title: 'Find the harbour',
  summary:
    'Maps with pins and windows, grey ones, one that a wheel zooms; tiles come from this site, from nobody else.',
  config: {
    map: {
      tiles: '/tiles/{z}/{x}/{y}.svg',
      attribution: 'Drawn by the harbour office',
      attributionUrl: '/plain',
    },
  },
  body: (print) =>
    [
      hero(print, {
        eyebrow: 'Visit us',
        title: 'Find the harbour',
        lede: 'Three places to drink our coffee, all within a slow walk of the water.',
        picture: 'harbour',
      }),
      section(
        print,
        {},
        row(print, {}, [
          '4_4',
          heading(print, 'All three', 'Press a pin, or choose it with Tab and Enter.'),
          map(print, { lat: quay.lat + 0.0012, lng: quay.lng + 0.0005, zoom: 16, pins: [roastery, bar, cart] }),
        ]),
      ),
      section(
        print,
        { background: 'cream' },
        row(
          print,
          {},
          [
            '1_2',
            heading(print, 'In grey'),
            map(print, { ...roastery, zoom: 17, pins: [roastery], grayscale: [100, 40], dragging: false }),
          ],
          ['1_2', heading(print, 'With the wheel'), map(print, { ...bar, zoom: 17, pins: [bar], wheel: true })],
        ),
      ),
    ].join('\n'),
};
