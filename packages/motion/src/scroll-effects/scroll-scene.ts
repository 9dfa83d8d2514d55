/** The page in motion: finds what moves, measures what comes near, and keeps it in step with everything that changes (docs/reference/scroll-effects.md). */
import { isIgnored, measure, observe, watchVisible } from '@enliven/core';
import { TOGETHER } from './constants';
import { elementFinder } from './element-finder';
import type { Driver, Ground, Way } from './ground';
import type { Entries, Entry } from './lists';
import { marginFor } from './margin';
import { createMarks } from './marks';
import { measureBox } from './measure-box';
import { triggerPoint } from './position';

/** All elements of one selector: the first is measured, and all move alike (docs/reference/scroll-effects.md#life). */
interface Group {
  entries: readonly Entry[];
  members: Map<Element, Member>;
  /** How it goes, as soon as that is known. */
  way?: (Way & { drive: Driver }) | undefined;
}

interface Member {
  element: Element;
  group: Group;
  /** From here on it moves, and a box that moves tells nothing about where it is. */
  near?: boolean;
  driven?: Pick<Animation, 'cancel'> | undefined;
  /** Nothing as long as it is not watched. */
  unwatch?: (() => void) | undefined;
}

/** What becomes of an element on its way; nothing leaves it as it is. */
export type Frames = (entries: readonly Entry[], element: Element) => Keyframe[] | undefined;

export interface SceneOptions {
  ground: Ground;
  draw: Frames;
  /** Selectors of elements whose classes are ours to change; none in a builder, which might save them. */
  marked: ReadonlySet<string>;
  /** Hears of selectors that do not parse. */
  unusual(): void;
  /** What is left alone. @default what somebody has asked for that */
  isTheirs?(element: Element): boolean;
}

export interface Scene {
  /** What moves from now on. */
  show(entries: Entries): void;
  /** @param isMeant what it is about @default everything */
  draw(frames: Frames, isMeant?: (element: Element) => boolean): void;
  /** Measures what moves before the next frame. */
  refresh(): void;
  stop(): void;
}

export function scrollScene(root: Element, options: SceneOptions): Scene {
  const { ground, marked, unusual, isTheirs = isIgnored } = options;
  const groups = new Map<string, Group>();
  const marks = createMarks();
  let { draw } = options;
  let find!: ReturnType<typeof elementFinder>;
  let pending: (() => void) | undefined;
  /** Whether what moves is to be measured as well. */
  let whole = false;

  /** In the page's order, nearly always. */
  const all = (): Member[] => [...groups.values()].flatMap(({ members }) => [...members.values()]);

  function play(member: Member): void {
    const { element, group, driven } = member;
    const { entries, way } = group;
    const frames = way && draw(entries, element);
    member.driven = frames && way.drive(element, frames, way);
    driven?.cancel();
  }

  function drop({ element, group, driven, unwatch }: Member): void {
    unwatch?.();
    driven?.cancel();
    group.members.delete(element);
  }

  function read() {
    const isDue = ({ near, driven }: Member) => near && (whole || !driven);
    const boxes = [...groups.values()].flatMap((group) => {
      const members = [...group.members.values()];
      return members.some(isDue) ? [{ group, box: measureBox((members[0] as Member).element) }] : [];
    });
    whole = false;
    return { frame: ground.frame(refresh), boxes };
  }

  function write({ frame: { height, header, drive }, boxes }: ReturnType<typeof read>): void {
    pending = undefined;
    // It is on its way.
    if (!drive) return;
    boxes.forEach(({ group, box }) => {
      const { way, entries, members } = group;
      const point = triggerPoint(box, entries[0]?.trigger_start, header);
      const moved = way?.point !== point || way.height !== height || way.drive !== drive;
      group.way = { point, height, drive };
      members.forEach((member) => {
        if (member.near && (moved || !member.driven)) play(member);
      });
    });
  }

  function later(): void {
    pending ??= measure(read, write);
  }

  function refresh(): void {
    whole = true;
    later();
  }

  /** Those after it as well: they will be near soon, and to begin together costs little more than to begin alone. */
  function approach(member: Member): void {
    const members = all();
    const at = members.indexOf(member);
    members.slice(at, at + TOGETHER).forEach((one) => {
      if (one.near || (one !== member && !(one.element as HTMLElement).offsetHeight)) return;
      one.near = true;
      one.unwatch?.();
      one.unwatch = undefined;
    });
    later();
  }

  function look(from: Element): void {
    find(from, (element, id) => {
      if (isTheirs(element)) return;
      const group = groups.get(id);
      if (marked.has(id)) marks.add(element);
      if (!group || group.members.has(element)) return;
      const member: Member = { element, group };
      group.members.set(element, member);
      member.unwatch = watchVisible(
        element,
        (visible) => visible && approach(member),
        marginFor(group.entries, ground.ahead),
      );
    });
    refresh();
  }

  const unwatch = observe(
    root,
    (subtrees) => (subtrees as Element[]).forEach(look),
    () => {
      for (const member of all()) if (!member.element.isConnected) drop(member);
      marks.sweep();
      refresh();
    },
  );

  return {
    refresh,
    show(entries) {
      groups.forEach(({ members }, id) => {
        if (entries.has(id)) return;
        members.forEach(drop);
        groups.delete(id);
      });
      entries.forEach((list, id) => {
        const group: Group = groups.get(id) ?? { entries: [], members: new Map() };
        if (group.entries !== list) group.way = undefined;
        group.entries = list;
        groups.set(id, group);
      });
      find = elementFinder(new Set([...entries.keys(), ...marked]), unusual);
      look(root);
    },
    draw(frames, isMeant = () => true) {
      draw = frames;
      for (const member of all()) if (member.near && isMeant(member.element)) play(member);
    },
    stop() {
      unwatch();
      pending?.();
      all().forEach(drop);
      marks.stop();
    },
  };
}
