/** Keeps anchor targets clear of stuck modules (docs/reference/sticky.md#anchors, docs/reference/sticky.md#visible-area). Lazy part: fetched by pages with links to anchors. */

import {
  claim,
  closestTo,
  isPlainPress,
  measure,
  member,
  query,
  type Release,
  type Scope,
  stickyTop,
} from '@enliven/core';
import { edgeOffset } from './activation-range';
import { boxOf } from './measure-member';
import type { Member } from './member';
import type { Box } from './sticky-setting';

/** The data of a sticky module that jumps to anchors need. */
export type AnchorModule = Pick<Member, 'setting' | 'flow' | 'height' | 'chains'>;

/** Returns the module that will be stuck above the target. @param modules in document order */
function moduleAbove<T extends Pick<Member, 'setting' | 'flow'>>(target: Box, modules: readonly T[]): T | undefined {
  const all = modules.filter(({ flow, setting }) => {
    if (!flow || !setting.position.startsWith('top')) return false;
    const { box, limits } = flow;
    const above = box.left < target.right && box.right > target.left && box.top < target.top;
    return above && (limits.top?.bottom ?? Infinity) > target.top;
  });
  // The last one includes the others in its chain.
  return all.at(-1);
}

/**
 * Computes what will be stuck above an anchor target after a jump (docs/reference/sticky.md#anchors).
 * Returns the height of the stuck modules above the target, in pixels. @param modules in document order, without the target itself
 */
export function anchorOffset(target: Box, modules: readonly AnchorModule[]): number {
  const module = moduleAbove(target, modules);
  return module ? module.chains.top.reduce((sum, { height }) => sum + height, module.height) : 0;
}

const nothing = () => {};
const pixels = (length: string): number => Number.parseFloat(length) || 0;

/** Returns the target of a link within the page. */
function targetOf(link: HTMLAnchorElement, { document, location }: Window): HTMLElement | null {
  const page = (address: string) => address.split('#')[0];
  if (!link.hash || page(link.href) !== page(location.href)) return null;
  try {
    return document.getElementById(decodeURIComponent(link.hash.slice(1)));
  } catch {
    return null;
  }
}

/** Milliseconds after a jump during which modules that stick above the target may change their height. */
const SETTLING = 2000;

/**
 * Observes clicks on links and offsets their targets.
 *
 * @param members returns the current members
 * @param onResize called when the height of a stuck member was measured again
 */
export function clearAnchors(
  root: Element,
  scope: Scope,
  members: () => readonly Member[],
  onResize: (listener: () => void) => void,
): void {
  const view = root.ownerDocument.defaultView as Window;
  /** Returns the members that may stick. */
  const sticking = () => members().filter(({ ranges }) => ranges);
  const ownOf = (element: Element) =>
    members().find(({ elements }) => elements.some((one) => member(one, 'contains')(element)));
  const placeOf = (element: Element) => ownOf(element)?.flow?.box ?? boxOf(element);

  /** The latest jump, and the height that was expected to be covered after it. */
  let jump: { target: Element; covered: number; at: number } | undefined;
  function noteJump(target: Element): number {
    jump = { target, covered: coveredHeight(target), at: Date.now() };
    return jump.covered;
  }

  /** Corrects the jump once modules have another height than was measured for it, unless the page was scrolled since. */
  function correctJump(): void {
    const last = jump;
    if (!last || Date.now() - last.at > SETTLING) return;
    measure(
      () => {
        const { top } = member(last.target, 'getBoundingClientRect')();
        return Math.abs(top - last.covered) <= 1 ? top - coveredHeight(last.target) : 0;
      },
      (top) => {
        last.covered -= top;
        view.scrollBy({ top, behavior: 'instant' });
      },
    );
  }

  /** Returns the stack's height for scripts that scroll and add the theme's own headers themselves. */
  function stackHeight(element: Element): number {
    noteJump(element);
    const own = ownOf(element);
    return own?.edge && !own.margin ? 0 : anchorOffset(placeOf(element), sticking());
  }

  /** Returns the whole covered height, with fixed headers and offsets. */
  function coveredHeight(element: Element): number {
    const module = moduleAbove(placeOf(element), sticking());
    return module ? edgeOffset(module, 'top') + module.height : 0;
  }

  let release: Release | undefined;
  /** Sets the target's scroll margin before the browser jumps. */
  function onClick(event: MouseEvent): void {
    const link = closestTo<HTMLAnchorElement>(event.target, 'a[href*="#"]');
    const target = link && !event.defaultPrevented && isPlainPress(event) && targetOf(link, view);
    if (!target) return;
    // Scroll padding already includes modules that are stuck now.
    const padding = pixels(getComputedStyle(root.ownerDocument.documentElement).scrollPaddingTop);
    const room = Math.max(pixels(getComputedStyle(target).scrollMarginTop), noteJump(target) - padding);
    release?.();
    release = claim(target, 'style:scroll-margin-top', `${room}px`);
    // Browsers may jump as late as at the end of the next frame.
    measure(nothing, () => measure(nothing, () => release?.()));
  }

  let cancelCorrection: (() => void) | undefined;
  /** Corrects the scroll position if the browser jumped before the mount and the visitor has not scrolled since. */
  function correctInitialTarget(): void {
    const target = query(root, ':target');
    if (!target) return;
    cancelCorrection?.();
    cancelCorrection = measure(
      () => {
        const { top } = member(target, 'getBoundingClientRect')();
        const untouched = Math.abs(top - pixels(getComputedStyle(target).scrollMarginTop)) <= 1;
        return untouched ? top - noteJump(target) : 0;
      },
      (top) => top < 0 && view.scrollBy({ top, behavior: 'instant' }),
    );
  }

  correctInitialTarget();
  onResize(correctJump);
  // Natively, since a listener through jQuery would run after jQuery's own listeners on the document.
  view.addEventListener('click', onClick);
  scope.add(() => view.removeEventListener('click', onClick));
  scope.add(() => cancelCorrection?.());
  scope.add(() => release?.());
  scope.add(stickyTop.on(({ element, add }) => add(stackHeight(element))));
  scope.on(view, 'ETBuilderStickyStart', correctInitialTarget);
  // The height may have changed before a smooth scroll ends.
  scope.on(view, 'scrollend', correctJump);
}
