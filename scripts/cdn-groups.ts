/** Which sources of the script tag are fetched together: one chunk for what pages use together, few of them in all. */

/**
 * Chunk → its sources; the first that matches has it. A trip to the server costs a visitor more than some kilobytes that
 * come along, so only what is large and rare is by itself. No two chunks may import each other.
 */
const GROUPS: Readonly<Record<string, RegExp>> = {
  // What draws: pages that draw nothing do without.
  view: /node_modules(?!.*(leaflet|@googlemaps|hls\.js|@floating-ui|nanostores))|\/renderer\/(with-|portal)|\/core\/src\/hooks\/slot\./,
  hls: /hls\.js|\/media\/src\/engines\/(hls|recovery)/,
  'leaflet-maps': /node_modules.*leaflet|\/map\/leaflet\//,
  'google-maps': /@googlemaps|\/map\/google\//,
  // For those who edit a page or run a site: sentences about mistakes, and what a builder needs.
  doctor: /\/enliven\/src\/(doctor|check-configuration)\.|\/core\/src\/(page\/(problems|report-too-long)\.|previews\/)/,
  'sticky-authors': /\/sticky\/src\/sticky\/(builder-support|preview-frame|problems)\./,
  'motion-authors': /\/motion\/src\/(shared\/([\w-]+-)?problems|scroll-effects\/(builder-support|find-problems))\./,
  legacy: /\/(modules|motion)\/src\/legacy\/|\/enliven\/src\/legacy/,
  takeover: /\/(lazyload|beacon)\/src\/|\/enliven\/src\/takeover/,

  // What grids, links, players and forms have in common.
  shared:
    /\/core\/src\/(net\/|dom\/parse-html\.|page\/consent\.)|\/tracking\/src\/shared\/listeners|\/modules\/src\/shared\/(focus-style|use-scroll-target|grid\/use-row-classes)\./,
  // Every page with something to do fetches it; the descriptors among it say what else to fetch.
  runtime:
    /nanostores|preload-helper|\/package\.json|\/core\/src\/|\/enliven\/src\/|\/(behaviors?|define-(module|header|shop))\.ts$|hidden-by-theme|\/header\/src\/shared\/use-focus-style\.|\/modules\/src\/shared\/(elements|messages|slider\/(constants|use-swipe)|use-(element-state|focus-style|measured|text))\./,

  disclosure: /\/modules\/src\/(toggle|accordion|shared\/(disclosure|title-button|use-disclosure))/,
  tabs: /\/modules\/src\/tabs\//,
  dialog: /\/modules\/src\/lightbox\/(content|dialog|fetch-content)\./,
  carousel: /\/modules\/src\/(video-slider|fullwidth-portfolio|carousel|shared\/carousel)\//,
  pages: /\/modules\/src\/(ajax-pagination|blog)\//,
  grid: /\/modules\/src\/(gallery|portfolio|filterable-portfolio)\/|\/modules\/src\/shared\/(grid\/|use-module-hash)/,
  slider: /\/modules\/src\/(slider|gallery-slider)\/|\/modules\/src\/shared\/slider\//,
  links: /\/modules\/src\/(lightbox|link-options|header-scroll|fullscreen)\//,
  counters:
    /\/modules\/src\/(number-counter|circle-counter|bar-counters|countdown)\/|\/modules\/src\/shared\/(use-count|responsive-value)/,
  map: /\/modules\/src\/map\//,
  videos: /\/modules\/src\/(video|background-video|fit-videos)\//,
  modules: /\/modules\/src\//,

  tracks: /@floating-ui|\/media\/src\/(captions|tracks)\//,
  // Rare, and by itself: a player says what is amiss without.
  trouble: /\/media\/src\/layers\/error-details\./,
  embeds: /\/media\/src\/engines\/(youtube(?!-address)|vimeo|foreign)/,
  controls: /\/media\/src\/(interaction|time\/chosen|controls\/extras)/,
  api: /\/media\/src\/(time\/to-seconds|api\/(?!registry|deferred-player|globals|use-player-api))/,
  player: /\/media\/src\//,

  'plugin-session': /\/plugin-form\/(errors|events|rules|server|form-actions|recaptcha|resend|rare-rules)\./,
  'plugin-form': /\/plugin-form\//,
  forms: /\/forms\/src\/shared\/(?!data-layer|draft|form-extras|options)/,
  'builder-session':
    /\/forms\/src\/(contact-form\/(?!contact-form)|newsletter\/(subscribe|custom-fields|feed|fresh-nonce|newsletter-session)|shared\/|builder\/(check|show-errors|submission|redirect|fetch-token))/,
  'builder-form': /\/forms\/src\//,

  animation: /\/motion\/src\/(animation|animation-list|shared|parallax)\//,
  'scroll-effects': /\/motion\/src\/scroll-effects\//,
  interactions: /\/motion\/src\/interactions\//,
  sticky: /\/sticky\/src\//,
  // Pages have one or the other: a list (Divi 5), or data on the elements (Divi 4).
  'multi-view-list': /\/tracking\/src\/multi-view\/(multi-view-list|read-list)\./,
  'multi-view': /\/tracking\/src\/multi-view\//,
  'data-layer': /\/tracking\/src\/form-focus\/form-focus\./,
  tracking: /\/tracking\/src\//,

  // What a header's count takes, and all of the shop shares.
  shop: /\/shop\/src\/(cart-count\/|shared\/(shop-events|use-shop))/,
  // What comes with use: stars of a review in a tab that is closed, the zoom of a picture, the way to an order's errors.
  'shop-later': /\/shop\/src\/(product-rating\/|product-gallery\/zoom\.|checkout-modules\/scroll-)/,
  product: /\/shop\/src\/(product-|variations\/|shared\/product-image)/,
  // What the theme adds, also beside the platform's own scripts, where the others are not fetched.
  'shop-theme': /\/shop\/src\/((cart-modules|shop-(icons|loop|details))\/|shared\/icon-claims)/,
  'checkout-theme': /\/shop\/src\/(checkout-modules\/|shared\/(box-claims|ask-shop))/,
  checkout: /\/shop\/src\/(checkout|address-fields)\//,
  cart: /\/shop\/src\//,

  // What few headers and pages have: menus from the side, dots, the place that is read.
  'side-menu': /\/header\/src\/(side-menu|dot-nav)\/|\/header\/src\/menu\/track-places/,
  // What scrolls: to a place on the page once somebody is near a link to one, to its top once it is far.
  'header-scroll': /\/header\/src\/(anchors\/(follow-|in-)|scroll-top\/top-|shared\/(scroll-to-|move-focus))/,
  // How the page moves along with a header, once it is scrolled.
  'header-motion': /\/header\/src\/header\/move-along/,
  // What opens on narrow windows, once somebody comes near.
  'mobile-menu': /\/header\/src\/(mobile-menu\/(mobile-panel|build-)|shared\/slide)/,
  // The same on wide ones: whoever opens one of them opens the next.
  menus:
    /\/header\/src\/(menu\/(sub-menus|control-|reverse-|press-)|menu-module\/module-search|header-search\/search-overlay|shared\/(focus-style|is-touch|use-search|search-machine))/,
  // A behavior of its own, so that loaders ask for it beside what all headers take.
  'header-variant': /\/header\/src\/header-variant\//,
  // What only headers that are made of modules take.
  'menu-module': /\/header\/src\/menu-module\//,
  // The theme's own header, and the buttons of menus and searches for the page at rest: together they are far smaller.
  header: /\/header\/src\//,
};

/** @param id path of a source @returns the chunk that holds it; undefined leaves it to the bundler */
export function chunkOf(id: string): string | undefined {
  const path = id.replaceAll('\\', '/');
  return Object.keys(GROUPS).find((name) => GROUPS[name]?.test(path));
}

/** Chunks of which a page calls a part only: other people's libraries, and what is there for those who ask. */
const CALLED_IN_PART = /^(view|hls|leaflet-maps|google-maps|tracks|api|legacy|doctor|.*-authors)$/;

/** @param name of a chunk @returns whether most of its functions are called when it has come */
export const isCalledWhole = (name: string): boolean => !CALLED_IN_PART.test(name);
