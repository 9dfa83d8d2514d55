/** Which sources of the script tag are fetched together: one chunk for what pages use together, few of them in all. */

/**
 * Chunk → its sources; the first that matches has it. A trip to the server costs a visitor more than some kilobytes that
 * come along, so only what is large and rare is by itself. No two chunks may import each other. There are 41 at most
 * (docs/decisions/0022-parts-that-stay-together.md).
 */
export const GROUPS: Readonly<Record<string, RegExp>> = {
  // What draws, and the dialog of the lightbox, which is drawn: pages that draw nothing do without.
  view: /node_modules(?!.*(leaflet|@googlemaps|hls\.js|@floating-ui|nanostores))|\/renderer\/(with-|portal)|\/core\/src\/hooks\/slot\.|\/modules\/src\/lightbox\/(content|dialog|fetch-content)\./,
  hls: /hls\.js|\/media\/src\/engines\/hls/,
  'leaflet-maps': /node_modules.*leaflet|\/map\/leaflet\//,
  // For those who edit a page or run a site: sentences about mistakes, what a builder needs, and what few sites ask for. It
  // imports nothing but the runtime: sites with a configuration fetch it, and what it talks about need not be on the page.
  doctor:
    /\/enliven\/src\/(doctor|check-configuration)\.|\/core\/src\/(page\/(problems|report-too-long|field-outlines)\.|previews\/)|\/sticky\/src\/sticky\/(builder-support|problems)\.|\/motion\/src\/(shared\/([\w-]+-)?problems|scroll-effects\/(builder-support|find-problems))\.|\/tracking\/src\/form-focus\/report-form-results/,
  legacy: /\/(modules|motion)\/src\/legacy\//,
  // Of the script for lazy loading, which takes no runtime.
  takeover: /\/(lazyload|beacon)\/src\/(?!may-frame)|\/enliven\/src\/takeover/,

  // The site's configuration, original scripts and jQuery's events: pages with neither a configuration nor jQuery do without. Loaded beside the runtime.
  settings: /\/enliven\/src\/(settings|coexistence|incumbents)\.|\/core\/src\/net\/ajax-events\./,
  // What grids, links, players and forms have in common.
  shared:
    /\/core\/src\/(net\/|dom\/(parse-html|sanitize)\.|page\/consent\.)|\/lazyload\/src\/may-frame|\/tracking\/src\/shared\/listen-natively|\/modules\/src\/shared\/(focus-style|use-scroll-target|grid\/use-row-classes)\./,
  disclosure: /\/modules\/src\/(toggle|accordion|shared\/disclosure)|\/core\/src\/hooks\/use-wrap\./,
  // Every page with something to do fetches it; the descriptors among it say what else to fetch.
  runtime:
    /nanostores|preload-helper|\/package\.json|\/core\/src\/|\/enliven\/src\/|\/(behaviors?|define-(module|header|shop))\.ts$|hidden-by-theme|\/motion\/src\/shared\/is-invalid-list|\/header\/src\/shared\/(use-focus-style|menu-opened)\.|\/modules\/src\/shared\/(elements|messages|slider\/use-swipe|use-(element|focus-style|slice))\./,

  tabs: /\/modules\/src\/tabs\//,
  carousel: /\/modules\/src\/(video-slider|fullwidth-portfolio|carousel|shared\/carousel)\//,
  // What shows many things of one kind, some at a time.
  grid: /\/modules\/src\/(gallery|portfolio|filterable-portfolio|ajax-pagination|blog)\/|\/modules\/src\/shared\/grid\//,
  slider: /\/modules\/src\/(slider|gallery-slider)\/|\/modules\/src\/shared\/slider\//,
  links: /\/modules\/src\/(lightbox|link-options|header-scroll|fullscreen)\//,
  counters:
    /\/modules\/src\/(number-counter|circle-counter|bar-counters|countdown)\/|\/modules\/src\/shared\/use-count/,
  map: /@googlemaps|\/modules\/src\/map\//,
  videos: /\/modules\/src\/(video|background-video|fit-videos)\//,
  modules: /\/modules\/src\//,

  tracks: /@floating-ui|\/media\/src\/(captions|tracks)\//,
  // What few players take: engines of services, and what other scripts call.
  embeds:
    /\/media\/src\/(engines\/(youtube(?!-address)|vimeo|foreign)|time\/to-seconds|api\/(?!globals|use-player-api))/,
  player: /\/media\/src\//,

  'plugin-session':
    /\/plugin-form\/(errors|events|rules|server|status|validate|values|form-actions|watch-presses|recaptcha|resend|rare-rules)\./,
  'plugin-form': /\/plugin-form\//,
  // What all forms share, and what tells a data layer of them.
  forms:
    /\/forms\/src\/shared\/(?!form-extras|form-options|drafts|push-form-event)|\/tracking\/src\/form-focus\/form-focus\./,
  'builder-session':
    /\/forms\/src\/(contact-form\/(?!contact-form)|newsletter\/(custom-fields|feed|fetch-nonce|newsletter-session|subscribe)|shared\/|builder\/(check-field|show-errors|submission|redirect|fetch-token|theme-text))/,
  'builder-form': /\/forms\/src\//,

  animation: /\/motion\/src\/(animation|animation-list|shared|parallax)\//,
  'scroll-effects': /\/motion\/src\/scroll-effects\//,
  interactions: /\/motion\/src\/interactions\//,
  sticky: /\/sticky\/src\//,
  'multi-view': /\/tracking\/src\/multi-view\//,
  tracking: /\/tracking\/src\//,

  // What a cart that is empty takes, its number in a header and its small copy, what whoever logs in takes, and all of the shop shares.
  shop: /\/shop\/src\/(cart-count\/cart-count\.|mini-cart\/mini-cart\.|password-field\/|shared\/(shop-events|jquery|cart-cookie|use-has-items))/,
  product: /\/shop\/src\/(product-|variations\/|shared\/product-image)/,
  // What the theme adds, also beside the platform's own scripts, where the others are not fetched.
  'shop-theme':
    /\/shop\/src\/((cart-modules|checkout-modules|shop-(icons|loop|details))\/|shared\/(theme-claims|shop-bridge|use-shop\.))/,
  checkout: /\/shop\/src\/(checkout|address-fields)\//,
  cart: /\/shop\/src\//,

  // What opens on narrow windows once somebody comes near, and how the page moves along with its header once it is scrolled.
  'mobile-menu': /\/header\/src\/(mobile-menu\/mobile-panel|shared\/slide|header\/(fixed-header|move-along))/,
  // What opens on wide windows once somebody comes near, and what scrolls, to a place on the page once somebody is near a link
  // to one, to its top once it is far. Whoever uses one of them uses the next.
  menus:
    /\/header\/src\/(menu\/(sub-menus|control-)|menu-module\/module-search|header-search\/search-overlay|anchors\/follow-|scroll-top\/top-|shared\/(focus-style|use-search|scroll-to-))/,
  // What few headers and pages have: other places, modules, menus from the side, dots, the place that is read. Behaviors of their
  // own, so that loaders ask for it beside what all headers take.
  'header-variant': /\/header\/src\/(header-variant|menu-module|side-menu|dot-nav)\//,
  // The theme's own header, and the buttons of menus and searches for the page at rest: together they are far smaller.
  header: /\/header\/src\//,
};

/** @param id path of a source @returns the chunk that holds it; undefined leaves it to the bundler */
export function chunkOf(id: string): string | undefined {
  const path = id.replaceAll('\\', '/');
  return Object.keys(GROUPS).find((name) => GROUPS[name]?.test(path));
}

/**
 * Chunks of which a page calls a part only: other people's libraries, and what is there for those who ask. React is not
 * among them, since the first drawing would compile a quarter of it in one task.
 */
const CALLED_IN_PART = /^(hls|leaflet-maps|tracks|embeds|legacy|doctor)$/;

/** @param name of a chunk @returns whether most of its functions are called when it has come */
export const isCalledWhole = (name: string): boolean => !CALLED_IN_PART.test(name);
