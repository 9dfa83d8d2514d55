/** Smooth scrolling to an element, below fixed headers (docs/reference/header.md#scroll-offset). */
import {
  $viewport,
  ancestorsOf,
  type Claim,
  chromeHeights,
  claim,
  FIXED_ABOVE,
  matches,
  measure,
  member,
  page,
  scrollOffset,
  scrollToY,
} from '@enliven/core';

/** Milliseconds and minimum pixels of the second step, since the header may have become fixed, and smaller, on the way. */
const AFTER = 25;
const CORRECTION = 150;
const NEAR = 2;

/**
 * Returns the scroll position that shows an element below fixed headers. Reads layout.
 *
 * @param top of the element in the window
 */
export function scrollGoal(target: Element, top: number): number {
  const owner = target.ownerDocument;
  const y = Math.round(top + (owner.defaultView as Window).scrollY) - scrollOffset(target, page().generation);
  const { topHeader, header, fixed = header } = chromeHeights(owner);
  // Once scrolled beyond its own height, the header is fixed and has the height after its transition.
  const shrinks = matches(owner.body, '.et_fixed_nav') && $viewport.get().width > FIXED_ABOVE && y > topHeader + header;
  return Math.max(0, shrinks ? y + header - fixed : y);
}

/** Scrolls to an element and moves the focus there. @param top scrolls to the page's top instead @returns the function that stops the scrolling */
export function scrollToTarget(target: HTMLElement, duration: number, top = false): () => void {
  const view = target.ownerDocument.defaultView as Window;
  /** Hidden elements have the position of their nearest displayed ancestor. */
  const displayed = () =>
    [target, ...ancestorsOf(target)].find((one) => member(one, 'getClientRects')()[0]) ??
    target.ownerDocument.documentElement;
  const goal = () => (top ? 0 : scrollGoal(target, member(displayed(), 'getBoundingClientRect')().top));
  let stopScroll = () => {};
  let cancel = measure(goal, (y) => {
    stopScroll = scrollToY(y, duration);
    timer = setTimeout(() => correct(y), duration + AFTER);
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  function correct(planned: number): void {
    cancel = measure(
      () => [goal(), view.scrollY] as const,
      ([y, now]) => {
        // A visitor who has scrolled meanwhile keeps the position.
        if (Math.abs(now - planned) > NEAR) return;
        if (Math.abs(y - now) >= 1) stopScroll = scrollToY(y, CORRECTION);
        if (!focused) giveBack = moveFocus(target);
      },
    );
  }
  let giveBack = moveFocus(target);
  // Hidden elements take no focus; closed toggles and tabs are open by now.
  const focused = target === target.ownerDocument.activeElement;
  if (!focused) giveBack();
  return () => {
    cancel();
    clearTimeout(timer);
    stopScroll();
    giveBack();
  };
}

const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]';

/** Focuses an element. @returns the function that restores its `tabindex`, which also happens on blur */
function moveFocus(element: HTMLElement): () => void {
  let own: Claim | undefined = matches(element, FOCUSABLE) ? undefined : claim(element, 'attr:tabindex', '-1');
  const outline = own && claim(element, 'style:outline', 'none');
  const end = () => {
    member(element, 'removeEventListener')('blur', end);
    own?.();
    outline?.();
    own = undefined;
  };
  member(element, 'addEventListener')('blur', end);
  member(element, 'focus')({ preventScroll: true });
  return end;
}
