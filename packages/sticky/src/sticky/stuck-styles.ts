/** Applies sticky widths, offsets and transitions (docs/reference/sticky.md#start-and-end, docs/reference/sticky.md#width-and-offsets). Lazy part: fetched by pages with any of these. */
import { $breakpoint, $reducedMotion, $viewport, type ClaimKey, claim, membersOf, page } from '@enliven/core';
import { type FlowStyle, inFlow, type Member } from './member';
import type { Styles } from './stuck-element';
import {
  relativeOffset,
  type StickyStyles,
  stickyLeft,
  stickyWidth,
  stylesFor,
  transitionTime,
  withoutOffsets,
} from './stuck-geometry';

const returning = new Map<Element, () => void>();

/** Ends the return of an element at once. */
const endReturn = (element: Element): void => returning.get(element)?.();

export function endAllReturns(): void {
  for (const release of returning.values()) release();
}

/**
 * Overlays the module on its placeholder until its transitions end, so that nothing beside it moves.
 *
 * @param width of the module in the flow, in pixels; undefined if it cannot overlay its placeholder and jumps
 * @param time milliseconds until the placeholder is removed
 */
function returnToFlow(element: Element, copy: Element, width: number | undefined, time: number): void {
  const styles =
    width === undefined ? { transition: 'none' } : { position: 'absolute !important', width: `${width}px` };
  if (width === undefined) copy.remove();
  const releases = Object.entries(styles).map(([name, value]) => claim(element, `style:${name}` as ClaimKey, value));
  const end = () => {
    clearTimeout(timer);
    returning.delete(element);
    copy.remove();
    for (const release of releases) release();
  };
  /** Waits for running transitions, since a busy browser starts them late. */
  function waitForTransitions(): void {
    const moving =
      membersOf(element)
        .getAnimations?.()
        .filter((animation) => 'transitionProperty' in animation) ?? [];
    if (!moving[0]) end();
    else Promise.allSettled(moving.map(({ finished }) => finished)).then(() => returning.get(element) === end && end());
  }
  const timer = setTimeout(waitForTransitions, time);
  returning.set(element, end);
}

/** Milliseconds after the start at which the final styles are set, so that transitions run from the first ones. */
const FINAL = 50;

const isBlock = (display: string) => display === 'block' || display === 'flow-root';

/** Measures computed styles in the flow. Call in the read phase only. */
export function measureFlowStyle(member: Member): FlowStyle {
  const element = inFlow(member);
  const parent = membersOf(element).parentElement as HTMLElement;
  const style = getComputedStyle(element);
  const { maxWidth, transitionProperty, transitionDuration, transitionTimingFunction, transitionDelay } = style;
  const transition = { transitionProperty, transitionDuration, transitionTimingFunction, transitionDelay };
  return {
    parentWidth: membersOf(parent).offsetWidth,
    canOverlay:
      style.float === 'none' && !style.display.startsWith('inline') && isBlock(getComputedStyle(parent).display),
    maxWidth,
    // Placeholders have no transitions, so a stuck member keeps its value.
    transition: (member.stuck[0] && member.flowStyle?.transition) || transition,
  };
}

/** Whether a transition runs on the element. @param ended called when it ends */
export function isTransitioning(element: Element, ended: () => void): boolean {
  const transitions = membersOf(element)
    .getAnimations()
    .filter((animation) => 'transitionProperty' in animation);
  if (transitions[0]) Promise.allSettled(transitions.map(({ finished }) => finished)).then(ended);
  return !!transitions[0];
}

/** Returns the styles after the first 50 ms. */
function finalStyles(own: StickyStyles, { flow, flowStyle, edge }: Member, styles: Styles): Styles {
  if (!flow || !flowStyle || !edge || !(own.width || own.stickyWidth || own.stickyMaxWidth || own.origin))
    return styles;
  const { left, right } = flow.box;
  const { width: viewportWidth, height: viewportHeight } = $viewport.get();
  const target = stickyWidth(own, flowStyle.maxWidth, {
    parentWidth: flowStyle.parentWidth,
    viewportWidth,
    viewportHeight,
  });
  const y = relativeOffset(own).y * (edge === 'top' ? 1 : -1);
  // Style sheets of Divi 5 use `!important`.
  const important = page().generation === 5 ? ' !important' : '';
  const place = stickyLeft(own, { left, width: right - left }, target);
  // Margins that align are `auto`, and their difference is the distance by which the alignment has already moved the module.
  const margin = target && place !== left && styles['margin-left'] && '0px !important';
  return {
    ...styles,
    left: `${place}px`,
    ...(margin && { 'margin-left': margin, 'margin-right': margin }),
    [edge]: `${Number.parseFloat(`${styles[edge]}`) + y}px`,
    ...(target && { [target.property]: `${target.pixels}px${important}` }),
  };
}

export interface StuckStyles {
  /** Returns the styles for the current moment. */
  complete(styles: Styles): Styles;
  /** Starts the return to the flow. @returns whether the placeholder is removed later */
  end(softly: boolean, copy: Element): boolean;
}

/** Creates the styles of one stuck element. @param changed called when the final styles must be set */
export function createStuckStyles(element: HTMLElement, member: Member, changed: () => void): StuckStyles {
  endReturn(element);
  const own = stylesFor(member.entry, $breakpoint.get());
  const reducedMotion = $reducedMotion.get();
  const { flowStyle } = member;
  const movesByOffset = own.transition && own.origin && flowStyle;
  const transition = reducedMotion ? 'none' : movesByOffset && withoutOffsets(flowStyle.transition);
  const releaseTransition = transition ? claim(element, 'style:transition', transition) : undefined;
  let isFinal = reducedMotion;
  const timer = setTimeout(() => {
    isFinal = true;
    if (!reducedMotion) releaseTransition?.();
    changed();
  }, FINAL);
  return {
    complete: (styles) => (isFinal ? finalStyles(own, member, styles) : styles),
    end(softly, copy) {
      clearTimeout(timer);
      releaseTransition?.();
      const { flow, flowStyle: now, height } = member;
      if (!softly || reducedMotion || !flow || !now) return false;
      const { left, top, right, bottom } = flow.box;
      const time = transitionTime(now.transition.transitionDuration);
      if (!time || Math.abs(bottom - top - height) < 1) return false;
      returnToFlow(element, copy, now.canOverlay ? right - left : undefined, time);
      return true;
    },
  };
}
