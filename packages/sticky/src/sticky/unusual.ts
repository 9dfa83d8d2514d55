/** What few pages have around their sticky modules, or on them; fetched by those (docs/reference/sticky.md). */
import { asRecord, page } from '@enliven/core';
import { inertClone } from './inert-clone';
import { type CoveredHeights, coveredOffset } from './known-heights';
import type { Member } from './member';
import { stickyOptions } from './options';
import { boxOf } from './read-place';

/** Pixels of the whole window from which Extra's header is fixed. */
const EXTRA_FROM = 1024;

/** Pixels; 0 while it is not fixed, or not there. */
function fixedHeight(document: Document, selector: string, measured = (element: HTMLElement) => element.offsetHeight) {
  const element = document.querySelector<HTMLElement>(selector);
  return element && getComputedStyle(element).position === 'fixed' ? measured(element) : 0;
}

interface ShrunkHeader {
  /** Widths of the window, and heights of the header before it shrinks: undefined where it has been shrunk all the time. */
  window: number;
  natural: number | undefined;
  /** The height it shrinks to. */
  shrunk: number;
}

const shrunkHeaders = new WeakMap<HTMLElement, ShrunkHeader>();

/** As high as it is once the page is scrolled. A trial lays the page out twice, so it is made again for another size only. */
function shrunkHeight(header: HTMLElement): number {
  const known = shrunkHeaders.get(header);
  const window = (header.ownerDocument.defaultView as Window).innerWidth;
  const rests = !header.matches('.et-fixed-header') && !header.getAnimations?.({ subtree: true })[0];
  const natural = rests ? header.offsetHeight : known?.natural;
  if (known?.window === window && known.natural === natural) return known.shrunk;
  const shrunk = measureShrunk(header);
  shrunkHeaders.set(header, { window, natural, shrunk });
  return shrunk;
}

function measureShrunk(header: HTMLElement): number {
  const clone = inertClone(header, 'et-script-temporary-measurement');
  // Style sheets know it by its id.
  clone.id = header.id;
  clone.classList.add('et-fixed-header');
  header.after(clone);
  const height = clone.offsetHeight;
  clone.remove();
  return height;
}

function coveredHeightsOf(document: Document): CoveredHeights {
  const { diviTheme, extraTheme } = asRecord(asRecord(page().global('et_builder_utils_params')).condition);
  const divi = diviTheme || document.body.classList.contains('et_divi_theme');
  const wide = (document.defaultView as Window).innerWidth >= EXTRA_FROM;
  const fixed = document.body.classList.contains('et_fixed_nav') && (divi || (extraTheme && wide));
  const primary = fixed ? fixedHeight(document, '#main-header', shrunkHeight) : 0;
  const secondary = fixed && divi ? fixedHeight(document, '#top-header') : 0;
  const builderHeader = stickyOptions().clearHeader
    ? (document.querySelector<HTMLElement>('.et-l--header')?.offsetHeight ?? 0)
    : 0;
  return { adminBar: fixedHeight(document, '#wpadminbar'), headers: primary + secondary, builderHeader };
}

/** Tells all of them what covers the window for them. Only inside the shared read phase. */
export function measureCoveredHeights(members: readonly Member[], document: Document): void {
  if (members.length === 0) return;
  const heights = coveredHeightsOf(document);
  for (const member of members)
    member.coveredHeights = coveredOffset(member.setting, heights, member.first.closest('.et-l--footer') !== null);
}

/** Where an element would be without its own transform; undefined if it has none. */
export function layoutBox(element: HTMLElement): DOMRect | undefined {
  const parent = element.offsetParent;
  if (!parent || !element.matches('.et_pb_sticky--has-transform')) return undefined;
  const around = boxOf(parent);
  const left = around.left + parent.clientLeft + element.offsetLeft;
  const top = around.top + parent.clientTop + element.offsetTop;
  return new DOMRect(left, top, element.offsetWidth, element.offsetHeight);
}

/** Whether something brings the element in now; calls back when that has come to its end. */
export function isEntering(element: Element, then: () => void): boolean {
  const moving = element.closest('.et_is_animating,.et_animated')?.getAnimations() ?? [];
  const ending = moving.filter(
    // What goes on for ever, or with the scroll position, brings nothing in.
    ({ playState, effect, timeline }) =>
      playState === 'running' &&
      timeline === element.ownerDocument.timeline &&
      effect?.getComputedTiming().endTime !== Infinity,
  );
  if (ending.length > 0) Promise.allSettled(ending.map(({ finished }) => finished)).then(() => then());
  return ending.length > 0;
}
