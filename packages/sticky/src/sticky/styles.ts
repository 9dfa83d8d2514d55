/** Width, place and transitions of their own (docs/reference/sticky.md#start-and-end, docs/reference/sticky.md#width-and-offsets); fetched by pages that have such. */
import { $breakpoint, $reducedMotion, $viewport, claim, page } from '@enliven/core';
import { comeBack, letGo } from './come-back';
import { relativeOffset, stickyLeft, stickyWidth } from './geometry';
import { inFlow, type Member } from './member';
import type { Look } from './place';
import { type StickyStyles, stylesFor } from './read-styles';
import type { Styles } from './style-claims';
import { transitionTime, withoutOffsets } from './transition';

export { letGoOfAll } from './come-back';

/** Milliseconds after the start; the style sheet's transitions begin from what it was until then. */
const FINAL = 50;

const isBlock = (display: string) => display === 'block' || display === 'flow-root';

/** Only inside the shared read phase. */
export function readLook(member: Member): Look {
  const element = inFlow(member);
  const parent = element.parentElement as HTMLElement;
  const style = getComputedStyle(element);
  const { maxWidth, transitionProperty, transitionDuration, transitionTimingFunction, transitionDelay } = style;
  const transition = { transitionProperty, transitionDuration, transitionTimingFunction, transitionDelay };
  return {
    parentWidth: parent.offsetWidth,
    lies: style.float === 'none' && !style.display.startsWith('inline') && isBlock(getComputedStyle(parent).display),
    maxWidth,
    // Copies have none.
    transition: (member.stuck[0] && member.look?.transition) || transition,
  };
}

/** Whether a style sheet lets it change now; calls back once it has. */
export function isMoving(element: Element, ended: () => void): boolean {
  const transitions = element.getAnimations().filter((animation) => 'transitionProperty' in animation);
  if (transitions[0]) Promise.allSettled(transitions.map(({ finished }) => finished)).then(ended);
  return !!transitions[0];
}

/** Where it is in the end. */
function finish(own: StickyStyles, { place, look, edge }: Member, styles: Styles): Styles {
  if (!place || !look || !edge || !(own.width || own.stickyWidth || own.stickyMaxWidth || own.origin)) return styles;
  const { left, right } = place.box;
  const { width: viewportWidth, height: viewportHeight } = $viewport.get();
  const target = stickyWidth(own, look.maxWidth, { parentWidth: look.parentWidth, viewportWidth, viewportHeight });
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

export interface Dressing {
  /** The styles it is to have now. */
  complete(styles: Styles): Styles;
  /** @returns whether the copy of the module is taken care of */
  end(softly: boolean, copy: Element): boolean;
}

/** @param changed called when the style sheet's transitions may begin */
export function dress(element: HTMLElement, member: Member, changed: () => void): Dressing {
  letGo(element);
  const own = stylesFor(member.entry, $breakpoint.get());
  const still = $reducedMotion.get();
  const { look } = member;
  const moves = own.transition && own.origin && look;
  const transition = still ? 'none' : moves && withoutOffsets(look.transition);
  const jump = transition ? claim(element, 'style:transition', transition) : undefined;
  let final = still;
  const timer = setTimeout(() => {
    final = true;
    if (!still) jump?.();
    changed();
  }, FINAL);
  return {
    complete: (styles) => (final ? finish(own, member, styles) : styles),
    end(softly, copy) {
      clearTimeout(timer);
      jump?.();
      const { place, look: now, height } = member;
      if (!softly || still || !place || !now) return false;
      const { left, top, right, bottom } = place.box;
      const time = transitionTime(now.transition.transitionDuration);
      if (!time || Math.abs(bottom - top - height) < 1) return false;
      comeBack(element, copy, now.lies ? right - left : undefined, time);
      return true;
    },
  };
}
