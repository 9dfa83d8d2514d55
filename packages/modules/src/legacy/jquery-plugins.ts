/** Defines the theme's jQuery plugins and element data, if jQuery is on the page. */
import { emit } from '@enliven/core';
import { type SwipePoint, swipeDirection } from '../shared/slider/use-swipe';
import { own, refresh } from './globals';
import { popupOf } from './popup';

type Direction = 'up' | 'down';

export interface WaypointOptions {
  handler?(this: Waypoint, direction: Direction): void;
  /**
   * Where the element's upper edge has to be: pixels or a share of the window from its top, or `bottom-in-view` for its
   * lower edge at the window's. @default 0
   */
  offset?: number | string | undefined;
}

/** `$(…).waypoint()`: calls back when an element passes a line of the window. */
export interface Waypoint {
  element: Element;
  options: WaypointOptions;
  destroy(): void;
}

/** Whatever is above the line counts as inside, however far. */
const ABOVE = '1000000px';

/** How far the line is from the window's lower edge, for an observer. Pixels are taken for the window as it is now. */
function belowLine(offset: WaypointOptions['offset'], height: number): string {
  if (offset === 'bottom-in-view') return '0px';
  const amount = Number.parseFloat(String(offset ?? 0)) || 0;
  return String(offset).endsWith('%') ? `${amount - 100}%` : `${amount - height}px`;
}

/**
 * Calls `handler` on every crossing, and soon when the line has been passed already.
 *
 * @returns what ends it
 */
export function waypoint(element: Element, options: WaypointOptions): Waypoint {
  const { offset } = options;
  const entire = offset === 'bottom-in-view';
  const height = element.ownerDocument.defaultView?.innerHeight ?? 0;
  let passed = false;
  const observer = new IntersectionObserver(
    (entries) => {
      const now = entries.at(-1);
      if (!now || (entire ? now.intersectionRatio >= 1 : now.isIntersecting) === passed) return;
      passed = !passed;
      options.handler?.call(made, passed ? 'down' : 'up');
    },
    // By name, since otherwise a page in a frame is measured against the window around it.
    {
      root: element.ownerDocument,
      threshold: entire ? 1 : 0,
      rootMargin: `${ABOVE} 0px ${belowLine(offset, height)} 0px`,
    },
  );
  const made: Waypoint = { element, options, destroy: () => observer.disconnect() };
  observer.observe(element);
  return made;
}

interface Wrapped {
  each(call: (this: HTMLElement, at: number) => void): Wrapped;
  data(name: string, value: unknown): void;
  get(): HTMLElement[];
}

/** The little of jQuery this talks to. */
interface JQuery {
  (what: unknown): Wrapped & { trigger(event: unknown): unknown };
  Event(type: string, properties: object): unknown;
  fn: Record<string, unknown>;
  magnificPopup?: unknown;
}

const click = (root: Element, selector: string) => root.querySelector<HTMLElement>(selector)?.click();

/** What `.data('et_pb_simple_slider')` answers. */
const sliderOf = (root: Element) => ({
  get et_animation_running() {
    return root.querySelector('.et_slide_transition') !== null;
  },
  et_slider_move_to: (to: unknown) => emit(root, 'enliven:move', { to }),
  et_fix_slider_content_images: () => refresh(root.ownerDocument, root),
  et_slider_destroy: () => emit(root, 'enliven:end'),
});

const carouselOf = (root: Element) => ({
  et_carousel_move_to: (to: unknown) => click(root, to === 'previous' ? '.et-pb-arrow-prev' : '.et-pb-arrow-next'),
});

/** What `.data('easyPieChart')` answers: counters follow their attribute. */
const counterOf = (root: Element) => ({
  update: (value: unknown) => root.setAttribute('data-number-value', String(value)),
});

/** The closest descendants that match, in each branch the first. */
function closestDescendants(roots: Iterable<Element>, selector: string): Element[] {
  return [...roots].flatMap((root) =>
    [...root.children].flatMap((child) => (child.matches(selector) ? [child] : closestDescendants([child], selector))),
  );
}

const DATA: [selector: string, name: string, make: (root: Element) => object][] = [
  ['.et_pb_slider', 'et_pb_simple_slider', sliderOf],
  ['.et_pb_carousel', 'et_pb_simple_carousel', carouselOf],
  ['.et_pb_number_counter,.et_pb_circle_counter_inner', 'easyPieChart', counterOf],
];

/** Adds what is not there yet. @returns the function that takes it away again; nothing without jQuery */
export function addPlugins(owner: Document, jQuery: unknown): () => void {
  if (typeof jQuery !== 'function' || !(jQuery as JQuery).fn) return () => {};
  const $ = jQuery as JQuery;
  const chain = function chain(this: Wrapped): Wrapped {
    refresh(owner, this);
    return this;
  };
  const waypoints: Waypoint[] = [];
  const lightbox = popupOf(owner);
  const stops = [lightbox.end, sendSwipes(owner, $)];
  const plugins: Record<string, unknown> = {
    et_pb_simple_slider: chain,
    et_pb_simple_carousel: chain,
    fitVids: chain,
    easyPieChart: chain,
    magnificPopup(this: Wrapped, wanted: unknown, index?: unknown): Wrapped {
      for (const root of this.get()) {
        const stop = lightbox.attach(root, wanted, index);
        if (stop) stops.push(stop);
      }
      return this;
    },
    waypoint(
      this: Wrapped,
      first: WaypointOptions | WaypointOptions['handler'],
      more: WaypointOptions = {},
    ): Waypoint[] {
      const options = typeof first === 'function' ? { ...more, handler: first } : (first ?? {});
      return this.get().map((element) => {
        const made = waypoint(element, options);
        waypoints.push(made);
        return made;
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
      const made = make(element);
      own.add(made);
      $(element).data(name, made);
    }
  const popup = 'magnificPopup' in $ ? undefined : lightbox.popup;
  if (popup) $.magnificPopup = popup;
  return () => {
    for (const made of waypoints) made.destroy();
    for (const stop of stops) stop();
    if (popup && $.magnificPopup === popup) Reflect.deleteProperty($, 'magnificPopup');
    for (const name of added) delete $.fn[name];
  };
}

interface Swipes {
  (what: unknown): { trigger(event: unknown): unknown };
  Event(type: string, properties: object): unknown;
}

/** @returns the function that stops */
function sendSwipes(owner: Document, $: Swipes): () => void {
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
  return () => {
    owner.removeEventListener('pointerdown', down, true);
    owner.removeEventListener('pointerup', up, true);
  };
}
