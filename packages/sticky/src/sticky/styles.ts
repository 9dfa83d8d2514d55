/** Width, place and transitions of their own (docs/reference/sticky.md#start-and-end, docs/reference/sticky.md#width-and-offsets); fetched by pages that have such. */
import { $breakpoint, $reducedMotion, $viewport, claim, page } from '@enliven/core';
import { returnToFlow, endReturn } from './come-back';
import { relativeOffset, stickyLeft, stickyWidth } from './geometry';
import { inFlow, type Member } from './member';
import type { FlowStyle } from './place';
import { type StickyStyles, stylesFor } from './read-styles';
import type { Styles } from './style-claims';
import { transitionTime, withoutOffsets } from './transition';

export { endAllReturns } from './come-back';

/** Milliseconds after the start; the style sheet's transitions begin from what it was until then. */
const FINAL = 50;

const isBlock = (display: string) => display === 'block' || display === 'flow-root';

/** Only inside the shared read phase. */
export function measureFlowStyle(member: Member): FlowStyle {
  const element = inFlow(member);
  const parent = element.parentElement as HTMLElement;
  const style = getComputedStyle(element);
  const { maxWidth, transitionProperty, transitionDuration, transitionTimingFunction, transitionDelay } = style;
  const transition = { transitionProperty, transitionDuration, transitionTimingFunction, transitionDelay };
  return {
    parentWidth: parent.offsetWidth,
    canOverlay: style.float === 'none' && !style.display.startsWith('inline') && isBlock(getComputedStyle(parent).display),
    maxWidth,
    // Copies have none.
    transition: (member.stuck[0] && member.flowStyle?.transition) || transition,
  };
}

/** Whether a style sheet lets it change now; calls back once it has. */
export function isTransitioning(element: Element, ended: () => void): boolean {
  const transitions = element.getAnimations().filter((animation) => 'transitionProperty' in animation);
  if (transitions[0]) Promise.allSettled(transitions.map(({ finished }) => finished)).then(ended);
  return !!transitions[0];
}

/** Where it is in the end. */
function finalStyles(own: StickyStyles, { flow, flowStyle, edge }: Member, styles: Styles): Styles {
  if (!flow || !flowStyle || !edge || !(own.width || own.stickyWidth || own.stickyMaxWidth || own.origin)) return styles;
  const { left, right } = flow.box;
  const { width: viewportWidth, height: viewportHeight } = $viewport.get();
  const target = stickyWidth(own, flowStyle.maxWidth, { parentWidth: flowStyle.parentWidth, viewportWidth, viewportHeight });
  const y = relativeOffset(own).y * (edge === 'top' ? 1 : -1);
  // Style sheets of Divi 5 are stronger than inline styles.
  const important = page().generation === 5 ? ' !important' : '';
  return {
    ...styles,
    left: `${stickyLeft(own, { left, width: right - left }, target)}px`,
    [edge]: `${Number.parseFloat(`${styles[edge]}`) + y}px`,
    ...(target && { [target.property]: `${target.pixels}px${important}` }),
  };
}

export interface StuckStyles {
  /** The styles it is to have now. */
  complete(styles: Styles): Styles;
  /** @returns whether the copy of the module is taken care of */
  end(softly: boolean, copy: Element): boolean;
}

/** @param changed called when the style sheet's transitions may begin */
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
