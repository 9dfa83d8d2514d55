/** Measures where a sticky module is in the flow, and what limits it (contract B §4). */
import { inFlow, type Member, type Place } from './member';
import { parts } from './parts';
import { byEdge, limitSelector } from './sticky-setting';

/** In the document. */
export function boxOf(element: Element): DOMRect {
  const { scrollX, scrollY } = element.ownerDocument.defaultView as Window;
  const { x, y, width, height } = element.getBoundingClientRect();
  return new DOMRect(x + scrollX, y + scrollY, width, height);
}

/** Only inside the shared read phase. @returns undefined for hidden modules, which have no box */
export function readPlace(member: Member): Place | undefined {
  const element = inFlow(member);
  if (!element.getClientRects()[0]) return undefined;
  return {
    box: parts.unusual?.layoutBox(element) ?? boxOf(element),
    limits: byEdge((edge) => {
      const name = member.setting.limit[edge];
      const limit = name && member.first.parentElement?.closest(limitSelector(name));
      return limit ? boxOf(limit) : undefined;
    }),
  };
}
