/** Where an element stands in the document (docs/reference/scroll-effects.md#merging). Reads layout. */
import type { Box } from './position';

/** Where layout puts it, whatever transforms are on the way. */
export function measureBox(element: Element): Box {
  const { clientHeight, offsetHeight = 0 } = element as HTMLElement;
  let top = 0;
  for (let at: Element | null = element; at; at = (at as HTMLElement).offsetParent)
    top += (at as HTMLElement).offsetTop || 0;
  // What stands in a line has no client height.
  return { top, height: clientHeight || offsetHeight };
}
