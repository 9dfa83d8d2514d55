/** Keeps what is focused or jumped to clear of what is stuck (WCAG 2.4.11, contract B §16). */
import { $scroll, measure } from '@enliven/core';
import type { Edge } from './sticky-setting';
import { styleClaims } from './style-claims';

/** Milliseconds. Changed while the page scrolls, it would make browsers that anchor the scroll position jump. */
const REST = 100;

/**
 * @param covered pixels of the window that something stuck covers
 * @returns asks for that once the page has come to rest; with true nothing is covered any more, and at once
 */
export function scrollPadding(root: Element, covered: (edge: Edge) => number): (ends?: boolean) => void {
  const claims = styleClaims(root);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let callOff = () => {};

  const padding = (edge: Edge) => covered(edge) && `${covered(edge)}px`;
  const write = () => claims({ 'scroll-padding-top': padding('top'), 'scroll-padding-bottom': padding('bottom') });

  function wait(): void {
    const { y } = $scroll.get();
    timer = setTimeout(() => {
      timer = undefined;
      if (y !== $scroll.get().y) wait();
      // Written between frames, it would have to be laid out as soon as anybody asks for anything.
      else callOff = measure(() => {}, write);
    }, REST);
  }

  return (ends) => {
    if (!ends) return void (timer ?? wait());
    clearTimeout(timer);
    callOff();
    claims({});
  };
}
