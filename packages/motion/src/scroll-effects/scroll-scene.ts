/** The page in motion: finds what moves, measures what comes near, and keeps it in step with everything that changes (contract A). */
import { isIgnored, measure, observe, watchVisible } from '@enliven/core';
import { TOGETHER } from './constants';
import type { Look } from './effect';
import { elementFinder } from './element-finder';
import type { Driver, Ground, Way } from './ground';
import { keyframesFor } from './keyframes';
import type { Entries, Entry } from './lists';
import { marginFor } from './margin';
import { createMarks } from './marks';
import { measureBox } from './measure-boxes';
import { triggerPoint } from './position';
import { lookOf } from './read-effect';

/** All elements of one selector: the first is measured, and all move alike (contract A §8). */
interface Group {
  entries: readonly Entry[];
  members: Map<Element, Member>;
  way?: Way | undefined;
}

interface Member {
  element: Element;
  group: Group;
  /** From here on it moves, and a box that moves tells nothing about where it is. */
  near: boolean;
  driven?: ReturnType<Driver> | undefined;
  unwatch(): void;
}

/** What is made of a look before an element has it; null leaves the element as it is. */
export type Change = (look: Look, element: Element) => Look | null;

export interface SceneOptions {
  ground: Ground;
  /** Selectors of elements whose classes are ours to change; none in a builder, which might save them. */
  marked: ReadonlySet<string>;
  /** A builder's canvas, where others' elements are shown. */
  builder: boolean;
  /** Hears that something is wrong with the data. */
  odd(): void;
}

export interface Scene {
  /** What moves from now on. */
  show(entries: Entries): void;
  /** @param isMeant what it is about @default everything */
  change(change: Change, isMeant?: (element: Element) => boolean): void;
  /** Measures what moves before the next frame. */
  refresh(): void;
  stop(): void;
}

export function scrollScene(root: Element, { ground, marked, builder, odd }: SceneOptions): Scene {
  const groups = new Map<string, Group>();
  const marks = createMarks();
  let change: Change = (look) => look;
  let find = elementFinder([], odd);
  let driver: Driver | undefined;
  let pending: (() => void) | undefined;
  /** Whether what moves is to be measured as well. */
  let whole = false;

  /** In the page's order, nearly always. */
  const all = (): Member[] => [...groups.values()].flatMap(({ members }) => [...members.values()]);

  const isOurs = (element: Element): boolean =>
    builder ? !element.closest('[data-enliven-ignore]') : !isIgnored(element);

  function play(member: Member): void {
    const { element, group, driven } = member;
    const look = group.way && change(lookOf(group.entries, odd), element);
    member.driven = look ? driver?.(element, keyframesFor(look), group.way as Way) : undefined;
    driven?.cancel();
  }

  function drop({ element, group, driven, unwatch }: Member): void {
    unwatch();
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
    return { frame: ground.frame(), boxes };
  }

  function write({ frame: { height, header, scrolls }, boxes }: ReturnType<typeof read>): void {
    pending = undefined;
    const next = ground.driver(scrolls, refresh);
    // It is on its way.
    if (!next) return;
    if (driver !== next) {
      driver = next;
      for (const group of groups.values()) group.way = undefined;
      refresh();
    }
    for (const { group, box } of boxes) {
      const point = triggerPoint(box, group.entries[0]?.trigger_start, header);
      const moved = group.way?.point !== point || group.way.height !== height;
      group.way = { point, height };
      for (const member of group.members.values()) if (member.near && (moved || !member.driven)) play(member);
    }
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
    for (const one of members.slice(at, at + TOGETHER)) {
      if (one.near || (one !== member && !(one.element as HTMLElement).offsetHeight)) continue;
      one.near = true;
      one.unwatch();
    }
    later();
  }

  function look(from: ParentNode): void {
    find(from, (element, id) => {
      if (!isOurs(element)) return;
      const group = groups.get(id);
      if (marked.has(id)) marks.add(element);
      if (!group || group.members.has(element)) return;
      const member: Member = { element, group, near: false, unwatch() {} };
      group.members.set(element, member);
      member.unwatch = watchVisible(element, (visible) => visible && approach(member), marginFor(group.entries));
    });
    refresh();
  }

  const unwatch = observe(
    root,
    (subtrees) => subtrees.forEach(look),
    () => {
      const isGone = (element: Element) => !element.isConnected;
      for (const member of all()) if (isGone(member.element)) drop(member);
      marks.sweep(isGone);
      refresh();
    },
  );

  return {
    refresh,
    show(entries) {
      for (const [id, group] of groups) {
        const next = entries.get(id);
        if (group.entries === next) continue;
        if (next) Object.assign(group, { entries: next, way: undefined });
        else {
          group.members.forEach(drop);
          groups.delete(id);
        }
      }
      for (const [id, list] of entries) if (!groups.has(id)) groups.set(id, { entries: list, members: new Map() });
      find = elementFinder(new Set([...entries.keys(), ...marked]), odd);
      look(root);
    },
    change(wanted, isMeant = () => true) {
      change = wanted;
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
