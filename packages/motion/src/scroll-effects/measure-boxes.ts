/** Where elements stand in the document, and what of the window counts (contract A §3.1, §3.2). Layout reads, all of it. */
import { type Box, effectiveHeight } from './position';

export interface Frame {
  /** CSS pixels, those added on mobile devices included. */
  height: number;
  /** Of a header fixed above. */
  header: number;
  /** The page is longer than the window; else no timeline runs. */
  scrolls: boolean;
}

export function measureFrame({ body, documentElement }: Document): Frame {
  const { clientHeight, scrollHeight } = documentElement;
  const header = body.matches('.et_fixed_nav') && body.querySelector('#main-header');
  return {
    height: effectiveHeight(clientHeight, body.matches('.et_mobile_device')),
    header: header ? header.clientHeight : 0,
    scrolls: scrollHeight > clientHeight,
  };
}

/** Where layout puts it, whatever transforms are on the way. */
export function measureBox(element: Element): Box {
  const { clientHeight, offsetHeight = 0 } = element as HTMLElement;
  let top = 0;
  for (let at: Element | null = element; at; at = (at as HTMLElement).offsetParent)
    top += (at as HTMLElement).offsetTop || 0;
  // What stands in a line has no client height.
  return { top, height: clientHeight || offsetHeight };
}
