/** Keeps what is focused or jumped to clear of what is stuck (WCAG 2.4.11, contract B §16). */
import { type Claim, claim, measure } from '@enliven/core';
import type { Edge } from './sticky-setting';

/** What covers less of the window's width than this is beside the text rather than over it. */
export const COVERS = 0.5;
/** Milliseconds. Changed while the page scrolls, it would make browsers that anchor the scroll position jump. */
const REST = 100;

type Covered = Readonly<Record<Edge, number>>;

export interface ScrollPadding {
  /** So many pixels are covered from now on. */
  to(covered: Covered): void;
  stop(): void;
}

export function scrollPadding(root: Element): ScrollPadding {
  const claims: Partial<Record<Edge, Claim>> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let callOff = () => {};
  let last = '';

  function set(edge: Edge, pixels: number): void {
    const known = claims[edge];
    if (known && pixels) known.to(`${pixels}px`);
    else if (pixels) claims[edge] = claim(root, `style:scroll-padding-${edge}`, `${pixels}px`);
    else {
      known?.();
      delete claims[edge];
    }
  }

  function apply({ top, bottom }: Covered): void {
    set('top', top);
    set('bottom', bottom);
  }

  return {
    to(covered) {
      const next = `${covered.top} ${covered.bottom}`;
      if (next === last) return;
      last = next;
      clearTimeout(timer);
      callOff();
      // Written between frames, it would have to be laid out as soon as anybody asks for anything.
      const settle = () => {
        callOff = measure(() => covered, apply);
      };
      timer = setTimeout(settle, REST);
    },
    stop() {
      clearTimeout(timer);
      callOff();
      apply({ top: 0, bottom: 0 });
    },
  };
}
