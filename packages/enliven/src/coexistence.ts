/** Coexistence with original scripts, which are found by their tags or traces: a behavior stays out where its original runs. */
import { type AnyBehavior, isClaimed, isOwnListener, matches, page, shared } from '@enliven/core';
import { incumbentsOf } from './incumbents';

/** Divi 4's script for all modules; Divi 5 pages use it for few. */
const ALL_IN_ONE = 'divi-custom-script';
const MODULE = 'divi-module-library-script-';

/** Functions on the window, by handle: docs/reference/coexistence.md#functions. */
const FUNCTIONS: Record<string, string> = {
  [ALL_IN_ONE]: 'et_pb_init_modules',
  [`${MODULE}toggle`]: 'et_pb_toggle_expand',
  [`${MODULE}accordion`]: 'et_pb_accordion_item_expand',
  [`${MODULE}tabs`]: 'initTabsModules',
  [`${MODULE}slider`]: 'et_pb_slider_init',
  [`${MODULE}gallery`]: 'et_pb_gallery_init',
  [`${MODULE}image`]: 'et_pb_image_lightbox_init',
  [`${MODULE}filterable-portfolio`]: 'et_pb_filterable_portfolio_init',
  [`${MODULE}fullwidth-portfolio`]: 'et_fullwidth_portfolio_init',
  [`${MODULE}blog`]: 'diviModuleBlogGridInit',
  [`${MODULE}countdown-timer`]: 'et_pb_countdown_timer_init',
  [`${MODULE}number-counter`]: 'diviModuleNumberCounterInit',
  [`${MODULE}circle-counter`]: 'et_pb_circle_counter_init',
  [`${MODULE}counters`]: 'et_bar_counters_init',
  [`${MODULE}video`]: 'et_pb_play_overlayed_video',
  [`${MODULE}audio`]: 'et_pb_init_audio_modules',
  [`${MODULE}map`]: 'et_pb_map_init',
  [`${MODULE}testimonial`]: 'et_fix_testimonial_inner_width',
  [`${MODULE}comments`]: 'et_pb_comments_init',
  [`${MODULE}search`]: 'et_pb_search_init',
  [`${MODULE}fullwidth-header`]: 'et_pb_fullwidth_header_scroll',
  [`${MODULE}contact-form`]: 'diviModuleContactFormInit',
  'divi-module-script-background-parallax': 'diviElementBackgroundParallaxInit',
  'divi-module-script-background-video': 'et_pb_video_section_init',
  'divi-script-library-animation': 'et_animate_element',
};

/** Element data that jQuery keeps, by Divi 5's handle: docs/reference/coexistence.md#element-data. */
const DATA: Record<string, string> = {
  [`${MODULE}slider`]: 'et_pb_simple_slider',
  [`${MODULE}tabs`]: 'et_pb_simple_slider',
};

/**
 * Traces of the shop's scripts, by handle: docs/reference/coexistence.md#the-shop. Statistics and payments listen to the same events, so a listener counts only
 * with work that no other script does: an element that the script has changed, or data that it hands to its listener.
 */
const SHOP: Record<string, [type: string, selector: string, work?: string]> = {
  'wc-cart': ['wc_update_cart', '', '[name="update_cart"]:disabled'],
  'wc-checkout': ['update_checkout', '', 'form.checkout[novalidate]'],
  'wc-add-to-cart': ['click', '.add_to_cart_button'],
  'wc-country-select': ['change', '.country_to_state', '.country_to_state.select2-hidden-accessible'],
};
/** jQuery plugins of the shop's scripts. */
const PLUGINS: Record<string, string> = {
  'wc-single-product': 'wc_product_gallery',
  'wc-add-to-cart-variation': 'wc_variation_form',
};

/** Selector that only the original's listener contains; child themes listen to titles. */
export const OVERLAY = '.et_fb_toggle_overlay';

interface Bound {
  selector?: string | null;
  handler?: object;
  /** Data that the listener was bound with. */
  data?: unknown;
}

/** Parts of jQuery that are read. */
interface JQuery {
  (what: unknown): unknown;
  fn?: Record<string, unknown>;
  data?(element: Element, name: string): unknown;
  _data?(element: Element, name: 'events'): Record<string, readonly Bound[]> | undefined;
}

/** Values that our own legacy functions put in the same places. */
const ours = shared('legacy-own', () => new WeakSet<object>());
const isTheirs = (value: unknown): boolean =>
  value !== null && (typeof value === 'object' || typeof value === 'function') && !ours.has(value);

function shopTrace($: JQuery, handle: string, owner: Document): string | undefined {
  const plugin = PLUGINS[handle];
  if (plugin && $.fn?.[plugin]) return `jQuery's plugin "${plugin}"`;
  const [type, selector, work] = SHOP[handle] ?? [];
  const bound = type ? $._data?.(owner.body, 'events')?.[type] : undefined;
  const theirs = bound?.filter((one) => !isOwnListener(one.handler) && (one.selector ?? '').includes(selector ?? ''));
  if (!theirs?.[0]) return undefined;
  const worked = work
    ? [...owner.querySelectorAll(work)].some((element) => !isClaimed(element))
    : theirs.some(({ data }) => data);
  return worked ? `a listener for "${type}"` : undefined;
}

export interface Trace {
  /** Handle of the original script. */
  handle: string;
  /** Trace that shows that it runs, if it has no tag of its own. */
  what?: string;
}

/** Finds a trace of the original script of a behavior. Pages without jQuery have none, since originals need jQuery. */
export function findTrace(behavior: AnyBehavior, owner: Document): Trace | undefined {
  const view = owner.defaultView as unknown as Record<string, unknown> | null;
  const $ = view?.jQuery as JQuery | undefined;
  if (!view || typeof $ !== 'function') return undefined;
  const five = page().generation === 5;
  const handles = incumbentsOf(behavior);
  // Both generations leave the same traces; the page's generation tells which script runs.
  const handle = (own: string) => (five || !handles.includes(ALL_IN_ONE) ? own : ALL_IN_ONE);
  for (const own of handles) {
    const name = own === ALL_IN_ONE && five ? undefined : FUNCTIONS[own];
    if (name && typeof view[name] === 'function' && isTheirs(view[name])) return { handle: own, what: `${name}()` };
    const data = DATA[own];
    if (data && [...owner.querySelectorAll(behavior.selector)].some((element) => isTheirs($.data?.(element, data))))
      return { handle: handle(own), what: `jQuery's data "${data}"` };
    const shop = shopTrace($, own, owner);
    if (shop) return { handle: own, what: shop };
    const bound = own === `${MODULE}toggle` ? $._data?.(owner.body, 'events')?.click : undefined;
    if (bound?.some(({ selector }) => selector?.includes(OVERLAY)))
      return { handle: handle(own), what: `a listener for "${OVERLAY}"` };
  }
  return undefined;
}

const FIVE = 'script[id^="divi-module-library-script-"],script[id^="divi-script-library-"]';
/** Attributes with a script's address. Speed plugins move it to a data attribute. */
const ADDRESSES = '[src],[data-src],[data-rocket-src]';

/** Finds the original script that runs for a behavior, by its tag (WordPress prints the handle as id), else by its traces. */
export function findIncumbent(behavior: AnyBehavior, document: Document): Trace | undefined {
  const five = document.querySelector(FIVE) !== null;
  const handles = incumbentsOf(behavior);
  // Modules without a script of their own in generation 5 still use the one for all modules.
  const isSplit = five && handles.length > 1;
  const handle = handles.find(
    (one) =>
      !(isSplit && one === ALL_IN_ONE) && matches(document.getElementById(`${one}-js`), `script:is(${ADDRESSES})`),
  );
  return handle ? { handle } : findTrace(behavior, document);
}

const elsewhere = (what?: string) => (what ? `, in a file of another name, as ${what} shows` : '');

const advice = (handle: string, what?: string) =>
  what ? `Take "${handle}" out of the combined file` : `wp_dequeue_script('${handle}')`;

/** Returns the remark for the site's developer. @param names behaviors that stay out for one original script */
export function staysOutRemark({ handle, what }: Trace, names: readonly string[]): string {
  const who = names.length > 1 ? `${names.length} behaviors stay out (${names.join(', ')})` : `${names[0]} stays out`;
  const force = names.map((name) => `"${name}"`).join(', ');
  return `${who}: the theme's own "${handle}" runs here${elsewhere(what)}. ${advice(handle, what)}, or configure "force": [${force}].`;
}

/** Returns the remark for an original script that loaded after our behavior. */
export const staysActiveRemark = ({ handle, what }: Trace, name: string): string =>
  `stays active: the theme's own "${handle}" arrived after it${elsewhere(what)}, and answers the same presses. ${advice(handle, what)}, or configure "disable": ["${name}"].`;
