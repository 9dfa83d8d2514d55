/** Width, place and transitions of their own (contract B §6.2 to §6.4); fetched by pages that have such. */
import { $breakpoint, $reducedMotion, $viewport, claim, page } from '@enliven/core';
import type { Held } from './decide';
import { relativeOffset, stickyLeft, stickyWidth } from './geometry';
import { holdParent, letGo } from './hold-parent';
import { inFlow, type Member } from './member';
import { type StickyStyles, stylesFor } from './read-styles';
import type { Styles } from './style-claims';
import { TIMING } from './timing';
import { type ComputedTransition, transitionTime, withoutOffsets } from './transition';

export { letGoOfAll } from './hold-parent';

/** Measured in the flow. */
export interface Look {
  parentWidth: number;
  parentHeight: number;
  maxWidth: string;
  transition: ComputedTransition;
}

/** Only inside the shared read phase. */
export function readLook(member: Member): Look {
  const element = inFlow(member);
  const { offsetWidth, offsetHeight } = element.parentElement as HTMLElement;
  const { maxWidth, transitionProperty, transitionDuration, transitionTimingFunction, transitionDelay } =
    getComputedStyle(element);
  const transition = { transitionProperty, transitionDuration, transitionTimingFunction, transitionDelay };
  return {
    parentWidth: offsetWidth,
    parentHeight: offsetHeight,
    maxWidth,
    // Copies have none.
    transition: (member.stuck[0] && member.look?.transition) || transition,
  };
}

/** Where it is in the end. */
function finish(own: StickyStyles, { place, look }: Member, styles: Styles, { edge }: Held): Styles {
  if (!place || !look || !(own.width || own.stickyWidth || own.stickyMaxWidth || own.origin)) return styles;
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
  complete(styles: Styles, held: Held): Styles;
  end(softly: boolean): void;
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
  }, TIMING.finalStyle);
  return {
    complete: (styles, held) => (final ? finish(own, member, styles, held) : styles),
    end(softly) {
      clearTimeout(timer);
      jump?.();
      const { place, look: now, height } = member;
      if (!softly || still || !place || !now?.parentHeight) return;
      const time = transitionTime(now.transition.transitionDuration);
      const resized = Math.abs(place.box.bottom - place.box.top - height) >= 1;
      if (time && resized) holdParent(element, now.parentHeight, time);
    },
  };
}
