/** Scripts of WordPress, the theme and its plugins: their files, and how they depend on each other. */

const WOOCOMMERCE = '/woocommerce/assets/js/';

/**
 * Ends of addresses of scripts without an id. The names are those under which the theme and the plugins register the handles.
 * Minified and other files have the same name but for `.min`.
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

/** Returns the handle of a script by its address. @returns undefined for files of other names */
export function handleOfFile(address: string): string | undefined {
  const path = `/${address.split(/[?#]/, 1)[0]}`.replace(/\.min\.js$/, '.js');
  return Object.entries(FILES).find(([end]) => path.endsWith(end))?.[1];
}

/** Libraries that do nothing until a script uses them: jQuery and its plugins, and those of the theme for its own scripts. */
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

/** Libraries without jQuery, which WordPress prints for original scripts. They go when no other script and no inline code may use them. */
export const COMPANIONS: ReadonlySet<string> = new Set([
  'swv',
  'js-cookie',
  'underscore',
  'photoswipe',
  'photoswipe-ui-default',
]);

/** Scripts without jQuery that may stay when it goes. */
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
 * Whether inline code is the theme's substitute for jQuery: it keeps calls until jQuery has loaded at the end of the page, or executes them then. The
 * theme prints both parts by default. Other code in the same element makes it longer.
 */
export const isJqueryQueue = (code: string): boolean =>
  (code.length < 2000 && /^[^;]{0,60}\bvar jqueryParams\s{0,9}=/.test(code)) ||
  (code.length < 400 && /^[^;]{0,60}\bjqueryParams\.length\b/.test(code));

/** Scripts that are parts of another and go with it. */
export const PARTS: Readonly<Record<string, string>> = {
  'mediaelement-migrate': 'mediaelement-core',
  'mediaelement-vimeo': 'mediaelement-core',
  salvattore: 'divi-custom-script',
};

/** Script for all modules of the theme, also for modules that no behavior knows. */
export const THEME_SCRIPT = 'divi-custom-script';

/** Names under which later releases of Divi 5 print scripts, and the names in the catalog. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  'divi-script-library-link': 'divi-module-library-script-link',
  'divi-script-library-slider': 'divi-module-library-script-slider',
  'divi-script-library-toggle': 'divi-module-library-script-toggle',
};

type ScriptTable = Readonly<Record<string, readonly string[]>>;

/** Returns the table of replaced scripts with all of their names. */
export function withOtherNames(scripts: ScriptTable): ScriptTable {
  const others = Object.entries(OTHER_NAMES).flatMap(([other, name]) =>
    Object.hasOwn(scripts, name) && !Object.hasOwn(scripts, other) ? [[other, scripts[name]]] : [],
  );
  return { ...scripts, ...Object.fromEntries(others) };
}
