/** `$(…).waypoint()`: calls back when an element passes a line of the window. */

type Direction = 'up' | 'down';

export interface WaypointOptions {
  handler?(this: Waypoint, direction: Direction): void;
  /**
   * Where the element's upper edge has to be: pixels or a share of the window from its top, or `bottom-in-view` for its
   * lower edge at the window's. @default 0
   */
  offset?: number | string | undefined;
}

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
