/** The theme's jQuery plugins and element data, if jQuery is on the page. */
import { documentOf, emit, matches, query, type Scope } from '@enliven/core';
import { type SwipePoint, swipeDirection } from '../shared/slider/use-swipe';
import { ownObjects, refresh } from './globals';
import { createPopup } from './popup';

type Direction = 'up' | 'down';

export interface WaypointOptions {
  handler?(this: Waypoint, direction: Direction): void;
  /**
   * Line that the element's upper edge has to pass: pixels or percent from the top of the window, or `bottom-in-view` for
   * the lower edge at the bottom of the window. @default 0
   */
  offset?: number | string | undefined;
}

/** Result of `$(…).waypoint()`, which calls its handler when an element passes a line of the window. */
export interface Waypoint {
  element: Element;
  options: WaypointOptions;
  destroy(): void;
}

/** Margin that makes everything above the line count as inside. */
const ABOVE = '1000000px';

/** Returns the observer margin from the line to the bottom of the window. Pixels refer to the current window height. */
function bottomMargin(offset: WaypointOptions['offset'], height: number): string {
  if (offset === 'bottom-in-view') return '0px';
  const amount = Number.parseFloat(String(offset ?? 0)) || 0;
  return String(offset).endsWith('%') ? `${amount - 100}%` : `${amount - height}px`;
}

/**
 * Calls `handler` on every crossing, and after a moment if the line is already passed.
 *
 * @returns the waypoint, whose `destroy` stops it
 */
export function waypoint(element: Element, options: WaypointOptions): Waypoint {
  const { offset } = options;
  const isEntire = offset === 'bottom-in-view';
  const height = documentOf(element).defaultView?.innerHeight ?? 0;
  let passed = false;
  const observer = new IntersectionObserver(
    (entries) => {
      const now = entries.at(-1);
      if (!now || (isEntire ? now.intersectionRatio >= 1 : now.isIntersecting) === passed) return;
      passed = !passed;
      options.handler?.call(result, passed ? 'down' : 'up');
    },
    // Explicit root, since the default for a page in a frame is the top window.
    {
      root: documentOf(element),
      threshold: isEntire ? 1 : 0,
      rootMargin: `${ABOVE} 0px ${bottomMargin(offset, height)} 0px`,
    },
  );
  const result: Waypoint = { element, options, destroy: () => observer.disconnect() };
  observer.observe(element);
  return result;
}

interface Wrapped {
  each(call: (this: HTMLElement, at: number) => void): Wrapped;
  data(name: string, value: unknown): void;
  get(): HTMLElement[];
}

/** Parts of jQuery that are used. */
interface JQuery {
  (what: unknown): Wrapped & { trigger(event: unknown): unknown };
  Event(type: string, properties: object): unknown;
  fn: Record<string, unknown>;
  magnificPopup?: unknown;
}

const click = (root: Element, selector: string) => query<HTMLElement>(root, selector)?.click();

/** Creates the value of `.data('et_pb_simple_slider')`. */
const sliderOf = (root: Element) => ({
  get et_animation_running() {
    return query(root, '.et_slide_transition') !== null;
  },
  et_slider_move_to: (to: unknown) => emit(root, 'enliven:move', { to }),
  et_fix_slider_content_images: () => refresh(root.ownerDocument, root),
  et_slider_destroy: () => emit(root, 'enliven:end'),
});

const carouselOf = (root: Element) => ({
  et_carousel_move_to: (to: unknown) => click(root, to === 'previous' ? '.et-pb-arrow-prev' : '.et-pb-arrow-next'),
});

/** Creates the value of `.data('easyPieChart')`; counters follow their attribute. */
const counterOf = (root: Element) => ({
  update: (value: unknown) => root.setAttribute('data-number-value', String(value)),
});

/** Returns the closest matching descendants, the first of each branch. */
function closestDescendants(roots: Iterable<Element>, selector: string): Element[] {
  return [...roots].flatMap((root) =>
    [...root.children].flatMap((child) => (matches(child, selector) ? [child] : closestDescendants([child], selector))),
  );
}

const DATA: [selector: string, name: string, make: (root: Element) => object][] = [
  ['.et_pb_slider', 'et_pb_simple_slider', sliderOf],
  ['.et_pb_carousel', 'et_pb_simple_carousel', carouselOf],
  ['.et_pb_number_counter,.et_pb_circle_counter_inner', 'easyPieChart', counterOf],
];

/** Adds the plugins that jQuery does not have yet; does nothing without jQuery. */
export function addPlugins(owner: Document, jQuery: unknown, scope: Scope): void {
  if (typeof jQuery !== 'function' || !(jQuery as JQuery).fn) return;
  const $ = jQuery as JQuery;
  const refreshAll = function refreshAll(this: Wrapped): Wrapped {
    refresh(owner, this);
    return this;
  };
  const lightbox = createPopup(owner, scope);
  sendSwipes(owner, $, scope);
  const plugins: Record<string, unknown> = {
    et_pb_simple_slider: refreshAll,
    et_pb_simple_carousel: refreshAll,
    fitVids: refreshAll,
    easyPieChart: refreshAll,
    magnificPopup(this: Wrapped, wanted: unknown, index?: unknown): Wrapped {
      for (const root of this.get()) lightbox.run(root, wanted, index);
      return this;
    },
    waypoint(
      this: Wrapped,
      first: WaypointOptions | WaypointOptions['handler'],
      more: WaypointOptions = {},
    ): Waypoint[] {
      const options = typeof first === 'function' ? { ...more, handler: first } : (first ?? {});
      return this.get().map((element) => {
        const created = waypoint(element, options);
        scope.add(created.destroy);
        return created;
      });
    },
    reverse: Array.prototype.reverse,
    closest_descendent(this: Wrapped, selector: string) {
      return $(closestDescendants(this.get(), selector));
    },
  };
  const added = Object.keys(plugins).filter((name) => !(name in $.fn));
  for (const name of added) $.fn[name] = plugins[name];
  for (const [selector, name, make] of DATA)
    for (const element of owner.querySelectorAll(selector)) {
      const value = make(element);
      ownObjects.add(value);
      $(element).data(name, value);
    }
  const popup = 'magnificPopup' in $ ? undefined : lightbox.popup;
  if (popup) $.magnificPopup = popup;
  scope.add(() => {
    if (popup && $.magnificPopup === popup) Reflect.deleteProperty($, 'magnificPopup');
    for (const name of added) delete $.fn[name];
  });
}

interface Swipes {
  (what: unknown): { trigger(event: unknown): unknown };
  Event(type: string, properties: object): unknown;
}

/** Triggers jQuery Mobile's swipe events. */
function sendSwipes(owner: Document, $: Swipes, scope: Scope): void {
  let start: PointerEvent | undefined;
  const pointOf = ({ timeStamp, clientX, clientY, target }: SwipePoint & { target: unknown }) => ({
    time: timeStamp,
    coords: [clientX, clientY],
    origin: $(target),
  });
  const down = (event: PointerEvent) => {
    start = event.pointerType !== 'mouse' && event.isPrimary ? event : undefined;
  };
  const up = (event: PointerEvent) => {
    const direction = start && swipeDirection(start, event);
    if (start && direction) {
      const type = direction === 'next' ? 'swipeleft' : 'swiperight';
      $(start.target).trigger($.Event(type, { swipestart: pointOf(start), swipestop: pointOf(event) }));
    }
    start = undefined;
  };
  owner.addEventListener('pointerdown', down, true);
  owner.addEventListener('pointerup', up, true);
  scope.add(() => {
    owner.removeEventListener('pointerdown', down, true);
    owner.removeEventListener('pointerup', up, true);
  });
}
