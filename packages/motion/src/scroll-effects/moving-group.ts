/** All elements of one selector: the first is measured, and all move alike (contract A §8). */
import { watchVisible } from '@enliven/core';
import { stillStyle } from './compose';
import { LOOK_AHEAD, LOOK_BACK, SHIFT_UNIT } from './constants';
import type { Driven, Driver, Way } from './drivers';
import type { Effect, ScrollItem } from './effect';
import { keyframesFor } from './keyframes';

/** What all groups share. */
export interface Ground {
  driver: Driver;
  /** For people who ask for less motion, and for paper. */
  still: boolean;
  /** An element has come near that had no box yet. */
  onBox(): void;
  /** An element has its first value. */
  onPlaced(element: Element): void;
}

interface Member {
  near: boolean;
  /** The focus is in it, so it must not be veiled. */
  clear: boolean;
  driven?: Driven | undefined;
  unwatch(): void;
}

export interface MovingGroup {
  /** Undefined when none is left. */
  first(): Element | undefined;
  add(element: Element): void;
  /** Lets go of what left the page. */
  sweep(): void;
  /** @param empty it had no box when it was measured */
  place(way: Way, empty: boolean): void;
  /** Begins anew: with other effects, another driver, or in stillness. */
  restart(item?: ScrollItem): void;
  /** Shows clearly what the focus is in. */
  focus(target: Node | null): void;
  stop(): void;
}

const isVeil = ({ resolver }: Effect): boolean => resolver === 'opacity' || resolver === 'blur';

/** Far shifts bring an element into the window from further away. In steps, so that most share one observer. */
function marginFor({ effects }: ScrollItem): string {
  const shifts = effects
    .filter(({ resolver }) => resolver === 'translateY')
    .flatMap(({ startValue, midValue, endValue }) => [startValue, midValue, endValue].map(Math.abs));
  const reach = Math.ceil((Math.max(0, ...shifts) * SHIFT_UNIT) / LOOK_AHEAD) * LOOK_AHEAD;
  return `${LOOK_BACK + reach}px 9999px ${LOOK_AHEAD + reach}px`;
}

export function movingGroup(item: ScrollItem, ground: Ground): MovingGroup {
  const members = new Map<Element, Member>();
  let known: Keyframe[] | undefined;
  let way: Way | undefined;
  let empty = false;

  function framesFor(clear: boolean): Keyframe[] {
    if (ground.still) {
      const style = stillStyle(item);
      return [style, style];
    }
    if (clear) return keyframesFor({ ...item, effects: item.effects.filter((effect) => !isVeil(effect)) });
    known ??= keyframesFor(item);
    return known;
  }

  function play(element: Element, member: Member): void {
    const before = member.driven;
    member.driven = way && ground.driver(element, framesFor(member.clear), way);
    before?.cancel();
    ground.onPlaced(element);
  }

  function near(element: Element, member: Member): void {
    member.near = true;
    // From here on it moves, and a box that moves tells nothing about where it is.
    member.unwatch();
    if (empty) ground.onBox();
    else if (way) play(element, member);
  }

  function drop(element: Element, { unwatch, driven }: Member): void {
    unwatch();
    driven?.cancel();
    members.delete(element);
  }

  return {
    first() {
      let first: Element | undefined;
      for (const element of members.keys())
        if (!first || element.compareDocumentPosition(first) & element.DOCUMENT_POSITION_FOLLOWING) first = element;
      return first;
    },
    add(element) {
      if (members.has(element)) return;
      const member: Member = { near: false, clear: false, unwatch() {} };
      members.set(element, member);
      member.unwatch = watchVisible(element, (visible) => visible && near(element, member), marginFor(item));
    },
    sweep() {
      for (const [element, member] of members) if (!element.isConnected) drop(element, member);
    },
    place(next, isEmpty) {
      empty = isEmpty;
      const moved = way?.point !== next.point || way?.height !== next.height;
      way = next;
      for (const [element, member] of members) {
        if (!member.driven && member.near) play(element, member);
        else if (moved) member.driven?.follow(next);
      }
    },
    restart(next = item) {
      item = next;
      known = undefined;
      for (const [element, member] of members) if (member.driven) play(element, member);
    },
    focus(target) {
      if (!item.effects.some(isVeil)) return;
      for (const [element, member] of members) {
        const clear = target !== null && element.contains(target);
        if (clear === member.clear) continue;
        member.clear = clear;
        if (member.driven) play(element, member);
      }
    },
    stop() {
      for (const [element, member] of members) drop(element, member);
    },
  };
}
