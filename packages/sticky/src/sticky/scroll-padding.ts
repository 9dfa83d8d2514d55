/** Keeps what is focused or jumped to clear of what is stuck (WCAG 2.4.11, docs/reference/sticky.md#room-for-reading). */
import { measure } from '@enliven/core';
import type { ByEdge } from './sticky-setting';
import { createStyleClaims } from './style-claims';

/** Milliseconds. Changed while the page scrolls, it would make browsers that anchor the scroll position jump. */
const REST = 100;

/** @returns takes the pixels that are covered, and heeds them once it has not been called for a while; without any, at once */
export function createScrollPadding(root: Element): (covered?: ByEdge<number>) => void {
  const claims = createStyleClaims(root);
  const padding = (pixels: number) => pixels && `${pixels}px`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (covered) => {
    clearTimeout(timer);
    if (!covered) return claims();
    const { top, bottom } = covered;
    const wanted = () => ({ 'scroll-padding-top': padding(top), 'scroll-padding-bottom': padding(bottom) });
    // Written between frames, it would have to be laid out as soon as anybody asks for anything.
    timer = setTimeout(() => measure(wanted, claims), REST);
  };
}
