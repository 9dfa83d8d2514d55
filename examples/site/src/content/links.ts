// Addresses that several pages of the site link to.

/** Where the documentation is read: the repository's own Markdown, which `routes/docs.ts` serves. */
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
    title: 'Move a Divi site',
    address: `${DOCS}/guides/move-a-divi-site.md`,
    words: 'Which scripts of the theme go, and in which order.',
  },
  {
    title: 'One small file for each page',
    address: `${DOCS}/guides/compose-pages.md`,
    words: 'For static exports and WordPress: the code of a page, composed in advance.',
  },
  {
    title: 'Every module',
    address: `${DOCS}/reference/README.md`,
    words: 'The markup that each behavior expects, its keys, and what differs from the theme.',
  },
  {
    title: 'How Enliven works',
    address: `${DOCS}/architecture.md`,
    words: 'How it finds, wakes, mounts and gives back.',
  },
];
