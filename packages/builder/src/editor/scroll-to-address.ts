/** Index of elements by address (docs/reference/builder-previews.md#addresses), and scrolling of a preview to a module (docs/reference/builder-previews.md#scrolling-to-a-module). */
import { addressSequence } from '@enliven/values/builder';
import { builderContext, type Context, previewMode, topWindow } from '../contexts/context';
import { adminBarHeight, scrollTarget } from '../contexts/screen';

const ATTRIBUTE = 'data-address';

/** Index of the elements of a canvas by address. */
export interface AddressIndex {
  elementAt(address: string): Element | undefined;
  /** Returns the address of the nearest module around an element, including the element. */
  addressOf(element: Element): string | undefined;
  stop(): void;
}

/** Indexes a canvas. After a change the canvas is read again at the next lookup, so that rendering stays fast. */
export function createAddressIndex(root: Element): AddressIndex {
  let index: Map<string, Element> | undefined;
  const reset = (): void => {
    index = undefined;
  };
  const view = root.ownerDocument.defaultView as Window & typeof globalThis;
  const observer = new view.MutationObserver(reset);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: [ATTRIBUTE] });

  function read(): Map<string, Element> {
    const elements = new Map<string, Element>();
    for (const element of root.querySelectorAll(`[${ATTRIBUTE}]`)) {
      const address = element.getAttribute(ATTRIBUTE) as string;
      // Copies, such as placeholders of sticky modules, follow the original.
      if (!elements.has(address)) elements.set(address, element);
    }
    return elements;
  }

  return {
    elementAt(address) {
      // Changes of the current task are not reported yet.
      if (observer.takeRecords().length > 0) reset();
      index ??= read();
      return index.get(address);
    },
    addressOf(element) {
      const module = element.closest(`[${ATTRIBUTE}]`);
      return module && root.contains(module) ? (module.getAttribute(ATTRIBUTE) ?? undefined) : undefined;
    },
    stop() {
      observer.disconnect();
      reset();
    },
  };
}

/** Milliseconds for each started thousand pixels. */
const PER_THOUSAND = 400;
const SHORTEST = 800;
const LONGEST = 6000;

/** Returns the milliseconds for a distance in pixels. */
export const scrollDuration = (distance: number): number =>
  Math.min(LONGEST, Math.max(SHORTEST, Math.ceil(Math.abs(distance) / 1000) * PER_THOUSAND));

/** Measurements that decide the scroll position, in pixels. */
export interface Surroundings {
  readonly context: Context;
  readonly mode: string;
  /** Offset of the module in its page. */
  readonly offset: number;
  /** Offset of the back-end builder's frame in the outer page. */
  readonly frame?: number;
  readonly adminBar?: number;
  /** Offset of `#et-boc` in its page. */
  readonly container?: number;
}

/** Returns the scroll position that shows the module. */
export function scrollTop({ context, mode, offset, frame = 0, adminBar = 0, container = 0 }: Surroundings): number {
  const top = mode === 'zoom' ? Math.ceil(offset / 2) : offset;
  if (context === 'bfb') return top + frame - adminBar;
  return context === 'tb' ? top : top - container;
}

/** Options of scrolling. */
export interface ScrollToAddress {
  /** @default the context that the page declares */
  readonly context?: Context;
  /** @default the current preview mode of the builder */
  readonly mode?: string;
  /** Called when the module is reached; not called if the user stops the scroll. */
  readonly onEnd?: () => void;
}

const pageTop = (element: Element | null, view: Window): number =>
  element ? element.getBoundingClientRect().top + view.scrollY : 0;

function targetTop(view: Window, module: Element, context: Context, mode: string): number {
  const top = topWindow(view);
  return scrollTop({
    context,
    mode,
    offset: pageTop(module, view),
    frame: pageTop(view === top ? null : view.frameElement, top),
    adminBar: adminBarHeight(context, top.document),
    container: pageTop(view.document.getElementById('et-boc'), view),
  });
}

const scrolled = (target: Window | Element): number => ('scrollY' in target ? target.scrollY : target.scrollTop);
const TAKEOVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'];
const running = new WeakMap<object, () => void>();

function animate(view: Window, target: Window | Element, top: number, onEnd: () => void): () => void {
  const from = scrolled(target);
  const duration = scrollDuration(top - from);
  const input = 'scrollY' in target ? target : (target.ownerDocument.defaultView as Window);
  let start: number | undefined;
  let frame = view.requestAnimationFrame(function step(now) {
    start ??= now;
    const progress = Math.min(1, (now - start) / duration);
    const eased = 0.5 - Math.cos(progress * Math.PI) / 2;
    // `instant`: a theme's `scroll-behavior: smooth` would animate every single step.
    target.scrollTo({ top: from + (top - from) * eased, behavior: 'instant' });
    if (progress < 1) {
      frame = view.requestAnimationFrame(step);
      return;
    }
    stop();
    onEnd();
  });
  function stop(): void {
    view.cancelAnimationFrame(frame);
    for (const type of TAKEOVER) input.removeEventListener(type, stop);
    if (running.get(target) === stop) running.delete(target);
  }
  for (const type of TAKEOVER) input.addEventListener(type, stop, { passive: true });
  running.set(target, stop);
  return stop;
}

/**
 * Scrolls to the module at an address; jumps with reduced motion. Stops a running scroll.
 *
 * @param view window that contains the module
 * @returns the function that stops the scroll; undefined if no element has the address
 */
export function scrollToAddress(
  view: Window,
  address: string,
  options: ScrollToAddress = {},
): (() => void) | undefined {
  // Only numbers and dots reach the selector.
  const module = addressSequence(address).length > 0 && view.document.querySelector(`[data-address="${address}"]`);
  if (!module) return undefined;
  const { context = builderContext(view), mode = previewMode(view), onEnd = () => {} } = options;
  const target = scrollTarget(view, context, mode);
  const top = targetTop(view, module, context, mode);
  running.get(target)?.();
  if (top === scrolled(target)) onEnd();
  else if (view.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    target.scrollTo({ top, behavior: 'instant' });
    onEnd();
  } else return animate(view, target, top, onEnd);
  return () => {};
}
