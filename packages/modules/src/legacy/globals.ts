/** Global functions and flags of the theme for older scripts (docs/reference/shared.md#functions-and-flags). */
import {
  asList,
  asNumber,
  asRecord,
  closestTo,
  emit,
  matches,
  measure,
  member,
  page,
  query,
  revealed,
  SCROLL_DURATION,
  scrollOffset,
  scrollToY,
  shared,
  subMenus,
} from '@enliven/core';

/**
 * Globals for older scripts by their name on the window. They are set only if legacy is installed.
 */
export type LegacyGlobals = Record<string, unknown>;

const offers = shared('legacy', () => new Set<LegacyGlobals>());
const listeners = shared('legacy-listeners', () => new Set<(globals: LegacyGlobals) => void>());

/** Objects of this library that replace those of the theme, so that checks do not mistake them for originals. */
export const ownObjects = shared('legacy-own', () => new WeakSet<object>());

/** Registers globals; installed legacy sets them immediately. @returns a function that removes the registration */
export function offerLegacy(globals: LegacyGlobals): () => void {
  offers.add(globals);
  for (const listener of listeners) listener(globals);
  return () => void offers.delete(globals);
}

/** Calls back for each current and future registration. @returns a function that unsubscribes */
export function onOffer(listener: (globals: LegacyGlobals) => void): () => void {
  listeners.add(listener);
  for (const globals of offers) listener(globals);
  return () => void listeners.delete(listener);
}

interface Runtime {
  scan?(from?: ParentNode): void;
}

/**
 * Replaces the theme's `init`, `reinit` and `fix` functions: scans for new elements and measures again.
 * Behaviors already detect inserted markup and new sizes; other scripts may expect the result immediately.
 *
 * @param what elements, jQuery object or selector; the whole page by default
 */
export function refresh(owner: Document, what?: unknown): void {
  const runtime = page().global('enliven') as Runtime | undefined;
  const elements = elementsOf(what, owner);
  if (elements.length === 0) runtime?.scan?.();
  for (const element of elements) runtime?.scan?.(element);
  for (const element of elements.length > 0 ? elements : [owner.body]) revealed.emit(element);
}

/** Names of the theme's functions that only refresh (docs/reference/legacy.md#refresh-functions). */
const REFRESH_FUNCTIONS: readonly string[] = [
  'et_pb_init_modules et_reinit_waypoint_modules et_process_animation_data et_pb_box_shadow_apply_overlay',
  'et_pb_tabs_init initTabsModules et_pb_set_tabs_height et_pb_init_accordion_modules',
  'et_pb_toggle_sync_content_display et_pb_slider_init et_fix_slider_height',
  'et_pb_gallery_init set_gallery_grid_items set_gallery_grid_pages set_gallery_hash et_pb_gallery_pagination_nav',
  'et_pb_image_lightbox_init et_pb_filterable_portfolio_init set_filterable_portfolio_init set_filterable_grid_items',
  'set_filterable_grid_pages et_fullwidth_portfolio_init set_fullwidth_portfolio_columns et_pb_set_responsive_grid',
  'et_pb_countdown_timer_init et_countdown_timer et_countdown_timer_labels et_pb_reinit_number_counters',
  'et_pb_circle_counter_init et_pb_reinit_circle_counters et_pb_circle_counter_update et_bar_counters_init',
  'et_pb_map_init et_fix_testimonial_inner_width et_pb_comments_init et_pb_search_init',
  'et_pb_search_percentage_custom_margin_fix et_pb_parallax_init et_parallax_set_height et_apply_parallax',
  'et_pb_video_section_init et_pb_resize_section_video_bg et_pb_center_video et_pb_video_background_init',
  'etFixDividerSpacing et_calc_fullscreen_section et_calculate_fullscreen_section_size et_fix_fullscreen_section',
  'et_pb_apply_sticky_image_effect et_pb_form_placeholders_init et_pb_remove_placeholder_text',
  'et_calculate_header_values et_fix_page_container_position et_change_primary_nav_position et_pb_init_nav_menu',
  'et_duplicate_menu et_pb_side_nav_page_init et_pb_reposition_menu_module_dropdowns',
  'diviModuleNumberCounterInit diviModuleNumberCounterUpdate diviModuleNumberCounterReinit',
  'diviElementBackgroundParallaxInit diviModuleBlogGridInit diviModuleContactFormInit et_pb_init_audio_modules',
].flatMap((line) => line.split(' '));

const isElement = (thing: unknown): thing is HTMLElement => (thing as Node | null)?.nodeType === 1;

/** Returns the elements of a jQuery object, list, element or selector. */
function elementsOf(what: unknown, owner: Document): HTMLElement[] {
  if (isElement(what)) return [what];
  if (typeof what === 'string') {
    try {
      return [...owner.querySelectorAll<HTMLElement>(what)];
    } catch {
      return [];
    }
  }
  return what && typeof what === 'object' && 'length' in what
    ? Array.from(what as ArrayLike<unknown>).filter(isElement)
    : [];
}

/** Debounces a function: runs it at the end of a burst of calls, or at its start if `immediate`. */
function debounce<A extends unknown[]>(call: (...args: A) => void, wait: number, immediate = false) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return function debounced(this: unknown, ...args: A): void {
    const now = immediate && timer === undefined;
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      if (!immediate) call.apply(this, args);
    }, wait);
    if (now) call.apply(this, args);
  };
}

export function functionsOf(owner: Document): LegacyGlobals {
  const view = owner.defaultView as Window;
  const generation = 'diviBreakpointData' in view ? 5 : 4;
  const refreshFunctions = REFRESH_FUNCTIONS.map((name) => [
    name,
    function refreshFunction(this: unknown, ...args: unknown[]): void {
      // Scripts pass the element as an argument or as `this`.
      refresh(owner, args[0] ?? this);
      for (const callback of args) if (typeof callback === 'function') callback();
    },
  ]);
  return {
    ...Object.fromEntries(refreshFunctions),
    ...animationGlobals(owner),
    ...masonryGlobals(owner),
    et_pb_debounce: debounce,
    et_pb_toggle_expand: createToggleFunction(owner, true),
    et_pb_toggle_collapse: createToggleFunction(owner, false),
    et_pb_accordion_item_expand: createToggleFunction(owner, true),
    et_pb_play_overlayed_video: (what: unknown) => elementsOf(what, owner)[0]?.click(),
    et_pb_toggle_nav_menu(what: unknown, state: unknown, delay?: unknown): void {
      for (const item of elementsOf(what, owner))
        subMenus.emit({ item, open: state === 'open', delay: asNumber(delay) });
    },
    // The header scroll behavior has already handled the press.
    et_pb_fullwidth_header_scroll: (event?: Event) => event?.preventDefault?.(),
    et_pb_smooth_scroll(what: unknown, toTop = false, speed: unknown = SCROLL_DURATION) {
      const [target] = elementsOf(what, owner);
      if (!target || closestTo(target, '.et_pb_sticky')) return;
      measure(
        () => Math.round(target.getBoundingClientRect().top + view.scrollY) - scrollOffset(target, generation),
        (top) => void scrollToY(toTop ? 0 : top, Number(speed) || SCROLL_DURATION),
      );
    },
  };
}

/** Returns the theme's flags at the time of installation. */
export function flagsOf(owner: Document): LegacyGlobals {
  const has = (name: string) => owner.body.classList.contains(name);
  return {
    et_load_event_fired: owner.readyState === 'complete',
    et_is_transparent_nav: has('et_transparent_nav'),
    et_is_vertical_nav: has('et_vertical_nav'),
    et_is_fixed_nav: has('et_fixed_nav'),
    et_is_minified_js: false,
    et_is_minified_css: false,
    et_force_width_container_change: false,
    et_pb_ajax_pagination_cache: {},
    et_modules_wrapper: { builderCssContainerPrefix: '#et-boc', builderCssLayoutPrefix: '#et-boc .et-l' },
  };
}

const DIRECTIONS = ['', 'Top', 'Right', 'Bottom', 'Left'];
const STYLES = ['fade', 'slide', 'bounce', 'zoom', 'flip', 'fold', 'roll'];
const CLASSES = [
  ...['et_animated', 'et_is_animating', 'infinite', 'et-waypoint', 'transformAnim'],
  ...STYLES.flatMap((style) => DIRECTIONS.map((direction) => style + direction)),
];
const INLINE = ['animation-delay', 'animation-duration', 'animation-timing-function', 'opacity', 'transform', 'left'];
const DATA = ['style', 'repeat', 'duration', 'delay', 'intensity', 'starting-opacity', 'speed-curve'];

const isListed = (element: Element): boolean =>
  ['et_animation_data', 'diviElementAnimationData']
    .flatMap((name) => asList((globalThis as Record<string, unknown>)[name]))
    .some((entry) => member(element, 'classList').contains(String(asRecord(entry).class)));

/** Defines the theme's functions for entrance animations (docs/reference/animation.md#functions). */
function animationGlobals(owner: Document): Record<string, unknown> {
  /** Puts elements into the state after their animation. */
  function finishAnimation(what: unknown): void {
    for (const element of elementsOf(what, owner)) {
      member(element, 'classList').remove(...CLASSES);
      for (const name of INLINE) member(element, 'style').removeProperty(name);
      member(element, 'classList').add('et_had_animation');
    }
  }
  return {
    et_has_animation_data: (what: unknown) => elementsOf(what, owner).some(isListed),
    et_get_animation_classes: () => [...CLASSES],
    et_remove_animation: finishAnimation,
    // An element to animate must at least be visible.
    et_animate_element: finishAnimation,
    et_remove_animation_data(what: unknown) {
      for (const element of elementsOf(what, owner))
        for (const name of DATA) member(element, 'removeAttribute')(`data-animation-${name}`);
    },
  };
}

/** Defines `salvattore`, which scripts use to add posts to a blog grid (docs/reference/blog.md#columns). */
function masonryGlobals(owner: Document): Record<string, unknown> {
  const reinitialize = (what: unknown) => refresh(owner, what);
  return {
    salvattore: {
      registerGrid: reinitialize,
      rescanMediaQueries: () => refresh(owner),
      recreateColumns(what: unknown) {
        reinitialize(what);
        for (const grid of elementsOf(what, owner)) emit(grid, 'columnsChange');
      },
      appendElements(what: unknown, posts: unknown) {
        const [grid] = elementsOf(what, owner);
        // The grid moves added elements into its columns.
        grid?.append(...elementsOf(posts, owner));
      },
    },
  };
}

/** Creates a function that opens or closes toggles and calls its callback for each toggle in that state. */
function createToggleFunction(owner: Document, open: boolean): (what: unknown, done?: () => void) => void {
  return (what, done) => {
    for (const element of elementsOf(what, owner)) {
      const root = closestTo(element, '.et_pb_toggle');
      if (!root || matches(root, '.et_pb_toggle_open') === open) {
        done?.();
        continue;
      }
      member(root, 'addEventListener')(open ? 'enliven:open' : 'enliven:close', () => done?.(), { once: true });
      query<HTMLElement>(root, '.et_pb_toggle_title')?.click();
    }
  };
}
