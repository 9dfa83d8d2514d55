/** What the configuration may say: its keys, the names of all behaviors, and the values they may have. */

/** Every behavior there is, whichever package of ours is on the page. */
export const NAMES: readonly string[] = [
  'accordion add-to-cart address-fields ajax-pagination anchors animation animation-list audio background-video',
  'bar-counters blog-grid box-shadow carousel cart cart-count cart-modules checkout checkout-modules circle-counter',
  'comments contact-form countdown dividers dot-nav filterable-portfolio fit-videos fixups form-focus fullscreen',
  'fullwidth-portfolio gallery gallery-slider header header-scroll header-search interactions layout-hover lightbox',
  'link-options login map menu menu-module mini-cart mobile-menu multi-view multi-view-list newsletter number-counter',
  'parallax player playlist plugin-form portfolio product-gallery product-rating product-tabs scroll-effects',
  'scroll-top search shop-basics shop-details shop-icons shop-loop shop-toggle side-menu sidebar slider split-test',
  'split-test-return sticky tabs testimonial toggle variations video video-slider waypoint',
].flatMap((line) => line.split(' '));

/** When a behavior may wake. */
export const MOMENTS: readonly string[] = ['now', 'visible', 'idle', 'interaction'];

/** The type of a value, or the texts it may be; several are alternatives. */
export type Wanted = readonly (string | { is: 'boolean' | 'number' | 'string' | 'list' })[];

const FLAG: Wanted = [{ is: 'boolean' }];
const TEXT: Wanted = [{ is: 'string' }];

/** Options of one part each; `null` where a library's own names are passed on. */
export const PARTS: Record<string, Record<string, Wanted> | null> = {
  forms: { drafts: FLAG, dataLayer: [{ is: 'boolean' }, 'always'], feeds: FLAG },
  frames: { hosts: [{ is: 'list' }] },
  header: { onePage: FLAG },
  map: {
    provider: ['google', 'leaflet'],
    key: TEXT,
    tiles: TEXT,
    attribution: TEXT,
    attributionUrl: TEXT,
    maxZoom: [{ is: 'number' }],
  },
  media: null,
  shop: { checkout: ['native', 'fetch'] },
  sticky: { clearHeader: FLAG },
  tracking: { consent: FLAG, formEvents: FLAG },
};

export const KEYS: readonly string[] = [
  'autostart',
  'disable',
  'force',
  'ignore',
  'messages',
  'when',
  ...Object.keys(PARTS),
];
