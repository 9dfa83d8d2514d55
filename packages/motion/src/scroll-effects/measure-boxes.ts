/** Where elements stand in the document, and what of the window counts (contract A §3.1, §3.2). Layout reads, all of it. */
import { type Box, effectiveHeight } from './position';

const MOBILE = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini/i;

export interface Frame {
  /** CSS pixels, those added on mobile devices included. */
  height: number;
  /** Of a header fixed above. */
  header: number;
  /** The page is longer than the window; else no timeline runs. */
  scrolls: boolean;
}

export function measureFrame({ body, defaultView, documentElement }: Document): Frame {
  const { clientHeight, scrollHeight } = documentElement;
  const header = body.matches('.et_fixed_nav') ? body.querySelector('#main-header') : null;
  return {
    height: effectiveHeight(clientHeight, MOBILE.test(defaultView?.navigator.userAgent ?? '')),
    header: header?.clientHeight ?? 0,
    scrolls: scrollHeight > clientHeight,
  };
}

/** Measures without transforms; what elements stand in is measured once for all of them. */
export function boxMeasure(): (element: Element) => Box {
  const known = new Map<Element, number>();
  function top(element: Element | null): number {
    if (!element) return 0;
    let pixels = known.get(element);
    if (pixels === undefined) {
      const { offsetTop = 0, offsetParent = null } = element as HTMLElement;
      pixels = offsetTop + top(offsetParent);
      known.set(element, pixels);
    }
    return pixels;
  }
  // What stands in a line has no client height.
  return (element) => ({
    top: top(element),
    height: element.clientHeight || (element as HTMLElement).offsetHeight || 0,
  });
}
