/** The functions and flags by the names old scripts know them under (docs/reference/shared.md#functions-and-flags). */
import { asNumber, channel, measure, SCROLL_DURATION, scrollOffset, scrollToY } from '@enliven/core';
import { animationGlobals } from './animation';
import { elementsOf } from './elements-of';
import { masonryGlobals } from './masonry';
import type { LegacyGlobals } from './registry';
import { REVIVERS, revive } from './revive';
import { toggleTo } from './toggles';

/** Menus of another package answer it. */
const subMenus = channel<{ item: Element; open: boolean; delay?: number | undefined }>('sub-menu');

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
  const revivers = REVIVERS.map((name) => [
    name,
    function reviver(this: unknown, ...args: unknown[]): void {
      // Some were called with an element, others on one.
      revive(owner, args[0] ?? this);
      for (const done of args) if (typeof done === 'function') done();
    },
  ]);
  return {
    ...Object.fromEntries(revivers),
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
