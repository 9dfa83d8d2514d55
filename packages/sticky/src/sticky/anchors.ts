/** Lets what is jumped to lie below what will be stuck there (docs/reference/sticky.md#anchors, docs/reference/sticky.md#room-for-reading); fetched by pages in which something can jump. */
import { claim, isPlainPress, listen, measure, type Release, stickyTop } from '@enliven/core';
import { anchorOffset, moduleAbove } from './anchor-offset';
import type { Member } from './member';
import { edgeOffset } from './offset';
import { boxOf } from './read-place';

const nothing = () => {};
const pixels = (length: string): number => Number.parseFloat(length) || 0;

/** What a link within the page leads to. */
function targetOf(link: HTMLAnchorElement, { document, location }: Window): HTMLElement | null {
  const page = (address: string) => address.split('#')[0];
  if (!link.hash || page(link.href) !== page(location.href)) return null;
  try {
    return document.getElementById(decodeURIComponent(link.hash.slice(1)));
  } catch {
    return null;
  }
}

/** @param members those of now @returns the function that ends it */
export function clearAnchors(root: Element, members: () => readonly Member[]): () => void {
  const view = root.ownerDocument.defaultView as Window;
  /** Not those that would leave no room to read. */
  const sticking = () => members().filter(({ ranges }) => ranges);
  const ownOf = (element: Element) => members().find(({ elements }) => elements.some((one) => one.contains(element)));
  const placeOf = (element: Element) => ownOf(element)?.flow?.box ?? boxOf(element);

  /** For those who scroll by script, and know the theme's own headers. */
  function stackHeight(element: Element): number {
    const own = ownOf(element);
    return own?.edge && !own.margin ? 0 : anchorOffset(placeOf(element), sticking());
  }

  /** Everything that covers the place, known headers and offsets included. */
  function coveredHeight(element: Element): number {
    const module = moduleAbove(placeOf(element), sticking());
    return module ? edgeOffset(module, 'top') + module.height : 0;
  }

  let release: Release | undefined;
  /** Before the browser jumps. */
  function onClick(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
    const target = link && !event.defaultPrevented && isPlainPress(event) && targetOf(link, view);
    if (!target) return;
    // Where something is stuck already, the page keeps clear of it anyway.
    const padding = pixels(getComputedStyle(root.ownerDocument.documentElement).scrollPaddingTop);
    const room = Math.max(pixels(getComputedStyle(target).scrollMarginTop), coveredHeight(target) - padding);
    release?.();
    release = claim(target, 'style:scroll-margin-top', `${room}px`);
    // Browsers may jump as late as at the end of the next frame.
    measure(nothing, () => measure(nothing, () => release?.()));
  }

  let cancelCorrection: (() => void) | undefined;
  /** The browser has jumped before anything was alive, and nobody has scrolled since. */
  function correctInitialTarget(): void {
    const target = root.querySelector(':target');
    if (!target) return;
    cancelCorrection?.();
    cancelCorrection = measure(
      () => {
        const { top } = target.getBoundingClientRect();
        const untouched = Math.abs(top - pixels(getComputedStyle(target).scrollMarginTop)) <= 1;
        return untouched ? top - coveredHeight(target) : 0;
      },
      (top) => top < 0 && view.scrollBy({ top, behavior: 'instant' }),
    );
  }

  correctInitialTarget();
  view.addEventListener('click', onClick);
  const off = [
    stickyTop.on(({ element, add }) => add(stackHeight(element))),
    listen(view, 'ETBuilderStickyStart', correctInitialTarget),
    () => view.removeEventListener('click', onClick),
    () => cancelCorrection?.(),
    () => release?.(),
  ];
  return () => {
    for (const end of off) end();
  };
}
