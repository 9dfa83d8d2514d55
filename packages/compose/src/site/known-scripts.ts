/** Scripts of WordPress, the theme and its plugins: their files and dependencies. */

const WOOCOMMERCE = '/woocommerce/assets/js/';

/**
 * Ends of the addresses of scripts without an id, by the handle under which the theme or a plugin registers them. Minified files
 * differ only in `.min`.
 */
export const FILES: Readonly<Record<string, string>> = {
  '/themes/Divi/js/scripts.js': 'divi-custom-script',
  '/wp-includes/js/jquery/jquery.js': 'jquery-core',
  '/wp-includes/js/jquery/jquery-migrate.js': 'jquery-migrate',
  '/wp-includes/js/comment-reply.js': 'comment-reply',
  '/wp-includes/js/wp-embed.js': 'wp-embed',
  '/wp-includes/js/mediaelement/mediaelement-and-player.js': 'mediaelement-core',
  '/wp-includes/js/mediaelement/mediaelement-migrate.js': 'mediaelement-migrate',
  '/wp-includes/js/mediaelement/wp-mediaelement.js': 'wp-mediaelement',
  '/wp-includes/js/mediaelement/wp-playlist.js': 'wp-playlist',
  '/contact-form-7/includes/js/index.js': 'contact-form-7',
  '/maps/api/js': 'google-maps-api',
  '/gtag/js': 'google_gtagjs',
  '/recaptcha/api.js': 'google-recaptcha',
  '/turnstile/v0/api.js': 'cf-turnstile',
  [`${WOOCOMMERCE}frontend/woocommerce.js`]: 'woocommerce',
  [`${WOOCOMMERCE}frontend/add-to-cart.js`]: 'wc-add-to-cart',
  [`${WOOCOMMERCE}frontend/add-to-cart-variation.js`]: 'wc-add-to-cart-variation',
  [`${WOOCOMMERCE}frontend/add-payment-method.js`]: 'wc-add-payment-method',
  [`${WOOCOMMERCE}frontend/address-i18n.js`]: 'wc-address-i18n',
  [`${WOOCOMMERCE}frontend/cart.js`]: 'wc-cart',
  [`${WOOCOMMERCE}frontend/cart-fragments.js`]: 'wc-cart-fragments',
  [`${WOOCOMMERCE}frontend/checkout.js`]: 'wc-checkout',
  [`${WOOCOMMERCE}frontend/country-select.js`]: 'wc-country-select',
  [`${WOOCOMMERCE}frontend/single-product.js`]: 'wc-single-product',
  [`${WOOCOMMERCE}jquery-blockui/jquery.blockUI.js`]: 'jquery-blockui',
  [`${WOOCOMMERCE}js-cookie/js.cookie.js`]: 'js-cookie',
};

/** Returns the handle of a script by its address; undefined for unknown files. */
export function handleOfFile(address: string): string | undefined {
  const path = `/${address.split(/[?#]/, 1)[0]}`.replace(/\.min\.js$/, '.js');
  return Object.entries(FILES).find(([end]) => path.endsWith(end))?.[1];
}

/** Libraries that do nothing until a script uses them: jQuery, its plugins, and the theme's own libraries. */
export const LIBRARIES: ReadonlySet<string> = new Set([
  'jquery-core',
  'jquery-migrate',
  'jquery-blockui',
  'flexslider',
  'zoom',
  'selectWoo',
  'wp-util',
  'fitvids',
  'magnific-popup',
  'easypiechart',
  'et-core-common',
  'divi-script-library-frontend-scripts',
]);

/** Libraries without jQuery that WordPress prints for original scripts. They are removed unless another script or inline code may use them. */
export const COMPANIONS: ReadonlySet<string> = new Set([
  'swv',
  'js-cookie',
  'underscore',
  'photoswipe',
  'photoswipe-ui-default',
]);

/** Scripts that do not need jQuery. */
export const INDEPENDENT: ReadonlySet<string> = new Set([
  'comment-reply',
  'wp-embed',
  'wp-hooks',
  'wp-i18n',
  'wp-polyfill',
  'google-maps-api',
  'google_gtagjs',
  'google-recaptcha',
  'cf-turnstile',
]);

/**
 * Whether inline code is the theme's placeholder for jQuery, which queues calls until jQuery has loaded and then runs them. The theme
 * prints both parts by default. An element with additional code is longer and does not count.
 */
export const isJqueryQueue = (code: string): boolean =>
  (code.length < 2000 && /^[^;]{0,60}\bvar jqueryParams\s{0,9}=/.test(code)) ||
  (code.length < 400 && /^[^;]{0,60}\bjqueryParams\.length\b/.test(code));

/** Scripts that belong to another script and are removed with it. */
export const PARTS: Readonly<Record<string, string>> = {
  'mediaelement-migrate': 'mediaelement-core',
  'mediaelement-vimeo': 'mediaelement-core',
  salvattore: 'divi-custom-script',
};

/** Script for all modules of the theme, including modules that no behavior supports. */
export const THEME_SCRIPT = 'divi-custom-script';

/** Script names in later releases of Divi 5, and the corresponding names in the catalog. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  'divi-script-library-link': 'divi-module-library-script-link',
  'divi-script-library-slider': 'divi-module-library-script-slider',
  'divi-script-library-toggle': 'divi-module-library-script-toggle',
};

type ScriptTable = Readonly<Record<string, readonly string[]>>;

/** Returns the table of replaced scripts under all of their names. */
export function withOtherNames(scripts: ScriptTable): ScriptTable {
  const others = Object.entries(OTHER_NAMES).flatMap(([other, name]) =>
    Object.hasOwn(scripts, name) && !Object.hasOwn(scripts, other) ? [[other, scripts[name]]] : [],
  );
  return { ...scripts, ...Object.fromEntries(others) };
}
