/** Finds elements with scroll effects, measures those near the window and plays their animations (docs/reference/scroll-effects.md). */
import {
  isIgnored,
  matches,
  measureLaidOut,
  member,
  membersOf,
  observeMarkup,
  queryAll,
  type Scope,
  watchVisible,
} from '@enliven/core';
import { LOOK_AHEAD, LOOK_BACK, SHIFT_UNIT, START_BATCH } from './effect';
import type { Entries, Entry } from './lists';
import { type AnimationDriver, type Box, type ScrollRange, type ScrollViewport, triggerPoint } from './scroll-viewport';
import { createStateClasses } from './state-classes';

/** Matches a selector of one class, the theme's usual form. */
const CLASS = /^\.([_a-z][\w-]*)$/i;
/** Maximum classes in one query; with more, visiting every element is faster. */
const FEW = 200;

/**
 * Finds the elements of many selectors at once, since a page may have thousands.
 *
 * @param onInvalidSelector called for selectors that do not parse; they match nothing
 * @returns calls `found` for each match at or below `from`, in document order per selector
 */
function elementFinder(
  selectors: Iterable<string>,
  onInvalidSelector: (selector: string) => void,
): (from: Element, found: (element: Element, selector: string) => void) => void {
  const classes = new Set<string>();
  const others = new Set<string>();
  for (const selector of selectors) {
    const name = CLASS.exec(selector)?.[1];
    if (name) classes.add(name);
    else others.add(selector);
  }
  const any = classes.size > FEW ? '[class]' : [...classes].map((name) => `.${name}`).join();

  return (from, found) => {
    const visit = (element: Element) =>
      member(element, 'classList').forEach((name) => {
        if (classes.has(name)) found(element, `.${name}`);
      });
    if (any) visit(from);
    if (any) queryAll(from, any).forEach(visit);
    for (const selector of others) {
      try {
        if (matches(from, selector)) found(from, selector);
        for (const element of queryAll(from, selector)) found(element, selector);
      } catch {
        others.delete(selector);
        onInvalidSelector(selector);
      }
    }
  };
}

/** Returns the box of an element without transforms (docs/reference/scroll-effects.md#merging). Reads layout. */
function measureBox(element: Element): Box {
  const box = element as HTMLElement;
  let top = 0;
  for (let at: HTMLElement | null = box; at; at = member(at, 'offsetParent') as HTMLElement | null)
    top += member(at, 'offsetTop') || 0;
  // Inline elements have no client height, and those of SVG no offsets.
  return { top, height: member(box, 'clientHeight') || member(box, 'offsetHeight') || 0 };
}

/** Returns the root margin of an element's observer: large translations need a large one. In steps, so that most elements share an observer. */
export function marginFor(entries: readonly Entry[], ahead: number): string {
  const shifts = entries.flatMap(({ resolver, startValue, midValue, endValue }) =>
    resolver === 'translateY' ? [startValue, midValue, endValue] : [],
  ) as number[];
  const reach = Math.ceil((Math.max(0, ...shifts.map(Math.abs)) * SHIFT_UNIT) / LOOK_AHEAD) * LOOK_AHEAD || 0;
  return `${LOOK_BACK + reach}px 9999px ${ahead + reach}px`;
}

/** All elements of one selector: the first is measured, and all play the same animation (docs/reference/scroll-effects.md#lifecycle). */
interface Group {
  entries: readonly Entry[];
  members: Map<Element, Member>;
  /** Undefined until measured. */
  range?: (ScrollRange & { driver: AnimationDriver }) | undefined;
}

interface Member {
  element: Element;
  group: Group;
  /** Whether it has come near the window, after which its box may be transformed. */
  started?: boolean;
  playing?: Pick<Animation, 'cancel'> | undefined;
  /** Undefined while not observed. */
  unwatch?: (() => void) | undefined;
}

/** Returns the keyframes of an element; undefined for no animation. */
export type KeyframeReader = (entries: readonly Entry[], element: Element) => Keyframe[] | undefined;

export interface SceneOptions {
  viewport: ScrollViewport;
  draw: KeyframeReader;
  /** Selectors of elements whose classes are changed; none in a builder, which might save them. */
  marked: ReadonlySet<string>;
  /** Called for selectors that do not parse. */
  onNonStandard(): void;
  /** Whether an element is left out. @default those with `data-enliven-ignore` */
  isExcluded?(element: Element): boolean;
}

export interface Scene {
  /** Replaces the entries. */
  show(entries: Entries): void;
  /** Replaces the keyframes. @param isMeant whether an element is updated @default all are */
  draw(frames: KeyframeReader, isMeant?: (element: Element) => boolean): void;
  /** Measures all groups in the next frame. */
  refresh(): void;
}

export function scrollScene(root: Element, scope: Scope, options: SceneOptions): Scene {
  const { viewport, marked, onNonStandard, isExcluded = isIgnored } = options;
  const groups = new Map<string, Group>();
  const stateClasses = createStateClasses(scope);
  let { draw } = options;
  let find!: ReturnType<typeof elementFinder>;
  let cancelMeasurement: (() => void) | undefined;
  /** Whether playing groups are measured again. */
  let remeasuresAll = false;

  /** Returns all members, nearly always in document order. */
  const allMembers = (): Member[] => [...groups.values()].flatMap(({ members }) => [...members.values()]);

  function play(member: Member): void {
    const { element, group, playing } = member;
    const { entries, range } = group;
    const frames = range && draw(entries, element);
    member.playing = frames && range.driver(element, frames, range);
    playing?.cancel();
  }

  function removeMember({ element, group, playing, unwatch }: Member): void {
    unwatch?.();
    playing?.cancel();
    group.members.delete(element);
  }

  function measureGroups() {
    const isDue = ({ started, playing }: Member) => started && (remeasuresAll || !playing);
    const boxes = [...groups.values()].flatMap((group) => {
      const members = [...group.members.values()];
      return members.some(isDue) ? [{ group, box: measureBox((members[0] as Member).element) }] : [];
    });
    remeasuresAll = false;
    return { metrics: viewport.measure(refresh), boxes };
  }

  function applyMeasurement({ metrics: { height, header, driver }, boxes }: ReturnType<typeof measureGroups>): void {
    cancelMeasurement = undefined;
    // The driver is loading.
    if (!driver) return;
    boxes.forEach(({ group, box }) => {
      const { range, entries, members } = group;
      const point = triggerPoint(box, entries[0]?.trigger_start, header);
      const moved = range?.point !== point || range.height !== height || range.driver !== driver;
      group.range = { point, height, driver };
      members.forEach((member) => {
        if (member.started && (moved || !member.playing)) play(member);
      });
    });
  }

  function scheduleMeasurement(): void {
    cancelMeasurement ??= measureLaidOut(measureGroups, applyMeasurement);
  }

  function refresh(): void {
    remeasuresAll = true;
    scheduleMeasurement();
  }

  /** Starts a member and those after it, since they share one layout. */
  function startNearby(member: Member): void {
    const members = allMembers();
    const at = members.indexOf(member);
    members.slice(at, at + START_BATCH).forEach((one) => {
      if (one.started || (one !== member && !membersOf(one.element as HTMLElement).offsetHeight)) return;
      one.started = true;
      one.unwatch?.();
      one.unwatch = undefined;
    });
    scheduleMeasurement();
  }

  function addMembers(from: Element): void {
    find(from, (element, id) => {
      if (isExcluded(element)) return;
      const group = groups.get(id);
      if (marked.has(id)) stateClasses.add(element);
      if (!group || group.members.has(element)) return;
      const member: Member = { element, group };
      group.members.set(element, member);
      member.unwatch = watchVisible(
        element,
        (visible) => visible && startNearby(member),
        marginFor(group.entries, viewport.lookAhead),
      );
    });
    refresh();
  }

  scope.add(() => {
    cancelMeasurement?.();
    allMembers().forEach(removeMember);
  });
  scope.add(
    observeMarkup(
      root,
      (subtrees) => (subtrees as Element[]).forEach(addMembers),
      () => {
        for (const member of allMembers()) if (!membersOf(member.element).isConnected) removeMember(member);
        stateClasses.releaseRemoved();
        refresh();
      },
    ),
  );

  return {
    refresh,
    show(entries) {
      groups.forEach(({ members }, id) => {
        if (entries.has(id)) return;
        members.forEach(removeMember);
        groups.delete(id);
      });
      entries.forEach((list, id) => {
        const group: Group = groups.get(id) ?? { entries: [], members: new Map() };
        if (group.entries !== list) group.range = undefined;
        group.entries = list;
        groups.set(id, group);
      });
      find = elementFinder(new Set([...entries.keys(), ...marked]), onNonStandard);
      addMembers(root);
    },
    draw(frames, isMeant = () => true) {
      draw = frames;
      for (const member of allMembers()) if (member.started && isMeant(member.element)) play(member);
    },
  };
}
