/** Measures where a sticky module is in the flow, and what limits it (contract B §4). */
import { firstOf, type Geometry, inFlow, type Member } from './member';
import { limitSelector } from './sticky-setting';
import type { Box } from './surrounding';

function boxOf(element: Element, view: Window): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [view.scrollX, view.scrollY];
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** Where it would be without its own transform. */
function layoutBox(element: HTMLElement, view: Window): Box {
  const parent = element.offsetParent;
  if (!parent || !element.classList.contains('et_pb_sticky--has-transform')) return boxOf(element, view);
  const around = boxOf(parent, view);
  const left = around.left + parent.clientLeft + element.offsetLeft;
  const top = around.top + parent.clientTop + element.offsetTop;
  return { left, top, right: left + element.offsetWidth, bottom: top + element.offsetHeight };
}

/** Only inside the shared read phase. */
export function readGeometry(member: Member): Geometry {
  const element = inFlow(member);
  const view = element.ownerDocument.defaultView as Window;
  const limitOf = (field: 'topLimit' | 'bottomLimit') => {
    const name = member.setting[field];
    const limit = name && firstOf(member).parentElement?.closest(limitSelector(name));
    return limit ? boxOf(limit, view) : undefined;
  };
  const parent = element.parentElement;
  return {
    visible: element.getClientRects().length > 0,
    box: layoutBox(element, view),
    // A module at the top is held by the end of what limits it, one at the bottom by its beginning.
    limits: { top: limitOf('bottomLimit'), bottom: limitOf('topLimit') },
    parentWidth: parent?.offsetWidth ?? 0,
    parentHeight: parent?.offsetHeight ?? 0,
  };
}
