/** What of the page decides when the header is fixed (docs/reference/header.md#fixed-header). */
import type { HeaderParts } from './header-parts';

const isShown = (element: Element): boolean => element.getClientRects().length > 0;
const shown = (root: ParentNode, selector: string): Element | undefined =>
  [...root.querySelectorAll(selector)].find(isShown);

/** Below a transparent header the page's first content; else whatever follows the header. */
function watchedElement({ owner, content, transparent }: HeaderParts, adminBar: number): Element | null {
  if (!transparent) return content;
  const section = shown(owner, '.et-l:not(.et-l--footer) .et_pb_section');
  if (!section) return owner.getElementById('content-area') ?? content;
  const view = owner.defaultView as Window;
  if (section.getBoundingClientRect().top + view.scrollY > adminBar) return content;
  const inner = section.matches('.et_pb_fullwidth_section')
    ? shown(section, '.et_pb_module')
    : (shown(section, '.et_pb_row') ?? shown(owner, '.et-l .et_pb_module'));
  return inner ?? section;
}

/** From the document's top, as it is while the header is not fixed. A layout read. */
export function watchedTop(parts: HeaderParts): number {
  const { owner, view, container } = parts;
  const element = watchedElement(parts, owner.getElementById('wpadminbar')?.clientHeight ?? 0);
  if (!element) return 0;
  const top = element.getBoundingClientRect().top + view.scrollY;
  const moved = container?.contains(element) ? Number.parseFloat(getComputedStyle(container).marginTop) || 0 : 0;
  return top - moved;
}
