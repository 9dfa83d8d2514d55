/** Measures where a sticky module is in the flow, and what limits it (docs/reference/sticky.md#measuring). */
import { inFlow, type Member } from './member';
import { parts } from './parts';
import type { FlowPosition } from './place';
import { byEdge, limitSelector } from './sticky-setting';

/** In the document. */
export function boxOf(element: Element): DOMRect {
  const { scrollX, scrollY } = element.ownerDocument.defaultView as Window;
  const box = element.getBoundingClientRect();
  box.x += scrollX;
  box.y += scrollY;
  return box;
}

/** Only inside the shared read phase. @returns undefined for hidden modules, which have no box */
export function measureFlowPosition(member: Member): FlowPosition | undefined {
  const element = inFlow(member);
  const box = parts.context?.layoutBox(element) ?? boxOf(element);
  if (!box.width && !box.height) return undefined;
  return {
    box,
    limits: byEdge((edge) => {
      const name = member.setting.limit[edge];
      const limit = name && member.first.parentElement?.closest(limitSelector(name));
      return limit ? boxOf(limit) : undefined;
    }),
  };
}
