/** Measures members in the flow and in their sticky state (docs/reference/sticky.md#measuring). */

import { claim } from '@enliven/core';
import { parts } from './lazy-parts';
import { type FlowPosition, inFlow, type Member } from './member';
import { inertClone } from './placeholder';
import { byEdge, limitSelector } from './sticky-setting';

/** Returns the box of an element in document coordinates. */
export function boxOf(element: Element): DOMRect {
  const { scrollX, scrollY } = element.ownerDocument.defaultView as Window;
  const box = element.getBoundingClientRect();
  box.x += scrollX;
  box.y += scrollY;
  return box;
}

/** Measures a member's position in the flow. Call in the read phase only. @returns undefined for hidden modules, which have no box */
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

const pixels = (length: string) => Number.parseFloat(length) || 0;

/** Measures a copy with the sticky classes. Each step runs for all members before the next step. */
function* measureStickySize(member: Member): Generator<void, void> {
  const element = inFlow(member);
  // The styles in the flow are read before anything is written.
  const { marginTop, marginRight, marginBottom, marginLeft, transitionDuration } = getComputedStyle(element);
  // Copies have no transitions, so a stuck member keeps its value.
  if (!member.edge) member.hasTransition = /[1-9]/.test(transitionDuration);
  const copy = inertClone(element, 'et_pb_sticky_style_dom et_pb_sticky');
  copy.dataset.stickyStyleDomId = member.entry.id;
  yield;
  element.after(copy);
  // The element leaves the flow, since siblings may share its size, as in columns of equal height.
  const release = claim(element, 'style:position', 'absolute !important');
  yield;
  const style = getComputedStyle(copy);
  const { width, height } = copy.getBoundingClientRect();
  const margins = [style.marginLeft, style.marginRight, marginLeft, marginRight].map(pixels);
  const [left, right, leftBefore, rightBefore] = margins as [number, number, number, number];
  member.height = height;
  member.size = {
    width,
    padding: style.padding,
    margins: margins.some(Boolean) ? [left - leftBefore, right - rightBefore] : undefined,
    blockMargins: `${marginTop} ${marginBottom}`,
  };
  yield;
  copy.remove();
  release();
}

/** Measures the sticky sizes of all members with a single layout. Call in the read phase only. */
export function measureStickySizes(members: readonly Member[]): void {
  let trials = members.map(measureStickySize);
  while (trials[0]) trials = trials.filter((one) => !one.next().done);
}
