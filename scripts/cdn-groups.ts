/** Chunks of the loader, with the sources that load together. */

/**
 * Chunk → paths of its sources below `packages`, without `src` and the extension; the longest path that leads to a source
 * decides. A round trip takes longer than a few more kilobytes, so only large and rarely used code has its own chunk. No
 * two chunks may import each other (docs/decisions/0022-parts-that-stay-together.md).
 */
export const CHUNKS: Readonly<Record<string, string>> = {
  /** Code of every page with a behavior. */
  runtime: `
    core enliven modules/shared motion/shared/is-invalid-list modules/shared/slider/use-swipe
    header/shared/define-header header/shared/menu-opened header/shared/use-focus-style shop/shared/define-shop
    forms/behaviors header/behaviors media/behaviors modules/behaviors motion/behaviors shop/behaviors
    sticky/behaviors tracking/behaviors`,
  /** Drawing, and the dialog of the lightbox, which is drawn. */
  view: `
    core/hooks/slot enliven/renderer/portal enliven/renderer/with-preact enliven/renderer/with-react
    modules/lightbox`,
  /** Configuration of the site, original scripts and jQuery's events. */
  settings: 'core/net/ajax-events enliven/coexistence enliven/incumbents enliven/settings',
  /** Code that grids, links, players and forms share. */
  shared: `
    core/net core/dom/parse-html core/dom/sanitize core/page/consent lazyload/may-frame modules/shared/focus-style
    modules/shared/grid/use-row-classes modules/shared/use-scroll-target tracking/shared/listen-natively`,
  /** Messages about mistakes, for people who edit a page or run a site. This chunk imports only the runtime. */
  mistakes: `
    enliven/check-configuration core/previews core/page/field-outlines core/page/problems
    core/page/report-too-long motion/shared/problems motion/shared/report-problems sticky/sticky/builder-support
    motion/scroll-effects/builder-support motion/scroll-effects/find-problems sticky/sticky/problems
    tracking/form-focus/report-form-results`,
  /** Diagnosis, which runs only on request. */
  doctor: 'enliven/doctor',
  legacy: 'modules/legacy motion/legacy',
  /** Script for lazy loading, which needs no runtime. */
  takeover: 'beacon enliven/takeover lazyload',

  modules: 'modules',
  disclosure: `
    core/hooks/use-wrap modules/accordion modules/shared/disclosure modules/shared/disclosure-slides modules/toggle`,
  tabs: 'modules/tabs',
  carousel: 'modules/carousel modules/fullwidth-portfolio modules/shared/carousel modules/video-slider',
  /** Modules that show many items of one kind, some at a time. */
  grid: `
    modules/ajax-pagination modules/blog modules/filterable-portfolio modules/gallery modules/portfolio
    modules/shared/grid`,
  slider: 'modules/gallery-slider modules/shared/slider modules/slider',
  links: `
    modules/fullscreen modules/header-scroll modules/lightbox/index modules/lightbox/lightbox modules/link-options`,
  counters: `
    modules/bar-counters modules/circle-counter modules/countdown modules/number-counter modules/shared/use-count`,
  map: 'modules/map',
  'leaflet-maps': 'modules/map/leaflet',
  videos: 'modules/background-video modules/fit-videos modules/video',

  player: 'media',
  tracks: 'media/captions media/tracks',
  hls: 'media/engines/hls',
  /** Engines of video services, and the API for other scripts. Few players need them. */
  embeds: `
    media/api/api media/api/mejs-globals media/api/player-api media/engines/foreign media/engines/vimeo
    media/engines/youtube media/engines/youtube-medium media/time/to-seconds`,

  'plugin-form': 'forms/plugin-form',
  'plugin-session': `
    forms/plugin-form/errors forms/plugin-form/events forms/plugin-form/form-actions forms/plugin-form/rare-rules
    forms/plugin-form/recaptcha forms/plugin-form/resend forms/plugin-form/rules forms/plugin-form/server
    forms/plugin-form/status forms/plugin-form/validate forms/plugin-form/values forms/plugin-form/watch-presses`,
  /** Code that all forms share, and reports of forms to a data layer. */
  forms: 'forms/shared tracking/form-focus/form-focus',
  'builder-session': `
    forms forms/shared/drafts forms/shared/form-extras forms/shared/form-options forms/shared/push-form-event`,
  'builder-form': `
    forms/builder/answer-event forms/builder/condition-rules forms/builder/conditions forms/builder/fields
    forms/builder/form-context forms/builder/spam-protection forms/builder/use-builder-form
    forms/contact-form/contact-form forms/index forms/newsletter/config forms/newsletter/index
    forms/newsletter/newsletter`,

  animation: 'motion',
  interactions: 'motion/interactions',
  'scroll-effects': 'motion/scroll-effects',
  sticky: 'sticky',
  tracking: 'tracking',
  'multi-view': 'tracking/multi-view',

  /** Code of pages with an empty cart or a login, and code that all shop behaviors share. */
  shop: `
    shop/cart-count/cart-count shop/mini-cart/mini-cart shop/password-field shop/shared/cart-cookie
    shop/shared/jquery shop/shared/shop-events shop/shared/use-has-items`,
  cart: 'shop',
  checkout: 'shop/address-fields shop/checkout',
  product: 'shop/product-gallery shop/product-rating shop/product-tabs shop/shared/product-image shop/variations',
  /** Additions of the theme, also beside the platform's own scripts, where the other chunks do not load. */
  'shop-theme': `
    shop/cart-modules shop/checkout-modules shop/shop-details shop/shop-icons shop/shop-loop shop/shared/shop-bridge
    shop/shared/theme-claims shop/shared/use-shop`,

  /** The theme's own header, and the buttons of menus and searches before visitors use them. */
  header: 'header',
  /** Menus that open on narrow windows, and the header's movement after the first scroll. */
  'mobile-menu': `
    header/header/fixed-header header/header/move-along header/mobile-menu/mobile-panel header/shared/slide`,
  /** Menus that open on wide windows, and scrolling to a place on the page. */
  menus: `
    header/anchors/follow-links header/header-search/search-overlay header/menu/control-sub-menus
    header/menu/sub-menus header/menu-module/module-search header/scroll-top/top-button header/shared/focus-style
    header/shared/scroll-to-target header/shared/use-search`,
  /** Behaviors that few headers have, so that loaders request them beside those of all headers. */
  'header-variant': 'header/dot-nav header/header-variant header/menu-module header/side-menu',
};

/** Chunks of libraries. All other libraries render, and are in `view`. */
const LIBRARIES: Readonly<Record<string, string>> = {
  '@floating-ui': 'tracks',
  '@googlemaps': 'map',
  'hls.js': 'hls',
  leaflet: 'leaflet-maps',
  nanostores: 'runtime',
};

/** Returns the paths of a chunk. */
export const pathsOf = (chunk: string): string[] => CHUNKS[chunk]?.split(/\s+/).filter(Boolean) ?? [];

const CHUNK_OF_PATH = new Map(Object.keys(CHUNKS).flatMap((chunk) => pathsOf(chunk).map((path) => [path, chunk])));

/** Returns the chunk of the longest path that leads to a source. */
function chunkOfPath(path: string): string | undefined {
  if (!path) return undefined;
  return CHUNK_OF_PATH.get(path) ?? chunkOfPath(path.slice(0, Math.max(0, path.lastIndexOf('/'))));
}

/** Returns the chunk of a source. @param id path of the source @returns undefined for a module that belongs to the chunks that use it */
export function chunkOf(id: string): string | undefined {
  const path = id.replaceAll('\\', '/');
  const library = path.split('/node_modules/').at(-1)?.split('/')[0] ?? '';
  if (path.includes('/node_modules/')) return LIBRARIES[library] ?? 'view';
  const own = /\/packages\/(\w+)(?:\/src)?\/(.+?)(?:\.\w+)?$/.exec(path);
  return own ? chunkOfPath(`${own[1]}/${own[2]}`) : undefined;
}

/** Chunks with functions that most pages never call: libraries, and code that runs only on request. */
const CALLED_IN_PART: ReadonlySet<string> = new Set([
  'hls',
  'leaflet-maps',
  'tracks',
  'embeds',
  'legacy',
  'doctor',
  'mistakes',
]);

/** Whether most functions of a chunk are called once it has loaded. */
export const isCalledWhole = (name: string): boolean => !CALLED_IN_PART.has(name);
