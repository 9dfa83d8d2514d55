/** Finds the theme's own scripts on the page, also by what they leave behind: where they still run, ours for the same module stays out. */
import { type AnyBehavior, isClaimed, isOwnListener, page, shared } from '@enliven/core';
import { incumbentsOf } from './incumbents';

/** The one file in which Divi 4 keeps everything; Divi 5 pages carry it for less. */
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
/** Plugins of jQuery that they bring. */
const PLUGINS: Record<string, string> = {
  'wc-single-product': 'wc_product_gallery',
  'wc-add-to-cart-variation': 'wc_variation_form',
};

/** Only the original listens for what is pressed inside a builder; a child theme that listens to titles does not. */
export const OVERLAY = '.et_fb_toggle_overlay';

interface Bound {
  selector?: string | null;
  handler?: object;
  /** Data that the listener was bound with. */
  data?: unknown;
}

/** The little of jQuery that answers. */
interface JQuery {
  (what: unknown): unknown;
  fn?: Record<string, unknown>;
  data?(element: Element, name: string): unknown;
  _data?(element: Element, name: 'events'): Record<string, readonly Bound[]> | undefined;
}

/** What our own legacy functions put in the same places. */
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

interface Trace {
  /** Handle of the original script. */
  handle: string;
  /** What shows that it runs, where it has no tag of its own. */
  what?: string;
}

/** What the original script of `behavior` has left on the page. Asks nothing of a page without jQuery, which it needs. */
export function findTrace(behavior: AnyBehavior, owner: Document): Trace | undefined {
  const view = owner.defaultView as unknown as Record<string, unknown> | null;
  const $ = view?.jQuery as JQuery | undefined;
  if (!view || typeof $ !== 'function') return undefined;
  const five = page().generation === 5;
  const handles = incumbentsOf(behavior);
  // Which of the two runs is the page's generation; what they leave behind is the same.
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
/** WordPress prints a script's handle as its id; speed plugins move its address to another attribute. */
const ADDRESSES = '[src],[data-src],[data-rocket-src]';

/** The original script that runs on this page for `behavior`, if any: by its tag, else by what it has left behind. */
export function findIncumbent(behavior: AnyBehavior, document: Document): Trace | undefined {
  const five = document.querySelector(FIVE) !== null;
  const handles = incumbentsOf(behavior);
  // What has no script of its own in generation 5 is still in that one.
  const isSplit = five && handles.length > 1;
  const handle = handles.find(
    (one) =>
      !(isSplit && one === ALL_IN_ONE) && document.getElementById(`${one}-js`)?.matches(`script:is(${ADDRESSES})`),
  );
  return handle ? { handle } : findTrace(behavior, document);
}

const elsewhere = (what?: string) => (what ? `, in a file of another name, as ${what} shows` : '');

const advice = (handle: string, what?: string) =>
  what ? `Take "${handle}" out of the combined file` : `wp_dequeue_script('${handle}')`;

/** Returns the remark for the site's developer. */
export const staysOutRemark = ({ handle, what }: Trace, name: string): string =>
  `stays out: the theme's own "${handle}" runs here${elsewhere(what)}. ${advice(handle, what)}, or configure "force": ["${name}"].`;

/** The same where ours was first. */
export const staysAliveRemark = ({ handle, what }: Trace, name: string): string =>
  `stays alive: the theme's own "${handle}" arrived after it${elsewhere(what)}, and answers the same presses. ${advice(handle, what)}, or configure "disable": ["${name}"].`;
