/** Measures members in the flow and in their sticky state (docs/reference/sticky.md#measuring), by inert copies of modules. */
import { claim, cloneSilently, closestTo, membersOf, queryAll } from '@enliven/core';
import { parts } from './lazy-parts';
import { type FlowPosition, inFlow, type Member } from './member';
import { byEdge, limitSelector } from './sticky-setting';

/** Attributes that copies must not have: they identify the original to labels, forms and scripts, take focus, or start a fetch. */
const REMOVED_ATTRIBUTES = ['id', 'name', 'for', 'form', 'autofocus', 'src', 'srcdoc', 'data', 'poster'];
/** Elements whose copies need changes. A header has hundreds of elements, few of which match. */
const CHANGED = `${REMOVED_ATTRIBUTES.map((name) => `[${name}]`)},img,video,.et_pb_sticky_module_style`;
const STYLE = ';opacity:0!important;transition:none!important;animation:none!important;transform:none!important';

/**
 * Clones an element for a placeholder or a measurement (docs/reference/sticky.md#start-and-end). The copy is invisible, inert and never
 * mounted.
 *
 * @param className class to add
 * @param style declarations to add
 */
export function inertClone(element: HTMLElement, className: string, style = ''): HTMLElement {
  const { matches, remove, removeAttribute } = Element.prototype;
  const originals = [element, ...queryAll(element, CHANGED)];
  const clone = cloneSilently(element);
  const members = membersOf(clone);
  for (const [at, copy] of [clone, ...queryAll<HTMLElement>(clone, CHANGED)].entries()) {
    // Images keep their address, since they are cached.
    const kept = matches.call(copy, 'img,input') && 'src';
    for (const name of REMOVED_ATTRIBUTES) if (name !== kept) removeAttribute.call(copy, name);
    if (matches.call(copy, '.et_pb_sticky_module_style')) remove.call(copy);
    const { videoWidth, videoHeight, complete } = originals[at] as Partial<HTMLVideoElement & HTMLImageElement>;
    if (videoWidth) membersOf(copy).style.aspectRatio ||= `${videoWidth}/${videoHeight}`;
    // A loaded image must have its size at once.
    if (complete) removeAttribute.call(copy, 'loading');
  }
  members.className += ` ${className}`;
  members.style.cssText += STYLE + style;
  for (const name of ['aria-hidden', 'inert', 'data-enliven-ignore']) members.setAttribute(name, 'true');
  return clone;
}

/**
 * Inserts a placeholder after the module.
 *
 * @param blockMargins margins above and below, as a `margin-block` value
 */
export function placeholderFor(element: HTMLElement, id: string, blockMargins: string): HTMLElement {
  const clone = inertClone(element, 'et_pb_sticky_placeholder', `;margin-block:${blockMargins}!important`);
  const { dataset } = clone;
  dataset.stickyPlaceholderId = id;
  if (dataset.address) dataset.address = `placeholder-${dataset.address}`;
  membersOf(element).after(clone);
  return clone;
}

/** Returns the box of an element in document coordinates. */
export function boxOf(element: Element): DOMRect {
  const { ownerDocument, getBoundingClientRect } = membersOf(element);
  const { scrollX, scrollY } = ownerDocument.defaultView as Window;
  const box = getBoundingClientRect();
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
      const limit = name && closestTo(membersOf(member.first).parentElement, limitSelector(name));
      return limit ? boxOf(limit) : undefined;
    }),
  };
}

const pixels = (length: string) => Number.parseFloat(length) || 0;

/** Measures a copy with the sticky classes. Each step runs for all members before the next step starts. */
function* measureStickySize(member: Member): Generator<void, void> {
  const element = inFlow(member);
  // Reads the styles in the flow before the first write.
  const { marginTop, marginRight, marginBottom, marginLeft, transitionDuration } = getComputedStyle(element);
  // Copies have no transitions, so a stuck member keeps its value.
  if (!member.edge) member.hasTransition = /[1-9]/.test(transitionDuration);
  const copy = inertClone(element, 'et_pb_sticky_style_dom et_pb_sticky');
  copy.dataset.stickyStyleDomId = member.entry.id;
  yield;
  membersOf(element).after(copy);
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
  let measurements = members.map(measureStickySize);
  while (measurements[0]) measurements = measurements.filter((one) => !one.next().done);
}
