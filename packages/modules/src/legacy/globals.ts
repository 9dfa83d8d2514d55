/** Defines the global functions and flags of the theme for older scripts (docs/reference/shared.md#functions-and-flags). */
import {
  asList,
  asNumber,
  asRecord,
  emit,
  measure,
  SCROLL_DURATION,
  scrollOffset,
  scrollToY,
  subMenus,
} from '@enliven/core';
import { elementsOf, REFRESH_FUNCTIONS, refresh } from './refresh';
import type { LegacyGlobals } from './registry';

/** Calls once a burst of calls is over, or at its start, always with the latest arguments. */
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
      // Some were called with an element, others on one.
      refresh(owner, args[0] ?? this);
      for (const done of args) if (typeof done === 'function') done();
    },
  ]);
  return {
    ...Object.fromEntries(refreshFunctions),
    ...animationGlobals(owner),
    ...masonryGlobals(owner),
    et_pb_debounce: debounce,
    et_pb_toggle_expand: toggleTo(owner, true),
    et_pb_toggle_collapse: toggleTo(owner, false),
    et_pb_accordion_item_expand: toggleTo(owner, true),
    et_pb_play_overlayed_video: (what: unknown) => elementsOf(what, owner)[0]?.click(),
    et_pb_toggle_nav_menu(what: unknown, state: unknown, delay?: unknown): void {
      for (const item of elementsOf(what, owner))
        subMenus.emit({ item, open: state === 'open', delay: asNumber(delay) });
    },
    // The press that led here is answered already.
    et_pb_fullwidth_header_scroll: (event?: Event) => event?.preventDefault?.(),
    et_pb_smooth_scroll(what: unknown, toTop = false, speed: unknown = SCROLL_DURATION) {
      const [target] = elementsOf(what, owner);
      if (!target || target.closest('.et_pb_sticky')) return;
      measure(
        () => Math.round(target.getBoundingClientRect().top + view.scrollY) - scrollOffset(target, generation),
        (top) => void scrollToY(toTop ? 0 : top, Number(speed) || SCROLL_DURATION),
      );
    },
  };
}

/** As they are when legacy is installed. */
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
    .some((entry) => element.classList.contains(String(asRecord(entry).class)));

/** Defines the theme's functions for entrance animations (docs/reference/animation.md#functions). */
function animationGlobals(owner: Document): Record<string, unknown> {
  /** Shows the elements as they are when an animation has ended. */
  function remove(what: unknown): void {
    for (const element of elementsOf(what, owner)) {
      element.classList.remove(...CLASSES);
      for (const name of INLINE) element.style.removeProperty(name);
      element.classList.add('et_had_animation');
    }
  }
  return {
    et_has_animation_data: (what: unknown) => elementsOf(what, owner).some(isListed),
    et_get_animation_classes: () => [...CLASSES],
    et_remove_animation: remove,
    // An element to animate must be visible.
    et_animate_element: remove,
    et_remove_animation_data(what: unknown) {
      for (const element of elementsOf(what, owner))
        for (const name of DATA) element.removeAttribute(`data-animation-${name}`);
    },
  };
}

/** `salvattore`, as scripts call it that add posts to a blog grid (docs/reference/blog.md#columns). */
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
        // The grid deals out to its columns whatever is added to it.
        grid?.append(...elementsOf(posts, owner));
      },
    },
  };
}

type Done = () => void;

/** @returns a function that brings toggles into the state and calls back once for each that is there */
function toggleTo(owner: Document, open: boolean): (what: unknown, done?: Done) => void {
  return (what, done) => {
    for (const element of elementsOf(what, owner)) {
      const root = element.closest('.et_pb_toggle');
      if (!root || root.classList.contains('et_pb_toggle_open') === open) {
        done?.();
        continue;
      }
      root.addEventListener(open ? 'enliven:open' : 'enliven:close', () => done?.(), { once: true });
      root.querySelector<HTMLElement>('.et_pb_toggle_title')?.click();
    }
  };
}
