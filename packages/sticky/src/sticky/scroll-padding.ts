/** Keeps what is focused or jumped to clear of what is stuck (WCAG 2.4.11, contract B §16). */
import { claim, measure } from '@enliven/core';
import { type ByEdge, EDGES, type Edge } from './sticky-setting';

/** Milliseconds. Changed while the page scrolls, it would make browsers that anchor the scroll position jump. */
const REST = 100;

/** @returns so many pixels are covered from now on; without an answer nothing is, and at once */
export function scrollPadding(root: Element): (covered?: ByEdge<number>) => void {
  let releases: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let callOff = () => {};

  function release(): void {
    for (const one of releases) one();
  }

  return (covered) => {
    clearTimeout(timer);
    callOff();
    if (!covered) return release();
    const claimed = (edge: Edge) => claim(root, `style:scroll-padding-${edge}`, `${covered[edge]}px`);
    // Written between frames, it would have to be laid out as soon as anybody asks for anything.
    timer = setTimeout(() => {
      callOff = measure(
        () => {},
        () => {
          release();
          releases = EDGES.filter((edge) => covered[edge]).map(claimed);
        },
      );
    }, REST);
  };
}
