/** Measures the context of sticky modules: fixed bars, own transforms, entrance animations (docs/reference/sticky.md#fixed-elements). Lazy part: fetched by pages with any of these. */
import {
  ancestorsOf,
  asNumber,
  asRecord,
  closestTo,
  matches,
  member,
  membersOf,
  page,
  siteOptions,
} from '@enliven/core';
import { type CoveredHeights, coveredOffset } from './activation-range';
import { boxOf, inertClone } from './measure-member';
import type { Member } from './member';

interface StickyOptions {
  /** Offsets modules at the bottom by the height of a theme builder's header, as Divi 5 does. @default false */
  clearHeader: boolean;
}

/** Reads `"sticky": { "clearHeader": true }` of the site's configuration; anything else is off. */
const stickyOptions = (): StickyOptions => ({ clearHeader: siteOptions('sticky').clearHeader === true });

/** Window width, in pixels, from which Extra's header is fixed. */
const EXTRA_FROM = 1024;

/** Returns the height of a fixed element, in pixels; 0 if it is absent or not fixed. */
function fixedHeight(document: Document, selector: string, measured = (element: HTMLElement) => element.offsetHeight) {
  const element = document.querySelector<HTMLElement>(selector);
  return element && getComputedStyle(element).position === 'fixed' ? measured(element) : 0;
}

interface ShrunkHeader {
  /** Window width and unshrunk header height at the time of measuring; `natural` is undefined until the header is seen unshrunk. */
  window: number;
  natural: number | undefined;
  /** The shrunk height. */
  shrunk: number;
}

const shrunkHeaders = new WeakMap<HTMLElement, ShrunkHeader>();

/**
 * Returns the header's shrunk height: its current height if it is shrunk, else the one measured before in a window of this width, else the one
 * that the header's script has written, else that of a copy, which takes two layouts.
 */
function shrunkHeight(header: HTMLElement): number {
  const { innerWidth: window } = header.ownerDocument.defaultView as Window;
  const last = shrunkHeaders.get(header);
  const known = last?.window === window ? last : undefined;
  const rests = !header.getAnimations?.({ subtree: true })[0];
  const isShrunk = matches(header, '.et-fixed-header');
  const natural = rests && !isShrunk ? header.offsetHeight : known?.natural;
  const isKnown = known && (known.natural ?? natural) === natural;
  const shrunk =
    (rests && isShrunk && header.offsetHeight) ||
    (isKnown && known.shrunk) ||
    (asNumber(header.dataset.fixedHeightOnload, 'length') ?? measureShrunk(header));
  shrunkHeaders.set(header, { window, natural, shrunk });
  return shrunk;
}

function measureShrunk(header: HTMLElement): number {
  const clone = inertClone(header, 'et-script-temporary-measurement');
  // Style sheets select the header by its id.
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

/** Measures fixed bars and sets each member's covered heights. Call in the read phase only. */
export function measureCoveredHeights(members: readonly Member[], document: Document): void {
  if (members.length === 0) return;
  const heights = coveredHeightsOf(document);
  for (const member of members)
    member.coveredHeights = coveredOffset(member.setting, heights, closestTo(member.first, '.et-l--footer') !== null);
}

/** Returns the element's box without its own transform; undefined if it has none. */
export function layoutBox(element: HTMLElement): DOMRect | undefined {
  const { offsetParent, offsetLeft, offsetTop, offsetWidth, offsetHeight, matches } = membersOf(element);
  if (!offsetParent || !matches('.et_pb_sticky--has-transform')) return undefined;
  const around = boxOf(offsetParent);
  const { clientLeft, clientTop } = membersOf(offsetParent);
  const left = around.left + clientLeft + offsetLeft;
  const top = around.top + clientTop + offsetTop;
  return new DOMRect(left, top, offsetWidth, offsetHeight);
}

const ENTERING = '.et_is_animating,.et_animated';

/** Endless and scroll-driven animations are not entrances. */
const isEnding =
  (element: Element) =>
  ({ effect, timeline }: Animation): boolean =>
    timeline === membersOf(element).ownerDocument.timeline && effect?.getComputedTiming().endTime !== Infinity;

/** Whether an entrance animation runs on or around the element. @param then called when it ends */
function isAnimated(element: Element, then: () => void): boolean {
  const moving: Animation[] = [];
  // The section may still enter when the module in it has entered.
  for (const at of [element, ...ancestorsOf(element)])
    if (matches(at, ENTERING)) moving.push(...member(at, 'getAnimations')());
  const ending = moving.filter((one) => one.playState === 'running' && isEnding(element)(one));
  if (ending[0]) Promise.allSettled(ending.map(({ finished }) => finished)).then(then);
  return !!ending[0];
}

/** Milliseconds until an entrance without an animation, or without one that runs, is checked again; the time doubles with each check. */
const INTERVAL = 60;
const MAX_INTERVAL = 4000;
/** By entrance: the callbacks of the next check, and the time until it. */
const checks = new WeakMap<Element, [callbacks: Set<() => void>, interval: number]>();

/** Calls `then` at the next check; several callers share it. */
function checkAgain(element: Element, then: () => void): void {
  const [callbacks, interval] = checks.get(element) ?? [new Set(), INTERVAL];
  if (!callbacks.size)
    setTimeout(() => {
      checks.set(element, [new Set(), Math.min(interval * 2, MAX_INTERVAL)]);
      for (const callback of callbacks) callback();
    }, interval);
  checks.set(element, [callbacks.add(then), interval]);
}

/** Whether an entering ancestor is transformed, so that it would contain a fixed element. @param then called when the entrance may have ended */
export function isMoved(element: Element, then: () => void): boolean {
  for (const at of ancestorsOf<HTMLElement>(element).filter((one) => matches(one, ENTERING))) {
    const animations = member(at, 'getAnimations')();
    // The style sheet may lack the keyframes, and the last of them has a transform, too.
    const { transform } = animations[0] ? getComputedStyle(at) : member(at, 'style');
    if (!/\(/.test(transform) || !animations.every(isEnding(element))) continue;
    if (isAnimated(element, then)) checks.delete(at);
    else checkAgain(at, then);
    return true;
  }
  return false;
}

/** Whether the element cannot be measured, since it or an ancestor plays an entrance animation. @param then called when that may have ended */
export const isEntering = (element: Element, then: () => void): boolean =>
  isAnimated(element, then) || isMoved(element, then);
