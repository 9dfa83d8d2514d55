/** Measures how large modules are while stuck: copies that look so, for a moment in their places (docs/reference/sticky.md#measuring). */
import { claim } from '@enliven/core';
import { inertClone } from './inert-clone';
import { inFlow, type Member } from './member';

const pixels = (length: string) => Number.parseFloat(length) || 0;

/** Step by step, since each step is taken for all modules before the next. */
function* measureStickySize(member: Member): Generator<void, void> {
  const element = inFlow(member);
  // What must be known of the module in the flow comes before anything is changed.
  const { marginTop, marginRight, marginBottom, marginLeft, transitionDuration } = getComputedStyle(element);
  // Copies change at once.
  if (!member.edge) member.hasTransition = /[1-9]/.test(transitionDuration);
  const copy = inertClone(element, 'et_pb_sticky_style_dom et_pb_sticky');
  copy.dataset.stickyStyleDomId = member.entry.id;
  yield;
  element.after(copy);
  // Each child may change the others, as in columns of equal height: so it makes room for its copy.
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

/** Only inside the shared read phase. Each step for all before the next, so that the page is laid out a single time. */
export function measureStickySizes(members: readonly Member[]): void {
  let trials = members.map(measureStickySize);
  while (trials[0]) trials = trials.filter((one) => !one.next().done);
}
