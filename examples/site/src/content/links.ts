// Addresses that several pages of the site link to.

/** Path of the documentation site, which `routes/docs.ts` serves. */
export const DOCS = '/docs';

export const COFFEE_SHOP = '/coffee';
export const TEST_PAGES = '/test-pages';
export const LANDING = '/';

interface DocsLink {
  title: string;
  address: string;
  words: string;
}

export const docsLinks: DocsLink[] = [
  {
    title: 'Start here',
    address: `${DOCS}/`,
    words: 'Four ways to use Enliven: WordPress, a static export, a script tag, npm.',
  },
  {
    title: 'One small file for each page',
    address: `${DOCS}/guides/compose-pages.html`,
    words: 'For static exports and WordPress: the code of a page, composed in advance.',
  },
  {
    title: 'Every module',
    address: `${DOCS}/behaviors/`,
    words: 'The markup that each behavior expects, its keys, and what differs from the theme.',
  },
  {
    title: 'How Enliven works',
    address: `${DOCS}/how-it-works.html`,
    words: 'How it finds, wakes, mounts and gives back.',
  },
];
