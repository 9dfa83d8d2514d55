/** Smooth scrolling of the page to a position below fixed headers, which ends when the visitor scrolls. */

import { stickyTop } from '../page/channel';
import { asNumber, attribute } from '../page/coerce';
import { FIXED_ABOVE } from '../stores/breakpoint';
import { $reducedMotion } from '../stores/browser';
import { member } from './members';

/** Milliseconds of every scroll to an anchor. */
export const SCROLL_DURATION = 800;
/** Width in CSS pixels above which the admin bar stays at the top. */
const ADMIN_BAR_ABOVE = 600;
/** Additional pixels below a theme builder's fixed header in narrow windows. */
const NARROW_GAP = 90;

/** Theme builder sections that are fixed from edge to edge. */
function fixedSections(owner: Document, width: number): number {
  let sum = 0;
  for (const section of owner.querySelectorAll('.et-l--header .et_builder_inner_content > .et_pb_section--fixed')) {
    const { left, right, height } = member(section, 'getBoundingClientRect')();
    if (left <= 0 && right >= width) sum += height;
  }
  return sum && width <= FIXED_ABOVE ? sum + NARROW_GAP : sum;
}

/**
 * Returns how many pixels of the window's top are covered after scrolling to a target (docs/reference/shared.md#scrolling). Reads layout:
 * call in the shared read phase only.
 */
export function scrollOffset(target: Element, generation: 4 | 5): number {
  const owner = member(target, 'ownerDocument');
  const width = owner.documentElement.clientWidth;
  const { adminBar, topHeader, header } = chromeHeights(owner);
  const fixed = owner.body.classList.contains('et_fixed_nav') && width > FIXED_ABOVE;
  let sum = (fixed ? topHeader + header - 1 : 0) + (width > ADMIN_BAR_ABOVE ? adminBar : 0);
  const sections = fixedSections(owner, width);
  sum += generation === 5 && width <= FIXED_ABOVE && sections ? sections - NARROW_GAP : sections;
  stickyTop.emit({
    element: target,
    add(pixels) {
      sum += pixels;
    },
  });
  return sum;
}

/** CSS pixels. */
export interface ChromeHeights {
  adminBar: number;
  topHeader: number;
  /** The main header's current height. */
  header: number;
  /** Heights while fixed and when the page loaded; undefined until they are known. */
  fixed: number | undefined;
  onLoad: number | undefined;
}

/** Reads layout: call in the shared read phase only. */
export function chromeHeights(owner: Document): ChromeHeights {
  const header = owner.getElementById('main-header');
  const height = (id: string) => owner.getElementById(id)?.offsetHeight ?? 0;
  const numberOf = (name: string) => asNumber(attribute(header, name), 'length');
  return {
    adminBar: height('wpadminbar'),
    topHeader: height('top-header'),
    header: header?.offsetHeight ?? 0,
    fixed: numberOf('data-fixed-height-onload'),
    // The server prints the height of the menu there; the header behavior marks heights that it has measured.
    onLoad: header?.hasAttribute('data-height-loaded') ? numberOf('data-height-onload') : undefined,
  };
}

/** jQuery's default easing, which the theme uses everywhere. */
export const swing = (progress: number): number => 0.5 - Math.cos(progress * Math.PI) / 2;

/**
 * Scrolls to `top` (CSS pixels from the document's top) in `duration` milliseconds; at once with reduced motion.
 *
 * @returns the function that stops the scrolling
 */
export function scrollToY(top: number, duration: number): () => void {
  if ($reducedMotion.get() || duration <= 0) {
    window.scrollTo({ top, behavior: 'instant' });
    return () => {};
  }
  const from = window.scrollY;
  const takeover = ['wheel', 'touchstart', 'keydown', 'pointerdown'];
  let start: number | undefined;
  let frame = requestAnimationFrame(function step(now) {
    start ??= now;
    const progress = Math.min(1, (now - start) / duration);
    // `instant`: a theme's `scroll-behavior: smooth` would animate every single step.
    window.scrollTo({ top: from + (top - from) * swing(progress), behavior: 'instant' });
    if (progress < 1) frame = requestAnimationFrame(step);
    else stop();
  });
  function stop(event?: Event) {
    // The key that started the scrolling may still be held.
    if ((event as KeyboardEvent | undefined)?.repeat) return;
    cancelAnimationFrame(frame);
    for (const type of takeover) window.removeEventListener(type, stop);
  }
  for (const type of takeover) window.addEventListener(type, stop, { passive: true });
  return stop;
}
